import { church } from '../buildings';
import { mix } from '../colour';
import { crowd, sundayPeople } from '../crowd';
import { line, linear, n, polygon, range } from '../drawing';
import { hill, plain, relief, water } from '../land';
import { palm } from '../plants';
import { birds, clouds, moon, rays, sky, stars, sunDisc, veil } from '../sky';
import { type Layer, lookFrom, type Scene, type Stage, shade, tint } from '../stage';
import { canoe } from '../things';
import { riverBridge } from '../waterfront';

export const river = '#2f5f9a';

export const laterite = '#b5491f';

export function heavens(stage: Stage, radius: number): Layer {
  const { light } = stage;
  const art = light.night
    ? sky(stage) + stars(stage, 150, stage.horizon) + moon(stage, radius * 0.6)
    : sky(stage) + rays(stage) + sunDisc(stage, radius);
  return { depth: 0.05, art };
}

export function farBank(stage: Stage, y: number): string {
  const land = hill(stage, relief(stage, { base: y, rise: stage.unit * 3.4, waves: 3 }), {
    colour: '#3f7a5a',
    distance: 0.55,
    foot: y + stage.unit * 2,
  });
  const trees = range(16).map(() =>
    palm(
      stage,
      stage.random.between(0, 1) * stage.width,
      y,
      stage.unit * stage.random.between(4, 7),
      0.5,
      stage.random.between(-0.1, 0.1),
    ),
  );
  return land + trees.join('');
}

/** The square above the river: church, bridge, and a crowd turned towards the sun. */
export const riverSquare: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.44, eye: 1.75, sun: [0.6, 0.29] });
  const { width: w, height: h, unit: u } = stage;
  const shore = h * 0.6;
  const doorStep = h * 0.66;
  return [
    heavens(stage, u * 11),
    { depth: 0.2, art: farBank(stage, stage.horizon) },
    {
      depth: 0.3,
      art:
        water(stage, stage.horizon, shore + u * 3, river) +
        riverBridge(
          stage,
          { x: w * 1.06, y: h * 0.405, size: h * 0.16 },
          { x: -w * 0.06, y: h * 0.425, size: h * 0.05 },
          6,
          0.06,
        ) +
        canoe(stage, w * 0.5, h * 0.545, u * 9, 1),
    },
    {
      depth: 0.55,
      art:
        plain(stage, shore, laterite, 0.16) +
        palm(stage, w * 0.045, h * 0.66, h * 0.36, 0.06, 0.05) +
        church(stage, w * 0.24, doorStep, h * 0.57),
    },
    {
      depth: 0.7,
      art:
        palm(stage, w * 0.89, h * 0.66, h * 0.4, 0, -0.08) +
        palm(stage, w * 0.965, h * 0.69, h * 0.31, 0.03, 0.06) +
        birds(stage, [w * 0.42, h * 0.16], 7, u * 9, u * 1.5),
    },
    {
      depth: 0.9,
      art: crowd(stage, {
        cast: sundayPeople('back', ['standing', 'standing', 'walking', 'carrying']),
        far: h * 0.64,
        near: h * 1.2,
        rows: 6,
        gap: [0.34, 0.62],
        haze: 0.24,
        within: (x, y) => y > h * 0.69 || Math.abs(x - w * 0.24) > w * 0.13,
      }),
    },
  ];
};

/** Two canoes on the water, near enough to count the folds of the nets. */
export const canoes: Scene = (base) => {
  const upright = base.height > base.width;
  const stage = lookFrom(base, { horizon: upright ? 0.42 : 0.44, eye: 3, sun: upright ? [0.6, 0.2] : [0.3, 0.34] });
  const { width: w, height: h, unit: u } = stage;
  const night = stage.light.night ?? false;
  const boats = upright
    ? canoe(stage, w * 0.72, h * 0.54, u * 18, -1) + canoe(stage, w * 0.46, h * 0.76, u * 58, 1, night)
    : canoe(stage, w * 0.78, h * 0.56, u * 21, -1) + canoe(stage, w * 0.43, h * 0.79, u * 62, 1, night);
  return [
    heavens(stage, u * 8),
    { depth: 0.2, art: farBank(stage, stage.horizon) + veil(stage, stage.horizon, u * 9, 0.55) },
    { depth: 0.4, art: water(stage, stage.horizon, h, river, 1.6) + boats },
    {
      depth: 0.9,
      art:
        palm(stage, w * 0.97, h * 1.02, h * (upright ? 0.5 : 0.78), 0, -0.13) +
        (night ? '' : birds(stage, [w * 0.58, h * 0.2], 8, u * 11, u * 1.8)),
    },
  ];
};

