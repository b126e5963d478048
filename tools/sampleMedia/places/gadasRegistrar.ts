import { mix } from '../colour';
import { place, pupils, townPeople } from '../crowd';
import { box, line, linear, n, oval, path, polygon, range } from '../drawing';
import { thatchedHut } from '../huts';
import { plain, pool } from '../land';
import { table } from '../market';
import { acacia } from '../savannaTrees';
import { shafts, sky, sunDisc } from '../sky';
import { lookFrom, type Scene, type Stage, shade, tint } from '../stage';
import { dust, farLand } from './gadasGround';

function officer(stage: Stage, x: number, y: number): string {
  const clerk = {
    ...townPeople('front', ['holding'])(stage.random),
    posture: 'holding',
    child: false,
    stature: 0.9,
    garment: 'suit',
    cloth: '#fdf8ec',
    cover: 'cap',
    coverCloth: '#8c2f4b',
    facing: 1,
  } as const;
  return place(stage, clerk, [x, y]);
}

function desk(stage: Stage, x: number, y: number, width: number, height: number): string {
  const top = y - height;
  const sheet = tint(stage, '#ffffff');
  const pile = range(6).map((i) =>
    box(
      x - width * 0.36 + (i % 2) * 2,
      top - height * (0.06 + i * 0.03),
      width * 0.16,
      height * 0.03,
      i % 2 ? sheet : shade(stage, sheet, 0.16),
    ),
  );
  const open =
    polygon(
      [
        [x - width * 0.1, top - height * 0.08],
        [x + width * 0.16, top - height * 0.08],
        [x + width * 0.18, top + height * 0.06],
        [x - width * 0.11, top + height * 0.06],
      ],
      sheet,
    ) +
    line(
      `M${n(x + width * 0.03)},${n(top - height * 0.08)}V${n(top + height * 0.06)}`,
      shade(stage, sheet, 0.3),
      height * 0.012,
    );
  const stamp =
    box(x + width * 0.28, top - height * 0.12, width * 0.05, height * 0.16, tint(stage, '#5a3a24'), 'rx="3"') +
    oval(x + width * 0.305, top - height * 0.15, width * 0.03, height * 0.06, tint(stage, '#b5451f'));
  return table(stage, x, y, width, height, '#0b5d3b') + pile.join('') + open + stamp;
}

function awning(stage: Stage, left: number, right: number, y: number, foot: number): string {
  const { unit: u } = stage;
  const count = 10;
  const stripes = range(count).map((index) => {
    const a = left + ((right - left) * index) / count;
    const b = left + ((right - left) * (index + 1)) / count;
    const colour = tint(stage, index % 2 ? '#fbf3e2' : '#b5451f');
    return (
      polygon(
        [
          [a + (b - left) * 0.02, y - u * 6],
          [b + (b - left) * 0.02, y - u * 6],
          [b, y],
          [a, y],
        ],
        colour,
      ) +
      path(
        `M${n(a)},${n(y)}H${n(b)}V${n(y + u * 1.4)}Q${n((a + b) / 2)},${n(y + u * 3)} ${n(a)},${n(y + u * 1.4)}Z`,
        shade(stage, colour, 0.2),
      )
    );
  });
  const posts = [left + u, right - u].map((px) =>
    line(`M${n(px)},${n(y)}V${n(foot)}`, tint(stage, '#5a3a24'), u * 1.1),
  );
  return posts.join('') + stripes.join('');
}

/** The registrar at his table under an awning, families in line. */
export const registrar: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.48, eye: 1.2, sun: [0.86, 0.14] });
  const { width: w, height: h, unit: u, random } = stage;
  const near = { ...stage, horizon: h * 0.42, eye: 1 };
  const mothers = townPeople('back', ['carrying', 'standing'], 'veil');
  const queue = [0.62, 0.72, 0.8, 0.89, 0.97].map((x, index) =>
    index % 2 === 1
      ? place(near, { ...pupils('back', ['standing'])(random), stature: 0.66, facing: 1 }, [
          w * x,
          h * (0.93 + index * 0.008),
        ])
      : place(
          near,
          {
            ...mothers(random),
            child: false,
            stature: 0.98,
            garment: 'gown',
            posture: index === 2 ? 'standing' : 'carrying',
            cover: index === 2 ? 'veil' : 'headwrap',
            facing: -1,
          },
          [w * x, h * (0.92 + index * 0.008)],
        ),
  );
  return [
    { depth: 0.05, art: sky(stage) + sunDisc(stage, u * 6) + farLand(stage) },
    {
      depth: 0.4,
      art:
        plain(stage, stage.horizon + u * 2, dust, 0.3) +
        thatchedHut(stage, w * 0.76, h * 0.62, h * 0.22, 0.2) +
        thatchedHut(stage, w * 0.92, h * 0.61, h * 0.18, 0.26) +
        acacia(stage, w * 0.62, h * 0.6, h * 0.26, 0.2),
    },
    {
      depth: 0.6,
      art:
        pool(stage, w * 0.3, h * 0.88, w * 0.36, h * 0.06, 0.3) +
        officer(near, w * 0.35, h * 0.86) +
        desk(stage, w * 0.32, h * 0.93, w * 0.4, h * 0.26) +
        awning(stage, w * 0.04, w * 0.56, h * 0.3, h * 0.95),
    },
    { depth: 0.9, art: queue.join('') },
  ];
};

/** A mother and her child at the table, upright and near. */
export const atTheTable: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.44, eye: 1, sun: [0.9, 0.16] });
  const { width: w, height: h, unit: u, random } = stage;
  const far = { ...stage, horizon: h * 0.3, eye: 1 };
  const near = { ...stage, horizon: h * 0.34, eye: 1 };
  const wall = tint(stage, '#d9a06a');
  const mats = range(9).map((i) =>
    line(`M0,${n(h * (0.06 + i * 0.065))}H${n(w)}`, shade(stage, wall, 0.25), u * 0.24, 'opacity=".5"'),
  );
  const glow = linear(stage, [
    [0, mix(wall, stage.light.rim, 0.4)],
    [1, shade(stage, wall, 0.25)],
  ]);
  return [
    {
      depth: 0.1,
      art:
        glow.art +
        box(0, 0, w, h, glow.fill) +
        mats.join('') +
        shafts(stage, 4, h * 0.7, 0.35) +
        plain(stage, h * 0.66, dust, 0.05),
    },
    { depth: 0.4, art: officer(far, w * 0.36, h * 0.74) + desk(stage, w * 0.42, h * 0.84, w * 0.74, h * 0.22) },
    {
      depth: 0.9,
      art:
        place(
          near,
          {
            ...townPeople('back', ['carrying'])(random),
            child: false,
            stature: 1,
            posture: 'standing',
            garment: 'gown',
            cloth: '#8c2f4b',
            trim: '#f2b531',
            cover: 'veil',
            coverCloth: '#f2b531',
            facing: 1,
          },
          [w * 0.78, h * 1.0],
        ) +
        place(near, { ...pupils('back', ['standing'])(random), stature: 0.66, facing: 1, cover: 'short' }, [
          w * 0.54,
          h * 1.01,
        ]) +
        awning(stage, -u * 2, w + u * 4, h * 0.09, 0),
    },
  ];
};
