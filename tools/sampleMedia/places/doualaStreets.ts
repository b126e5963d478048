import { mix } from '../colour';
import { crowd, place, sundayPeople, townPeople } from '../crowd';
import { box, clipped, linear, n, oval, polygon, range } from '../drawing';
import { plain, pool } from '../land';
import { basin, parasol, parasolFromAbove, table, umbrella } from '../market';
import { cloths, skins, whites } from '../palettes';
import { clouds, rain, rays, sky, sunDisc, veil } from '../sky';
import { lookFrom, type Scene, type Stage, shade, tint } from '../stage';
import { earth } from './doualaTown';

/** The market seen from a balcony right above it. */
export const parasolsFromAbove: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0, eye: 1, sun: [0.1, 0.05] });
  const { width: w, height: h, unit: u, random } = stage;
  const floor = tint(stage, '#d9905a');
  const gradient = linear(stage, [
    [0, mix(floor, '#ffffff', 0.14)],
    [1, shade(stage, floor, 0.14)],
  ]);
  const pairs = [
    ['#b5451f', '#fbf3e2'],
    ['#f2b531', '#b5451f'],
    ['#1f2a5c', '#fbf3e2'],
    ['#0b5d3b', '#f2e3b8'],
    ['#2f7f86', '#f2b531'],
    ['#fdf8ec', '#f1dfc0'],
  ] as const;
  const placed: { x: number; y: number; r: number }[] = [];
  for (let trial = 0; trial < 900; trial++) {
    const r = u * random.between(6.2, 11.5);
    const x = random.between(-0.04, 1.04) * w;
    const y = random.between(-0.04, 1.04) * h;
    const alley = Math.abs(x - w * (0.34 + 0.36 * (y / h) ** 1.3)) < r + u * 7;
    if (!alley && placed.every((other) => Math.hypot(other.x - x, other.y - y) > (other.r + r) * 1.04))
      placed.push({ x, y, r });
  }
  const walkers = range(150).map(() => {
    const y = random.between(0, 1) * h;
    const x = random.chance(0.62)
      ? w * (0.34 + 0.36 * (y / h) ** 1.3) + random.between(-5.6, 5.6) * u
      : random.between(0, 1) * w;
    if (placed.some((p) => Math.hypot(p.x - x, p.y - y) < p.r + u * 0.6)) return '';
    const cloth = tint(stage, random.chance(0.62) ? random.pick(whites) : random.pick(cloths));
    const turn = random.between(0, 180);
    return (
      oval(x + u * 1.1, y + u * 1.2, u * 1.5, u * 0.9, stage.light.shadow, 'opacity=".32"') +
      oval(x, y, u * 1.35, u * 0.85, cloth, `transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`) +
      oval(
        x,
        y,
        u * 0.58,
        u * 0.62,
        tint(
          stage,
          random.chance(0.5) ? random.pick(skins) : random.pick(['#f2b531', '#fdf8ec', '#b5451f', '#1b1412']),
        ),
      )
    );
  });
  const tufts = range(120).map(() =>
    oval(
      random.between(0, 1) * w,
      random.between(0, 1) * h,
      u * random.between(0.2, 0.7),
      u * 0.14,
      stage.light.shadow,
      'opacity=".12"',
    ),
  );
  const goods = placed.flatMap(({ x, y, r }) =>
    range(5).map((i) =>
      oval(
        x + Math.cos(i * 1.3 + r) * r * 1.12,
        y + Math.sin(i * 1.3 + r) * r * 1.12,
        u * 0.9,
        u * 0.9,
        tint(stage, random.pick(['#c9472a', '#f2b531', '#4f8a3f', '#e07a2f'])),
      ),
    ),
  );
  return [
    { depth: 0.3, art: gradient.art + box(0, 0, w, h, gradient.fill) + tufts.join('') + goods.join('') },
    {
      depth: 0.7,
      art:
        walkers.join('') + placed.map(({ x, y, r }) => parasolFromAbove(stage, x, y, r, random.pick(pairs))).join(''),
    },
  ];
};

