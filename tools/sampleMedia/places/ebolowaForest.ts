import { crowd, place, sundayPeople } from '../crowd';
import { range } from '../drawing';
import { lantern } from '../lamps';
import { grass, plain, pool, road, water } from '../land';
import { bush, forestTree } from '../plants';
import { birds, shafts, sky, veil } from '../sky';
import { lookFrom, type Scene, type Stage, shade } from '../stage';
import { canoe } from '../things';
import { forest, heavens, moss } from './ebolowaRoad';

/** Singing in the clearing, light falling through the crowns. */
export const choirInClearing: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.52, eye: 1.3, sun: [0.5, -0.06] });
  const { width: w, height: h, unit: u } = stage;
  const trunks = [
    [0.05, 1.1],
    [0.18, 0.95],
    [0.3, 0.82],
    [0.72, 0.84],
    [0.84, 0.98],
    [0.96, 1.14],
  ].map(([x = 0, tall = 1], index) =>
    forestTree(
      stage,
      w * x,
      h * (0.64 + Math.abs(x - 0.5) * 0.24),
      h * tall,
      Math.max(0, 0.36 - Math.abs(x - 0.5) * 0.72) + (index % 2) * 0.02,
    ),
  );
  return [
    { depth: 0.05, art: sky(stage) + forest(stage, h * 0.44, h * 0.56, 2, 10) },
    {
      depth: 0.4,
      art:
        plain(stage, h * 0.58, '#2f7a3f', 0.2) + trunks.join('') + shafts({ ...stage, sun: [w * 0.5, 0] }, 7, h, 0.42),
    },
    {
      depth: 0.8,
      art:
        pool(stage, w * 0.5, h * 0.82, w * 0.36, h * 0.1, 0.16) +
        crowd(stage, {
          cast: sundayPeople('front', ['singing', 'singing', 'standing']),
          far: h * 0.72,
          near: h * 0.96,
          rows: 4,
          gap: [0.36, 0.5],
          within: (x, y) => Math.abs(x - w * 0.5) < w * 0.24 + (y - h * 0.7) * 0.5,
        }),
    },
    {
      depth: 1,
      art:
        bush(stage, w * 0.0, h * 1.02, u * 24, '#14532f') +
        bush(stage, w * 1.0, h * 1.03, u * 22, '#14532f') +
        grass(stage, h * 1.02, u * 4, 20, '#2f7a3a'),
    },
  ];
};

/** A canoe in the morning mist. */
export const mistyRiver: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 3, sun: [0.5, 0.28] });
  const { width: w, height: h, unit: u } = stage;
  const bank = (side: -1 | 1) =>
    [0, 1, 2, 3]
      .map((index) =>
        forestTree(
          stage,
          w * (0.5 + side * (0.24 + index * 0.11)),
          h * (0.56 + index * 0.05),
          h * (0.4 + index * 0.17),
          0.5 - index * 0.14,
        ),
      )
      .join('');
  return [
    heavens(stage, u * 8),
    { depth: 0.2, art: forest(stage, h * 0.47, h * 0.52, 2, 12) },
    { depth: 0.4, art: water(stage, h * 0.53, h, '#3f7a74', 1.3) + veil(stage, h * 0.54, u * 22, 0.85) },
    {
      depth: 0.6,
      art: bank(-1) + bank(1) + veil(stage, h * 0.66, u * 16, 0.6) + canoe(stage, w * 0.46, h * 0.78, u * 44, 1),
    },
    {
      depth: 0.9,
      art:
        veil(stage, h * 0.86, u * 14, 0.3) +
        bush(stage, -w * 0.01, h * 0.98, u * 26, '#14532f') +
        bush(stage, w * 1.01, h * 0.99, u * 28, '#14532f') +
        birds(stage, [w * 0.6, h * 0.16], 6, u * 8, u * 1.6),
    },
  ];
};

/** Lanterns in hand along the dark road. */
export const lanternWalk: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 1.2, sun: [0.74, 0.16] });
  const { width: w, height: h, unit: u, random } = stage;
  const warm: Stage = { ...stage, light: { ...stage.light, ambient: '#e6bd92', rim: '#ffcf80' } };
  const walkers = range(15).map((index) => {
    const share = (index + 0.5) / 15;
    const y = h * (0.56 + 0.4 * share ** 1.5);
    const x = w * (0.54 - 0.26 * Math.sin(share * 3) * share + (index % 2 ? 0.1 : -0.08) * (0.25 + share));
    const size = (y - stage.horizon) / stage.eye;
    const person = { ...sundayPeople('back', ['walking'])(random), posture: 'running' as const, facing: 1 as const };
    const reach = size * person.stature;
    return (
      place(warm, { ...person, posture: 'walking' }, [x, y], 0.2 * (1 - share)) +
      lantern(stage, x + reach * 0.19, y - reach * 0.42, size * 0.052)
    );
  });
  return [
    heavens(stage, u * 8),
    { depth: 0.2, art: forest(stage, h * 0.44, h * 0.56, 3, 9) },
    {
      depth: 0.5,
      art:
        plain(stage, h * 0.54, '#1a4a34', 0.1) +
        road(stage, h * 0.54, h * 1.05, (share) => 0.54 - 0.2 * Math.sin(share * 3) * share, w * 0.36, '#8a4a34'),
    },
    { depth: 0.8, art: walkers.join('') },
    {
      depth: 1,
      art:
        forestTree(stage, w * 0.02, h * 1.02, h * 1.2) +
        forestTree(stage, w * 0.99, h * 1.04, h * 1.1) +
        bush(stage, w * 0.95, h * 1.02, u * 20, shade(stage, moss, 0.2)),
    },
  ];
};
