import { church } from '../buildings';
import { mix } from '../colour';
import { crowd, place, sundayPeople } from '../crowd';
import { box, line, linear, n, oval, path, range } from '../drawing';
import { hill, plain, pool, relief } from '../land';
import { whites } from '../palettes';
import { broadTree, palm } from '../plants';
import { birds, clouds, rays, shafts, sky, sunDisc } from '../sky';
import { lookFrom, type Scene, type Stage, shade, tint } from '../stage';
import { earth } from './doualaTown';

/** The steps and the white front of the church. */
export const churchFront: Scene = (base) => {
  const upright = base.height > base.width;
  const stage = lookFrom(base, { horizon: upright ? 0.6 : 0.58, eye: 1.9, sun: upright ? [0.2, 0.3] : [0.2, 0.26] });
  const { width: w, height: h, unit: u } = stage;
  const x = w * (upright ? 0.54 : 0.6);
  const foot = h * (upright ? 0.68 : 0.72);
  const stone = tint(stage, '#ead9bd');
  const steps = range(4).map((index) =>
    box(
      x - u * (17 + index * 3.6),
      foot + index * u * 1.5,
      u * (34 + index * 7.2),
      u * 1.5,
      shade(stage, stone, 0.08 + (index % 2) * 0.1),
    ),
  );
  const yard = plain(stage, stage.horizon + u * 3, earth, 0.2);
  const congregation = crowd(stage, {
    cast: sundayPeople('back', ['walking', 'walking', 'standing', 'carrying']),
    far: foot + u * 6.5,
    near: h * 1.06,
    rows: 5,
    gap: [0.36, 0.72],
    within: (px, py) =>
      Math.abs(px - x - (w * 0.36 - x) * ((py - foot) / (h - foot)) * 0.8) <
      w * (upright ? 0.34 : 0.26) + (py - foot) * 0.4,
  });
  const onSteps = [-0.055, 0.005, 0.06].map((dx) =>
    place({ ...stage, horizon: foot - u * 9.5, eye: 1 }, sundayPeople('back', ['walking'])(stage.random), [
      x + dx * w,
      foot + u * 1.2,
    ]),
  );
  return [
    { depth: 0.05, art: sky(stage) + rays(stage) + sunDisc(stage, u * 8) + clouds(stage, h * 0.08, h * 0.3, 3, 0.6) },
    {
      depth: 0.2,
      art: hill(stage, relief(stage, { base: stage.horizon + u * 3, rise: u * 7 }), {
        colour: '#3f7d50',
        distance: 0.5,
        foot: stage.horizon + u * 6,
      }),
    },
    {
      depth: 0.4,
      art:
        yard +
        palm(stage, w * 0.1, foot, h * 0.34, 0.1, 0.05) +
        palm(stage, w * 0.93, foot - u, h * 0.44, 0.08, 0.07) +
        pool(stage, x, foot + u, u * 30, u * 2, 0.2) +
        church(stage, x, foot, h * (upright ? 0.56 : 0.68)),
    },
    { depth: 0.6, art: steps.join('') + onSteps.join('') },
    { depth: 0.9, art: congregation },
  ];
};

function choirRows(stage: Stage, rows: number, base: number, height: number, rise: number): string {
  const { random, width: w } = stage;
  return range(rows)
    .map((index) => {
      const row = rows - 1 - index;
      const y = base - row * rise;
      const size = height * (1 - row * 0.1);
      const flat = { ...stage, horizon: y - size, eye: 1 };
      const gap = size * 0.4;
      const cast = sundayPeople('front', ['singing', 'singing', 'standing', 'holding']);
      const singers = range(w / gap + 2).map((column) => {
        const singer = cast(random);
        const x = (column - 0.6 + (row % 2) * 0.5) * gap + random.between(-0.05, 0.05) * size;
        const trim = random.pick(['#b5451f', '#f2b531', '#1f2a5c']);
        return place(
          flat,
          {
            ...singer,
            posture: singer.posture === 'holding' || singer.child ? 'singing' : singer.posture,
            garment: 'gown',
            cloth: random.pick(whites),
            trim,
            stature: singer.child ? 0.8 : singer.stature,
            cover: random.pick(['short', 'headwrap', 'bun', 'headwrap', 'scarf']),
            coverCloth: trim,
          },
          [x, y + random.between(-0.02, 0.02) * size],
        );
      });
      const bench =
        row > 0
          ? linear(stage, [
              [0, stage.light.shadow, 0.32],
              [1, stage.light.shadow, 0],
            ])
          : undefined;
      return singers.join('') + (bench ? bench.art + box(0, y - size * 0.12, w, size * 0.5, bench.fill) : '');
    })
    .join('');
}