const fronts = ['#e0a24f', '#c9573a', '#3f7f8c', '#efe0bd', '#7d9a5a', '#d98a6a', '#4a5a96'] as const;

/** House fronts on both sides of a street that runs to its vanishing point. */
function streetFronts(stage: Stage, vx: number): string {
  const { height: h, unit: u, random } = stage;
  const vy = stage.horizon;
  const one = (sign: -1 | 1): string => {
    const reach = sign < 0 ? vx + u * 6 : stage.width - vx + u * 6;
    const at = (depth: number, rise: number): readonly [number, number] => [
      vx + (sign * reach) / depth,
      vy + (h * 0.36) / depth - (rise * h * 0.62) / depth,
    ];
    return range(6)
      .map((index) => {
        const far = 7.6 / 1.4 ** index;
        const near = Math.max(0.8, 7.6 / 1.4 ** (index + 1));
        const tall = random.between(0.9, 1.22);
        const distance = Math.min(0.55, (far - 1) * 0.09);
        const wall = tint(stage, random.pick(fronts), distance);
        const lit = stage.sun[0] > stage.width / 2 ? sign < 0 : sign > 0;
        const colour = lit ? wall : shade(stage, wall, 0.3);
        const hole = stage.light.night ? '#ffd27a' : shade(stage, colour, 0.5);
        const cut = (a: number, b: number, low: number, high: number, fill: string) => {
          const d = (t: number) => 1 / (1 / far + (1 / near - 1 / far) * t);
          return polygon([at(d(a), low), at(d(a), high), at(d(b), high), at(d(b), low)], fill);
        };
        const cloth = tint(stage, random.pick(['#b5451f', '#f2b531', '#fbf3e2', '#0b5d3b']), distance);
        return (
          cut(0, 1, 0, tall, colour) +
          cut(0, 1, 0, 0.07, shade(stage, colour, 0.35)) +
          cut(0.12, 0.38, 0.06, 0.38, hole) +
          cut(0.56, 0.88, 0.06, 0.38, hole) +
          cut(0.16, 0.36, 0.6, 0.82, hole) +
          cut(0.6, 0.82, 0.6, 0.82, hole) +
          cut(-0.02, 1.02, tall, tall + 0.06, tint(stage, '#a33f20', distance)) +
          cut(0.04, 0.94, 0.42, 0.54, cloth) +
          cut(0.04, 0.94, 0.42, 0.455, shade(stage, cloth, 0.35))
        );
      })
      .join('');
  };
  return one(-1) + one(1);
}

/** Stalls, parasols and shoppers in a street of painted fronts. */
export const marketStreet: Scene = (base) => {
  const upright = base.height > base.width;
  const stage = lookFrom(base, { horizon: 0.46, eye: 1.35, sun: upright ? [0.62, 0.3] : [0.44, 0.26] });
  const { width: w, height: h, unit: u } = stage;
  const vx = w * (upright ? 0.56 : 0.48);
  const pairs = [
    ['#b5451f', '#fbf3e2'],
    ['#f2b531', '#c9573a'],
    ['#0b5d3b', '#f2e3b8'],
    ['#1f2a5c', '#fbf3e2'],
    ['#2f7f86', '#f7d98a'],
  ] as const;
  const stall = (sign: -1 | 1, y: number, index: number): string => {
    const size = (y - stage.horizon) / stage.eye;
    const x = vx + sign * (y - stage.horizon) * (upright ? 0.72 : 1.18);
    return (
      pool(stage, x, y, size * 0.7, size * 0.1) +
      parasol(stage, x, y, size * 1.5, pairs[index % pairs.length] ?? pairs[0]) +
      table(stage, x, y + size * 0.05, size * 0.95, size * 0.36, fronts[(index * 2) % fronts.length] ?? fronts[0]) +
      [-0.28, 0, 0.28]
        .map((dx, i) =>
          basin(
            stage,
            x + dx * size,
            y - size * 0.3,
            size * 0.26,
            ['#e9e3d3', '#3f7f8c', '#f2b531'][i] ?? '#e9e3d3',
            ['#c9472a', '#f0a53a', '#5f9a3f'][(i + index) % 3] ?? '#c9472a',
          ),
        )
        .join('')
    );
  };
  const lines = [0.56, 0.63, 0.73, 0.86];
  const street = crowd(stage, {
    cast: townPeople('back', ['walking', 'standing', 'carrying']),
    far: h * 0.52,
    near: h * (upright ? 0.9 : 0.98),
    rows: 5,
    gap: [0.5, 1.05],
    haze: 0.35,
    within: (x, y) => Math.abs(x - vx) < (y - stage.horizon) * (upright ? 0.42 : 0.74),
  });
  return [
    {
      depth: 0.05,
      art: sky(stage) + rays(stage, 0.26) + sunDisc(stage, u * 6) + clouds(stage, h * 0.05, h * 0.2, 3, 0.6),
    },
    { depth: 0.3, art: streetFronts(stage, vx) },
    { depth: 0.5, art: plainBetween(stage, vx) + veil(stage, stage.horizon, u * 12, 0.14) },
    {
      depth: 0.8,
      art: lines.map((y, index) => stall(-1, h * y, index) + stall(1, h * (y + 0.02), index + 2)).join('') + street,
    },
  ];
};