/** On the deck of the bridge, walking towards the light. */
export const bridgeWalk: Scene = (base) => {
  const upright = base.height > base.width;
  const stage = lookFrom(base, { horizon: upright ? 0.42 : 0.45, eye: 1.9, sun: [0.55, upright ? 0.31 : 0.3] });
  const { width: w, height: h, unit: u } = stage;
  const vx = w * 0.52;
  const vy = stage.horizon;
  const spread = upright ? 1.05 : 0.62;
  const side = (share: number, sign: number, lift: number): readonly [number, number] => [
    vx + sign * w * spread * share,
    vy + (h * 1.05 - vy) * share - lift * h * 0.2 * share,
  ];
  const road = tint(stage, '#8c7a86');
  const gradient = linear(stage, [
    [0, mix(road, stage.light.haze, 0.7)],
    [0.5, road],
    [1, shade(stage, road, 0.3)],
  ]);
  const deck = polygon([side(0.015, -1, 0), side(0.015, 1, 0), side(1.3, 1, 0), side(1.3, -1, 0)], gradient.fill);
  const kerbs = [-1, 1].map((sign) =>
    polygon(
      [side(0.015, sign, 0), side(1.3, sign, 0), side(1.3, sign * 0.86, 0), side(0.015, sign * 0.86, 0)],
      tint(stage, '#e9dcc2'),
      'opacity=".8"',
    ),
  );
  const steel = tint(stage, '#25326b');
  const rails = [-1, 1].flatMap((sign) => [
    ...[0.5, 1].map((lift) =>
      polygon(
        [side(0.02, sign, lift), side(1.3, sign, lift), side(1.3, sign, lift - 0.09), side(0.02, sign, lift - 0.09)],
        steel,
      ),
    ),
    ...range(15).map((index) => {
      const share = 0.03 * 1.3 ** index;
      const [x, top] = side(share, sign, 1);
      const [, foot] = side(share, sign, 0);
      return line(`M${n(x)},${n(top)}V${n(foot)}`, steel, Math.max(1.5, share * u * 1.1));
    }),
    ...range(5).map((index) => {
      const share = 0.07 * 1.75 ** index;
      const [x, foot] = side(share, sign * 1.01, 0);
      const top = foot - h * 0.95 * share;
      return line(
        `M${n(x)},${n(foot)}V${n(top)}q${n(-sign * share * u * 3)},${n(-share * u * 6)} ${n(-sign * share * u * 13)},${n(-share * u * 5)}`,
        steel,
        share * u * 1.3,
      );
    }),
  ]);
  const inside = (x: number, y: number): boolean => {
    const share = (y - vy) / (h * 1.05 - vy);
    return Math.abs(x - vx) < w * spread * share * 0.78;
  };
  return [
    heavens(stage, u * 9),
    { depth: 0.2, art: farBank(stage, stage.horizon) + clouds(stage, h * 0.06, h * 0.2, 3, 0.5) },
    { depth: 0.3, art: water(stage, stage.horizon, h, river) },
    { depth: 0.6, art: gradient.art + deck + kerbs.join('') + rails.join('') },
    {
      depth: 0.9,
      art: crowd(stage, {
        cast: sundayPeople('back', ['walking', 'walking', 'carrying', 'standing']),
        far: h * (upright ? 0.47 : 0.5),
        near: h * (upright ? 0.92 : 1.02),
        rows: 7,
        gap: [0.38, 0.78],
        haze: 0.3,
        within: inside,
      }),
    },
  ];
};
