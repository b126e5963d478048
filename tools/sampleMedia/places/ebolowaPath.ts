import { mix } from '../colour';
import { bananaLeaf, cocoaPod } from '../crops';
import { place, sundayPeople } from '../crowd';
import { line, n, oval, range } from '../drawing';
import { grass, plain, road } from '../land';
import { bush, palm } from '../plants';
import { lookFrom, type Scene, shade, tint } from '../stage';
import { forest, heavens, laterite, moss } from './ebolowaRoad';

/** Cocoa pods at hand, the path and its walkers below. */
export const cocoaPath: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.56, eye: 1.5, sun: [0.3, 0.38] });
  const { width: w, height: h, unit: u, random } = stage;
  const bark = tint(stage, '#5a3a28');
  const branch =
    line(
      `M${n(w * 1.06)},${n(h * 0.02)}Q${n(w * 0.74)},${n(h * 0.2)} ${n(w * 0.36)},${n(h * 0.13)}Q${n(w * 0.2)},${n(h * 0.1)} ${n(w * 0.06)},${n(h * 0.14)}`,
      bark,
      u * 3.4,
    ) +
    line(
      `M${n(w * 0.94)},${n(h * 0.04)}Q${n(w * 0.72)},${n(h * 0.175)} ${n(w * 0.4)},${n(h * 0.12)}`,
      mix(bark, stage.light.rim, 0.4),
      u * 0.6,
    );
  const pods = [
    [0.2, 0.135, 19, '#f2b531'],
    [0.42, 0.145, 24, '#d9642a'],
    [0.62, 0.15, 21, '#b5451f'],
    [0.84, 0.12, 18, '#e9a02f'],
  ] as const;
  const leaves = range(12).map((index) =>
    bananaLeaf(
      stage,
      w * (0.04 + index * 0.088),
      h * (0.1 + Math.sin(index * 1.2) * 0.02),
      u * random.between(15, 22),
      index % 2 ? random.between(-70, -20) : random.between(-160, -100),
      random.pick(['#1d7a44', '#2f8a4a', '#146038']),
    ),
  );
  return [
    heavens(stage, u * 8),
    {
      depth: 0.3,
      art:
        forest(stage, h * 0.54, h * 0.63, 3, 6) +
        plain(stage, h * 0.62, '#2a7a40', 0.2) +
        road(stage, h * 0.62, h * 1.05, (share) => 0.58 - 0.12 * Math.sin(share * 3.2), w * 0.32, laterite),
    },
    {
      depth: 0.6,
      art:
        place(
          stage,
          {
            ...sundayPeople('back', ['walking'])(random),
            child: false,
            stature: 1,
            posture: 'walking',
            garment: 'gown',
            cover: 'headwrap',
            coverCloth: '#f2b531',
          },
          [w * 0.44, h * 0.83],
        ) +
        place(
          stage,
          {
            ...sundayPeople('back', ['walking'])(random),
            child: true,
            stature: 0.62,
            cover: 'braids',
            posture: 'walking',
          },
          [w * 0.54, h * 0.82],
        ) +
        place(
          stage,
          {
            ...sundayPeople('back', ['walking'])(random),
            child: false,
            stature: 1,
            posture: 'walking',
            garment: 'suit',
            cover: 'straw',
            coverCloth: '#e3bf7a',
          },
          [w * 0.5, h * 0.72],
          0.1,
        ) +
        bush(stage, w * 0.06, h * 0.94, u * 24, moss) +
        bush(stage, w * 0.98, h * 0.95, u * 24, moss),
    },
    {
      depth: 1,
      art:
        leaves.join('') +
        branch +
        pods.map(([x, y, length, colour]) => cocoaPod(stage, w * x, h * y, u * length, colour)).join(''),
    },
  ];
};

