import { place, pupils, townPeople } from '../crowd';
import { line, n, range } from '../drawing';
import { domeHut, thatchedHut } from '../huts';
import { grass, plain, pool } from '../land';
import { basin } from '../market';
import { broadTree } from '../plants';
import { acacia } from '../savannaTrees';
import { seat } from '../seated';
import { sky } from '../sky';
import { lookFrom, type Scene, tint } from '../stage';
import { daySky, dust, farLand } from './gadasVillage';

/** Women walking to the village, babies on their backs. */
export const mothersArriving: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.48, eye: 0.98, sun: [0.3, 0.34] });
  const { width: w, height: h, unit: u, random } = stage;
  const spots = [
    [0.32, 0.72, 1],
    [0.46, 0.76, 1.02],
    [0.62, 0.8, 0.97],
    [0.24, 0.88, 1],
    [0.44, 0.94, 1.03],
    [0.74, 0.97, 0.98],
  ] as const;
  const mothers = spots.map(([x, y, stature], index) =>
    place(
      stage,
      {
        ...townPeople('back', ['carrying'], 'veil')(random),
        child: false,
        posture: 'carrying',
        garment: index % 2 ? 'gown' : 'wrapper',
        cover: index % 3 === 1 ? 'veil' : 'headwrap',
        stature,
      },
      [w * x, h * y],
    ),
  );
  const child = place(
    stage,
    { ...townPeople('back', ['walking'])(random), child: true, posture: 'walking', stature: 0.58, cover: 'short' },
    [w * 0.58, h * 0.96],
  );
  return [
    daySky(stage, u * 10),
    {
      depth: 0.3,
      art:
        farLand(stage) +
        plain(stage, stage.horizon + u * 2, dust, 0.26) +
        thatchedHut(stage, w * 0.58, h * 0.6, h * 0.18, 0.26) +
        thatchedHut(stage, w * 0.72, h * 0.62, h * 0.24, 0.18) +
        thatchedHut(stage, w * 0.9, h * 0.65, h * 0.32, 0.1) +
        acacia(stage, w * 0.06, h * 0.68, h * 0.48, 0.04),
    },
    {
      depth: 0.9,
      art:
        mothers.slice(0, 4).join('') + mothers[4] + child + mothers[5] + grass(stage, h * 1.02, u * 5, 22, '#a5793a'),
    },
  ];
};

/** A mother and her daughter, hand in hand on the way home. */
export const handInHand: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.6, eye: 1, sun: [0.36, 0.42] });
  const { width: w, height: h, unit: u, random } = stage;
  const near = { ...stage, horizon: h * 0.42, eye: 1 };
  const mother = {
    ...townPeople('back', ['standing'])(random),
    child: false,
    stature: 1,
    posture: 'walking',
    garment: 'gown',
    cloth: '#f2b531',
    trim: '#8c2f4b',
    cover: 'veil',
    coverCloth: '#8c2f4b',
    facing: -1,
  } as const;
  const daughter = { ...pupils('back', ['walking'])(random), stature: 0.64, cover: 'braids', facing: 1 } as const;
  return [
    daySky(stage, u * 15, 0.32),
    {
      depth: 0.3,
      art:
        farLand(stage) +
        domeHut(stage, w * 0.12, h * 0.69, h * 0.14, 0.3) +
        domeHut(stage, w * 0.3, h * 0.685, h * 0.1, 0.36),
    },
    { depth: 0.5, art: plain(stage, h * 0.65, dust, 0.16) + acacia(stage, w * 0.88, h * 0.76, h * 0.48) },
    {
      depth: 0.9,
      art:
        place(near, mother, [w * 0.5, h * 0.92]) +
        place(near, daughter, [w * 0.672, h * 0.925]) +
        grass(stage, h * 1.01, u * 7, 26, '#7a5528'),
    },
  ];
};

