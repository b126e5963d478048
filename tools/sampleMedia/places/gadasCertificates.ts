import { school } from '../buildings';
import { mix } from '../colour';
import { crowd, place, pupils } from '../crowd';
import { range } from '../drawing';
import { domeHut } from '../huts';
import { grass, plain, pool } from '../land';
import { acacia } from '../savannaTrees';
import { birds, clouds, sky } from '../sky';
import { lookFrom, type Scene, type Stage } from '../stage';
import { dust, farLand, openSky } from './gadasGround';

/** Pupils before the huts, every certificate held up to the sun. */
export const certificatesRaised: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.52, eye: 1.35, sun: [0.5, 0.36] });
  const { width: w, height: h, unit: u } = stage;
  const ground = h * 0.6;
  const village =
    domeHut(stage, w * 0.14, ground, h * 0.3, 0.12) +
    domeHut(stage, w * 0.27, ground + u, h * 0.22, 0.18) +
    domeHut(stage, w * 0.72, ground, h * 0.21, 0.18) +
    domeHut(stage, w * 0.85, ground + u, h * 0.32, 0.1);
  const class_ = crowd(stage, {
    cast: pupils('back', ['raising', 'raising', 'raising', 'singing', 'standing']),
    far: h * 0.74,
    near: h * 1.14,
    rows: 4,
    gap: [0.34, 0.52],
    haze: 0.12,
  });
  return [
    openSky(stage, u * 16),
    {
      depth: 0.2,
      art:
        farLand(stage) +
        acacia(stage, w * 0.4, h * 0.58, h * 0.14, 0.4) +
        acacia(stage, w * 0.62, h * 0.58, h * 0.12, 0.42),
    },
    {
      depth: 0.5,
      art:
        plain(stage, h * 0.57, dust, 0.2) +
        village +
        acacia(stage, w * 0.01, h * 0.66, h * 0.42) +
        acacia(stage, w * 0.99, h * 0.66, h * 0.38, 0.02),
    },
    { depth: 0.9, art: class_ },
  ];
};

/** One schoolgirl, her sheet against her chest, the sun behind her like a halo. */
export const oneSchoolgirl: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.66, eye: 1, sun: [0.5, 0.37] });
  const { width: w, height: h, unit: u } = stage;
  const girl = {
    ...pupils('front', ['holding'])(stage.random),
    stature: 1,
    cover: 'veil',
    coverCloth: '#fdf8ec',
    posture: 'holding',
    cloth: '#8dbbe0',
    facing: 1,
  } as const;
  return [
    openSky(stage, u * 24, 0.4),
    {
      depth: 0.3,
      art:
        farLand(stage) +
        domeHut(stage, w * 0.1, h * 0.75, h * 0.2, 0.26) +
        domeHut(stage, w * 0.93, h * 0.74, h * 0.16, 0.32),
    },
    { depth: 0.5, art: plain(stage, h * 0.7, dust, 0.2) + grass(stage, h * 0.75, u * 2.4, 26, '#b98a3a', 0.2) },
    {
      depth: 0.9,
      art:
        place({ ...stage, horizon: h * 0.22, eye: 1 }, girl, [w * 0.5, h * 0.95]) +
        grass(stage, h * 1.01, u * 6, 22, '#8f6a2c'),
    },
  ];
};

/** Four pupils side by side, near enough to see the seals. */
export const fourPupils: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 1, sun: [0.88, 0.12] });
  const { width: w, height: h, random } = stage;
  const close = { ...stage, horizon: h * 0.26, eye: 1 };
  const covers = ['short', 'braids', 'veil', 'bun'] as const;
  const row = covers.map((cover, index) =>
    place(
      close,
      {
        ...pupils('front', ['holding'])(random),
        cover,
        stature: [1, 0.9, 1.04, 0.94][index] ?? 1,
        facing: 1,
        coverCloth: '#1f2a5c',
      },
      [w * (0.17 + index * 0.22), h * 1.12],
    ),
  );
  return [
    { depth: 0.05, art: sky(stage) + clouds(stage, h * 0.08, h * 0.26, 3, 0.6) + farLand(stage) },
    {
      depth: 0.4,
      art:
        plain(stage, h * 0.52, dust, 0.3) +
        school(stage, w * 0.44, h * 0.66, w * 0.98, 0.12) +
        acacia(stage, w * 0.98, h * 0.7, h * 0.52, 0.04),
    },
    { depth: 0.9, art: row.join('') },
  ];
};

/** Pupils going home one behind the other across an immense sun. */
export const homeward: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.74, eye: 1, sun: [0.52, 0.5] });
  const { width: w, height: h, unit: u, random } = stage;
  const dark: Stage = {
    ...stage,
    light: { ...stage.light, ambient: mix(stage.light.ambient, stage.light.shadow, 0.5) },
  };
  const walkers = range(9).map((index) => {
    const size = h * 0.2;
    const y = h * 0.8 + Math.sin(index * 0.7) * u * 0.4;
    return place(
      { ...dark, horizon: y - size, eye: 1 },
      {
        ...pupils('front', ['walking'])(random),
        posture: index === 4 ? 'raising' : 'walking',
        view: index % 3 === 1 ? 'back' : 'front',
        facing: 1,
        stature: random.between(0.76, 1),
      },
      [w * (0.12 + index * 0.092), y],
    );
  });
  return [
    openSky(stage, u * 27, 0.2),
    { depth: 0.3, art: farLand(stage) + birds(stage, [w * 0.2, h * 0.18], 8, u * 10, u * 1.6) },
    { depth: 0.5, art: plain(dark, h * 0.78, '#8a4a2c', 0.1) + acacia(dark, w * 0.94, h * 0.8, h * 0.46) },
    {
      depth: 0.9,
      art:
        walkers.join('') +
        grass(dark, h * 0.99, u * 6, 40, '#6b4a24') +
        pool(stage, w * 0.5, h * 1.02, w * 0.7, h * 0.06, 0.4),
    },
  ];
};
