import { mix } from '../colour';
import { place, sundayPeople } from '../crowd';
import { n, path } from '../drawing';
import { plain, water } from '../land';
import { palm } from '../plants';
import { birds } from '../sky';
import { lookFrom, type Scene, tint } from '../stage';
import { canoe } from '../things';
import { riverBridge } from '../waterfront';
import { farBank, heavens, laterite, river } from './doualaRiver';

/** A mother seen from behind, her child asleep on her back, the sun around her head. */
export const motherAndChild: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.62, eye: 0.9, sun: [0.5, 0.36] });
  const { width: w, height: h, unit: u } = stage;
  const { random } = stage;
  const person = {
    ...sundayPeople('back', ['carrying'])(random),
    stature: 1,
    child: false,
    posture: 'carrying',
    garment: 'gown',
    cloth: '#fdf8ec',
    trim: '#b5451f',
    cover: 'headwrap',
    coverCloth: '#f2b531',
    facing: 1,
  } as const;
  const big = { ...stage, horizon: h * 0.14, eye: 1 };
  return [
    heavens(stage, u * 24),
    { depth: 0.2, art: farBank(stage, stage.horizon) },
    { depth: 0.3, art: water(stage, stage.horizon, h * 0.86, river, 1.8) },
    {
      depth: 0.6,
      art:
        plain(stage, h * 0.83, laterite, 0.1) +
        palm(stage, w * 0.09, h * 0.9, h * 0.62, 0, -0.08) +
        palm(stage, w * 0.93, h * 0.93, h * 0.5, 0, 0.06),
    },
    { depth: 0.9, art: place(big, person, [w * 0.5, h * 0.965]) },
  ];
};

/** Five people of one house, from behind, before the river. */
export const family: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 1.35, sun: [0.36, 0.36] });
  const { width: w, height: h, unit: u, random } = stage;
  const cast = sundayPeople('back', ['standing']);
  const members = [
    { at: 0.3, stature: 1.06, garment: 'suit', cover: 'cap', coverCloth: '#f2b531', posture: 'standing', child: false },
    {
      at: 0.43,
      stature: 0.66,
      garment: 'uniform',
      cover: 'braids',
      coverCloth: '#ffffff',
      posture: 'standing',
      child: true,
    },
    {
      at: 0.55,
      stature: 0.99,
      garment: 'gown',
      cover: 'headwrap',
      coverCloth: '#b5451f',
      posture: 'carrying',
      child: false,
    },
    {
      at: 0.68,
      stature: 0.8,
      garment: 'suit',
      cover: 'short',
      coverCloth: '#ffffff',
      posture: 'standing',
      child: true,
    },
    {
      at: 0.8,
      stature: 0.93,
      garment: 'wrapper',
      cover: 'scarf',
      coverCloth: '#ffffff',
      posture: 'leaning',
      child: false,
    },
  ] as const;
  const close = { ...stage, horizon: h * 0.3, eye: 1 };
  const figures = members.map(({ at, ...member }) =>
    place(close, { ...cast(random), ...member, facing: 1 }, [w * at, h * 0.985]),
  );
  return [
    heavens(stage, u * 12),
    {
      depth: 0.2,
      art:
        farBank(stage, stage.horizon) +
        riverBridge(
          stage,
          { x: -w * 0.05, y: h * 0.46, size: h * 0.12 },
          { x: w * 1.05, y: h * 0.485, size: h * 0.05 },
          6,
          0.35,
        ),
    },
    {
      depth: 0.3,
      art: water(stage, stage.horizon, h * 0.84, river, 1.6) + canoe(stage, w * 0.9, h * 0.62, u * 13, -1),
    },
    { depth: 0.6, art: plain(stage, h * 0.82, laterite, 0.08) + palm(stage, w * 0.03, h * 0.9, h * 0.8, 0, 0.1) },
    { depth: 0.9, art: figures.join('') },
  ];
};

/** Children racing along the wet sand. */
export const shoreChildren: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.44, eye: 1, sun: [0.7, 0.37] });
  const { width: w, height: h, unit: u, random } = stage;
  const cast = sundayPeople('front', ['running']);
  const runners = [
    [0.1, 0.8],
    [0.25, 0.9],
    [0.4, 0.78],
    [0.56, 0.94],
    [0.76, 0.84],
  ] as const;
  const children = runners.map(([x, y]) =>
    place(
      stage,
      {
        ...cast(random),
        child: true,
        stature: random.between(0.85, 1),
        garment: random.pick(['uniform', 'suit']),
        cover: random.pick(['short', 'braids', 'bun']),
        facing: 1,
        trim: random.pick(['#f2b531', '#b5451f', '#2f6fb0']),
      },
      [w * x, h * y],
    ),
  );
  const sand = tint(stage, '#c98555');
  const wet = path(
    `M0,${n(h * 0.66)}Q${n(w * 0.3)},${n(h * 0.63)} ${n(w * 0.6)},${n(h * 0.67)}T${n(w)},${n(h * 0.65)}V${n(h * 0.7)}Q${n(w * 0.5)},${n(h * 0.75)} 0,${n(h * 0.7)}Z`,
    mix(sand, stage.light.sun, 0.45),
    'opacity=".7"',
  );
  return [
    heavens(stage, u * 10),
    { depth: 0.2, art: farBank(stage, stage.horizon) + birds(stage, [w * 0.26, h * 0.2], 9, u * 12, u * 1.6) },
    {
      depth: 0.3,
      art: water(stage, stage.horizon, h * 0.7, river, 1.4) + canoe(stage, w * 0.86, h * 0.53, u * 12, -1),
    },
    {
      depth: 0.6,
      art: plain(stage, h * 0.665, '#c98555', 0.1) + wet + palm(stage, w * 0.95, h * 0.76, h * 0.6, 0, -0.14),
    },
    { depth: 0.9, art: children.join('') },
  ];
};