/** The street's earth, cut off where the house fronts stand. */
function plainBetween(stage: Stage, vx: number): string {
  const { width: w, height: h, unit: u } = stage;
  const left = stage.horizon + (h * 0.36 * vx) / (vx + u * 6);
  const right = stage.horizon + (h * 0.36 * (w - vx)) / (w - vx + u * 6);
  const outline = `M${n(vx - u)},${n(stage.horizon + u * 0.4)}L0,${n(left)}V${n(h)}H${n(w)}V${n(right)}L${n(vx + u)},${n(stage.horizon + u * 0.4)}Z`;
  return clipped(stage, outline, plain(stage, stage.horizon, earth, 0.3));
}

/** Umbrellas in a wet street. */
export const rainyStreet: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.45, eye: 1.45, sun: [0.54, 0.2] });
  const { width: w, height: h, unit: u, random } = stage;
  const vx = w * 0.54;
  const walkers = [
    [0.5, 0.55],
    [0.62, 0.6],
    [0.42, 0.66],
    [0.72, 0.74],
    [0.3, 0.82],
    [0.58, 0.94],
  ] as const;
  const colours = ['#f2b531', '#b5451f', '#2f7f86', '#8c2f4b', '#f2b531', '#c9472a'] as const;
  const people = walkers.map(([x, y], index) => {
    const size = (h * y - stage.horizon) / stage.eye;
    const colour = colours[index] ?? colours[0];
    const mirror = oval(w * x, h * y + size * 0.36, size * 0.2, size * 0.36, tint(stage, colour), 'opacity=".34"');
    return (
      mirror +
      place(
        stage,
        { ...sundayPeople('back', ['walking'])(random), posture: 'bearing', stature: 1, child: false, facing: 1 },
        [w * x, h * y],
        0.02,
      ) +
      umbrella(stage, w * x + size * 0.1, h * y - size * 0.98, size * 0.5, colour)
    );
  });
  const puddles = range(16).map(() => {
    const y = random.between(0.58, 0.98) * h;
    return oval(
      vx + random.between(-0.9, 0.9) * (y - stage.horizon),
      y,
      (y - stage.horizon) * random.between(0.1, 0.34),
      (y - stage.horizon) * 0.035,
      stage.light.sun,
      'opacity=".3"',
    );
  });
  return [
    { depth: 0.05, art: sky(stage) + clouds(stage, h * 0.02, h * 0.2, 5, 0.4) },
    { depth: 0.3, art: streetFronts(stage, vx) },
    { depth: 0.5, art: plainBetween(stage, vx) + puddles.join('') + veil(stage, stage.horizon, u * 30, 0.3) },
    { depth: 0.8, art: people.join('') },
    { depth: 1, art: rain(stage, 300) },
  ];
};