/** Elders on their bench under the tree. */
export const elders: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.48, eye: 1, sun: [0.1, 0.12] });
  const { width: w, height: h, unit: u, random } = stage;
  const near = { ...stage, horizon: h * 0.3, eye: 1 };
  const seats = [0.3, 0.44, 0.58].map((x, index) =>
    seat(
      near,
      {
        ...townPeople('front', ['standing'])(random),
        child: false,
        stature: 1.05,
        cloth: ['#f4ead6', '#2a3a78', '#0b6d45'][index] ?? '#f4ead6',
        trim: ['#e9dcc2', '#24336b', '#0b5d3b'][index] ?? '#e9dcc2',
        cover: 'cap',
        coverCloth: ['#b5451f', '#fdf8ec', '#f2b531'][index] ?? '#fdf8ec',
      },
      [w * x, h * 0.82],
    ),
  );
  const sticks = [0.315, 0.59].map((x) =>
    line(`M${n(w * x)},${n(h * 0.68)}L${n(w * (x + 0.03))},${n(h * 0.9)}`, tint(stage, '#5a3a24'), u * 0.6),
  );
  const bench =
    line(`M${n(w * 0.2)},${n(h * 0.82)}H${n(w * 0.68)}`, tint(stage, '#6b432a'), u * 2.4) +
    [0.24, 0.64]
      .map((x) => line(`M${n(w * x)},${n(h * 0.83)}V${n(h * 0.9)}`, tint(stage, '#5a3a24'), u * 1.8))
      .join('');
  const visitor = place(
    near,
    {
      ...townPeople('front', ['leaning'])(random),
      child: false,
      stature: 0.98,
      posture: 'leaning',
      garment: 'robe',
      cloth: '#c9732b',
      trim: '#f2b531',
      cover: 'cap',
      coverCloth: '#fdf8ec',
      facing: -1,
    },
    [w * 0.83, h * 0.92],
  );
  return [
    { depth: 0.05, art: sky(stage) + farLand(stage) },
    {
      depth: 0.3,
      art:
        plain(stage, stage.horizon + u * 2, dust, 0.3) +
        thatchedHut(stage, w * 0.1, h * 0.62, h * 0.24, 0.24) +
        thatchedHut(stage, w * 0.9, h * 0.6, h * 0.2, 0.28),
    },
    {
      depth: 0.5,
      art:
        pool(stage, w * 0.48, h * 0.9, w * 0.46, h * 0.08, 0.28) +
        broadTree(stage, w * 0.47, h * 0.78, h * 0.98, 0, '#55762f'),
    },
    { depth: 0.9, art: bench + seats.join('') + sticks.join('') + visitor },
  ];
};

/** The household around the child who holds the sheet. */
export const household: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.46, eye: 1, sun: [0.84, 0.2] });
  const { width: w, height: h, unit: u, random } = stage;
  const near = { ...stage, horizon: h * 0.4, eye: 1 };
  const folk = townPeople('front', ['standing'], 'veil');
  const members = [
    [0.24, 1.04, 'robe', 'cap', false],
    [0.38, 0.98, 'gown', 'veil', false],
    [0.66, 1, 'gown', 'headwrap', false],
    [0.79, 0.94, 'robe', 'cap', false],
  ] as const;
  const adults = members.map(([x, stature, garment, cover, child], index) =>
    place(
      near,
      { ...folk(random), child, stature, garment, cover, posture: index === 3 ? 'leaning' : 'standing', facing: 1 },
      [w * x, h * 0.93],
    ),
  );
  const child = place(
    near,
    { ...pupils('front', ['raising'])(random), stature: 0.68, posture: 'raising', cover: 'short', facing: 1 },
    [w * 0.52, h * 0.965],
  );
  const little = place(
    near,
    {
      ...folk(random),
      child: true,
      stature: 0.46,
      posture: 'singing',
      garment: 'uniform',
      cover: 'short',
      cloth: '#f2b531',
      trim: '#b5451f',
    },
    [w * 0.14, h * 0.96],
  );
  return [
    daySky(stage, u * 8),
    {
      depth: 0.3,
      art:
        farLand(stage) +
        plain(stage, stage.horizon + u * 2, dust, 0.24) +
        acacia(stage, w * 0.97, h * 0.66, h * 0.4, 0.1) +
        domeHut(stage, w * 0.5, h * 0.72, h * 0.64, 0.02) +
        domeHut(stage, w * 0.08, h * 0.66, h * 0.36, 0.14),
    },
    {
      depth: 0.9,
      art:
        adults.join('') +
        child +
        little +
        range(3)
          .map((i) =>
            basin(
              stage,
              w * (0.89 + i * 0.045),
              h * (0.95 + i * 0.012),
              u * 6,
              ['#e9e3d3', '#3f7f8c', '#b5451f'][i] ?? '#e9e3d3',
              '#d9a24a',
            ),
          )
          .join(''),
    },
  ];
};