/** Under leaves as large as doors. */
export const bananaWalk: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.56, eye: 1, sun: [0.52, 0.34] });
  const { width: w, height: h, unit: u, random } = stage;
  const near = { ...stage, horizon: h * 0.5, eye: 1 };
  const cast = sundayPeople('back', ['walking']);
  const far = range(14).map((i) =>
    bananaLeaf(
      stage,
      w * (i % 2 ? random.between(-0.02, 0.26) : random.between(0.76, 1.04)),
      h * random.between(0.54, 0.74),
      u * random.between(14, 24),
      i % 2 ? random.between(-80, -20) : random.between(-160, -100),
      '#2f8a4a',
      0.3,
    ),
  );
  const front = [
    [-0.05, 0.42, 44, -46],
    [1.05, 0.38, 46, -136],
    [-0.06, 0.6, 24, 14],
    [1.06, 0.58, 25, 168],
    [-0.06, 0.84, 22, -10],
    [1.06, 0.86, 22, -170],
    [0.04, 1.06, 26, -56],
    [0.97, 1.06, 27, -122],
    [0.2, -0.04, 40, 62],
    [0.84, -0.05, 44, 118],
    [0.5, -0.06, 26, 96],
  ].map(([x = 0, y = 0, length = 0, turn = 0]) =>
    bananaLeaf(stage, w * x, h * y, u * length, turn, random.pick(['#1d7a44', '#2f8a4a', '#12583a'])),
  );
  return [
    heavens(stage, u * 12),
    {
      depth: 0.3,
      art:
        forest(stage, h * 0.54, h * 0.62, 2, 7) +
        plain(stage, h * 0.6, '#2a7a40', 0.2) +
        far.join('') +
        road(stage, h * 0.6, h * 1.05, (share) => 0.52 - 0.05 * Math.sin(share * 4), w * 0.36, laterite),
    },
    {
      depth: 0.7,
      art:
        place(
          near,
          {
            ...cast(random),
            child: false,
            stature: 1,
            posture: 'walking',
            garment: 'gown',
            cloth: '#fdf8ec',
            trim: '#f2b531',
            cover: 'headwrap',
            coverCloth: '#b5451f',
            facing: 1,
          },
          [w * 0.5, h * 0.9],
        ) +
        place(
          near,
          {
            ...cast(random),
            child: true,
            stature: 0.66,
            posture: 'walking',
            garment: 'uniform',
            trim: '#f2b531',
            cover: 'braids',
            facing: 1,
          },
          [w * 0.34, h * 0.915],
        ) +
        place(
          near,
          {
            ...cast(random),
            child: true,
            stature: 0.54,
            posture: 'walking',
            garment: 'suit',
            cover: 'short',
            facing: -1,
          },
          [w * 0.665, h * 0.905],
        ),
    },
    { depth: 1, art: front.join('') },
  ];
};

/** A bunch of plantains on the head, back straight, into the sunset. */
export const plantainBearer: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.66, eye: 1, sun: [0.5, 0.4] });
  const { width: w, height: h, unit: u, random } = stage;
  const near = { ...stage, horizon: h * 0.3, eye: 1 };
  const size = h * 0.62;
  const top = h * 0.92 - size * 0.985;
  const fruit = range(22).map((index) => {
    const row = Math.floor(index / 8);
    const share = ((index % 8) - 3.5) / 3.5;
    const x = w * 0.5 + share * u * (11 - row * 2.4);
    const y = top - u * (1.2 + row * 2.7) + Math.abs(share) * u * 1.6;
    const green = tint(stage, index % 3 ? '#8fae3a' : '#b5b53f');
    return (
      line(
        `M${n(x)},${n(y)}q${n(share * u * 2.2 + u * 0.4)},${n(-u * 1)} ${n(share * u * 3 + u * 0.6)},${n(-u * 3.4)}`,
        shade(stage, green, 0.3),
        u * 2.3,
      ) +
      line(
        `M${n(x - u * 0.3)},${n(y - u * 0.2)}q${n(share * u * 2.2 + u * 0.4)},${n(-u * 1)} ${n(share * u * 3 + u * 0.6)},${n(-u * 3.2)}`,
        green,
        u * 1.4,
      )
    );
  });
  return [
    heavens(stage, u * 22),
    { depth: 0.3, art: forest(stage, h * 0.62, h * 0.72, 3, 6) },
    {
      depth: 0.5,
      art:
        plain(stage, h * 0.74, laterite, 0.1) +
        palm(stage, w * 0.07, h * 0.84, h * 0.64, 0, -0.06) +
        palm(stage, w * 0.95, h * 0.86, h * 0.54, 0, 0.05),
    },
    {
      depth: 0.9,
      art:
        place(
          near,
          {
            ...sundayPeople('back', ['bearing'])(random),
            child: false,
            stature: 1,
            posture: 'bearing',
            garment: 'wrapper',
            cloth: '#fdf8ec',
            trim: '#0b5d3b',
            cover: 'scarf',
            coverCloth: '#f2b531',
            facing: 1,
          },
          [w * 0.5, h * 0.92],
        ) +
        oval(w * 0.5, top, u * 5, u * 1.3, tint(stage, '#fdf8ec')) +
        line(
          `M${n(w * 0.5 - u * 12)},${n(top - u * 2)}Q${n(w * 0.5)},${n(top + u * 0.6)} ${n(w * 0.5 + u * 13)},${n(top - u * 3)}`,
          tint(stage, '#6d7a34'),
          u * 1.6,
        ) +
        fruit.join('') +
        grass(stage, h * 1.01, u * 6, 22, '#2f6a3a'),
    },
  ];
};