/** The choir under the rose window, in coloured light. */
export const choirInside: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 1, sun: [0.5, 0.24] });
  const { width: w, height: h, unit: u } = stage;
  const wall = tint(stage, '#27366f');
  const gradient = linear(stage, [
    [0, mix(wall, '#4f6cb0', 0.6)],
    [1, shade(stage, wall, 0.4)],
  ]);
  const [cx, cy] = stage.sun;
  const r = Math.min(w * 0.36, h * 0.24);
  const glass = ['#f2b531', '#e2703a', '#2f7f86', '#f7e2a8', '#8c2f4b', '#3f8a5a'] as const;
  const petals = range(12).map((index) => {
    const a = (index / 12) * Math.PI * 2;
    const b = ((index + 1) / 12) * Math.PI * 2;
    const at = (angle: number, reach: number) =>
      `${n(cx + Math.cos(angle) * r * reach)},${n(cy + Math.sin(angle) * r * reach)}`;
    return (
      path(
        `M${at(a, 0.34)}L${at(a, 0.94)}A${n(r * 0.94)},${n(r * 0.94)} 0 0 1 ${at(b, 0.94)}L${at(b, 0.34)}Z`,
        glass[index % 6] ?? glass[0],
      ) +
      path(
        `M${at(a, 0.34)}L${at(a, 0.6)}A${n(r * 0.6)},${n(r * 0.6)} 0 0 1 ${at(b, 0.6)}L${at(b, 0.34)}Z`,
        glass[(index + 3) % 6] ?? glass[0],
      ) +
      line(`M${at(a, 0.3)}L${at(a, 0.96)}`, wall, u * 0.7)
    );
  });
  const rose =
    oval(cx, cy, r * 1.08, r * 1.08, tint(stage, '#e9dcc2')) +
    oval(cx, cy, r, r, wall) +
    petals.join('') +
    oval(cx, cy, r * 0.32, r * 0.32, '#f7e2a8') +
    line(
      `M${n(cx - r * 0.6)},${n(cy)}a${n(r * 0.6)},${n(r * 0.6)} 0 1 0 ${n(r * 1.2)},0a${n(r * 0.6)},${n(r * 0.6)} 0 1 0 ${n(-r * 1.2)},0`,
      wall,
      u * 0.6,
    );
  const columns = [0.07, 0.93].map(
    (x) =>
      box(w * x - u * 3, 0, u * 6, h, tint(stage, '#d8c7a6')) +
      box(w * x + u * 0.6, 0, u * 2.4, h, stage.light.shadow, 'opacity=".28"'),
  );
  return [
    {
      depth: 0.1,
      art:
        gradient.art +
        box(0, 0, w, h, gradient.fill) +
        rose +
        shafts({ ...stage, sun: [cx, cy] }, 6, h, 0.34) +
        columns.join(''),
    },
    { depth: 0.8, art: choirRows(stage, 4, h * 1.03, h * (h > w ? 0.3 : 0.42), h * 0.1) },
  ];
};

/** The whole choir in the open, arms raised before the setting sun. */
export const choirOutside: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 1, sun: [0.5, 0.3] });
  const { width: w, height: h, unit: u } = stage;
  const leader = {
    ...sundayPeople('back', ['singing'])(stage.random),
    child: false,
    stature: 1,
    garment: 'robe',
    posture: 'singing',
    cover: 'short',
    cloth: '#1f2a5c',
    trim: '#f2b531',
  } as const;
  return [
    { depth: 0.05, art: sky(stage) + rays(stage, 0.5) + sunDisc(stage, u * 20) },
    {
      depth: 0.2,
      art:
        hill(stage, relief(stage, { base: h * 0.58, rise: u * 8 }), {
          colour: '#5a6a4a',
          distance: 0.4,
          foot: h * 0.62,
        }) +
        palm(stage, w * 0.06, h * 0.62, h * 0.46, 0.05, 0.06) +
        palm(stage, w * 0.95, h * 0.62, h * 0.42, 0.05, -0.06),
    },
    { depth: 0.6, art: plain(stage, h * 0.57, earth, 0.1) + choirRows(stage, 3, h * 0.9, h * 0.36, h * 0.095) },
    { depth: 0.9, art: place({ ...stage, horizon: h * 0.5, eye: 1 }, leader, [w * 0.5, h * 1.1]) },
  ];
};

/** The tower from its foot, birds around the cross. */
export const bellTower: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.98, eye: 1, sun: [0.84, 0.2] });
  const { width: w, height: h, unit: u } = stage;
  return [
    {
      depth: 0.05,
      art: sky(stage) + rays(stage, 0.5) + sunDisc(stage, u * 8) + clouds(stage, h * 0.3, h * 0.62, 4, 0.8),
    },
    {
      depth: 0.3,
      art: palm(stage, w * 0.95, h * 1.06, h * 0.62, 0.12, -0.1) + church(stage, w * 0.4, h * 1.02, h * 0.94),
    },
    {
      depth: 0.6,
      art: birds(stage, [w * 0.62, h * 0.2], 9, u * 18, u * 2.6) + broadTree(stage, -w * 0.04, h * 1.1, h * 0.42),
    },
    {
      depth: 0.9,
      art: crowd(
        { ...stage, horizon: h * 0.8, eye: 1.7 },
        {
          cast: sundayPeople('back', ['standing', 'walking', 'carrying']),
          far: h * 1.02,
          near: h * 1.08,
          rows: 2,
          gap: [0.34, 0.6],
        },
      ),
    },
  ];
};
