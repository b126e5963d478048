import { hill, relief } from '../land';
import { rays, sky, sunDisc } from '../sky';
import type { Layer, Stage } from '../stage';

export const dust = '#c5763c';

export function openSky(stage: Stage, radius: number, beams = 0.26): Layer {
  return { depth: 0.05, art: sky(stage) + rays(stage, beams) + sunDisc(stage, radius) };
}

export function farLand(stage: Stage, colour = '#a5713f'): string {
  const { horizon, unit: u } = stage;
  return (
    hill(stage, relief(stage, { base: horizon + u, rise: u * 5, waves: 1.6 }), {
      colour,
      distance: 0.55,
      foot: horizon + u * 4,
    }) +
    hill(stage, relief(stage, { base: horizon + u * 1.6, rise: u * 2.4, waves: 2.6 }), {
      colour,
      distance: 0.35,
      foot: horizon + u * 5,
    })
  );
}
