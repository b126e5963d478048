import { crowd, place, pupils, townPeople } from '../crowd';
import { line, n, range } from '../drawing';
import { domeHut, thatchedHut } from '../huts';
import { grass, hill, plain, pool, relief } from '../land';
import { bush } from '../plants';
import { acacia, baobab } from '../savannaTrees';
import { birds, moon, rays, sky, stars, sunDisc, veil } from '../sky';
import { type Layer, lookFrom, type Scene, type Stage, tint } from '../stage';

export const dust = '#c5763c';

export function daySky(stage: Stage, radius: number, beams = 0.26): Layer {
  return { depth: 0.05, art: sky(stage) + rays(stage, beams) + sunDisc(stage, radius) };
}

export function farLand(stage: Stage): string {
  const { horizon, unit: u } = stage;
  return hill(stage, relief(stage, { base: horizon + u, rise: u * 4.4, waves: 1.3 }), {
    colour: '#a5713f',
    distance: 0.5,
    foot: horizon + u * 4,
  });
}

/** The village of domes; lamps in the doorways at night. */
export const huts: Scene = (base) => {
  const upright = base.height > base.width;
  const stage = lookFrom(base, { horizon: upright ? 0.56 : 0.5, eye: 2, sun: upright ? [0.7, 0.2] : [0.7, 0.38] });
  const { width: w, height: h, unit: u, random } = stage;
  const night = stage.light.night ?? false;
  const spots = upright
    ? ([
        [0.2, 0.63, 0.13, 0.3],
        [0.84, 0.64, 0.15, 0.24],
        [0.52, 0.69, 0.23, 0.12],
        [0.08, 0.78, 0.3, 0.04],
        [0.86, 0.84, 0.36, 0],
      ] as const)
    : ([
        [0.5, 0.56, 0.14, 0.34],
        [0.62, 0.57, 0.12, 0.36],
        [0.88, 0.59, 0.2, 0.22],
        [0.36, 0.62, 0.27, 0.14],
        [0.13, 0.74, 0.46, 0.02],
        [0.76, 0.72, 0.36, 0.06],
      ] as const);
  const sky_ = night ? sky(stage) + stars(stage, 170, stage.horizon) + moon(stage, u * 5) : daySky(stage, u * 9).art;
  const cast = townPeople('front', ['standing', 'walking'], 'veil');
  const folk = (
    upright
      ? [
          [0.34, 0.86],
          [0.5, 0.92],
        ]
      : [
          [0.44, 0.84],
          [0.53, 0.87],
          [0.6, 0.76],
        ]
  ).map(([x = 0, y = 0], index) =>
    place(stage, { ...cast(random), child: index === 1, stature: index === 1 ? 0.62 : 1 }, [w * x, h * y]),
  );
  return [
    { depth: 0.05, art: sky_ },
    { depth: 0.2, art: farLand(stage) + acacia(stage, w * 0.28, h * (upright ? 0.6 : 0.54), h * 0.18, 0.36) },
    {
      depth: 0.5,
      art:
        plain(stage, stage.horizon + u * 2, dust, 0.25) +
        spots
          .map(
            ([x, y, tall, distance]) =>
              pool(stage, w * x, h * y, h * tall * 0.6, u * 1.4, 0.24) +
              domeHut(stage, w * x, h * y, h * tall, distance),
          )
          .join(''),
    },
    {
      depth: 0.9,
      art:
        folk.join('') +
        bush(stage, w * 0.98, h * 0.98, u * 13, '#7a7a34') +
        grass(stage, h * 1.01, u * 5, 26, '#a5793a'),
    },
  ];
};

/** A baobab that fills the sky, people small at its foot. */
export const greatBaobab: Scene = (base) => {
  const upright = base.height > base.width;
  const stage = lookFrom(base, {
    horizon: upright ? 0.74 : 0.66,
    eye: upright ? 1.3 : 1.9,
    sun: upright ? [0.24, 0.56] : [0.78, 0.42],
  });
  const { width: w, height: h, unit: u, random } = stage;
  const x = w * (upright ? 0.56 : 0.34);
  const foot = h * (upright ? 0.86 : 0.8);
  const cast = townPeople('back', ['standing'], 'veil');
  const pair = upright
    ? place(
        stage,
        { ...cast(random), child: false, stature: 1, posture: 'leaning', garment: 'robe', cover: 'cap', facing: 1 },
        [w * 0.24, h * 0.905],
      ) + place(stage, { ...cast(random), child: true, stature: 0.6, cover: 'short' }, [w * 0.36, h * 0.905])
    : crowd(stage, {
        cast: townPeople('back', ['walking', 'standing', 'carrying'], 'veil'),
        far: h * 0.82,
        near: h * 0.97,
        rows: 3,
        gap: [0.6, 1.7],
        within: (px) => px > w * 0.42,
      });
  const compound = upright
    ? ''
    : thatchedHut(stage, w * 0.62, h * 0.76, h * 0.16, 0.24) +
      thatchedHut(stage, w * 0.74, h * 0.77, h * 0.2, 0.18) +
      thatchedHut(stage, w * 0.9, h * 0.79, h * 0.26, 0.1);
  return [
    daySky(stage, u * (upright ? 11 : 9)),
    { depth: 0.3, art: farLand(stage) + birds(stage, [w * (upright ? 0.3 : 0.66), h * 0.16], 7, u * 9, u * 1.5) },
    {
      depth: 0.5,
      art:
        plain(stage, stage.horizon + u * 2, dust, 0.2) +
        compound +
        pool(stage, x, foot, h * 0.26, u * 2, 0.3) +
        baobab(stage, x, foot, h * (upright ? 0.74 : 0.7)),
    },
    { depth: 0.9, art: pair + grass(stage, h * 1.01, u * 5, 26, '#8f6a2c') },
  ];
};

/** Three children on the path, satchels on their backs. */
export const pathToSchool: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.46, eye: 1.5, sun: [0.62, 0.33] });
  const { width: w, height: h, unit: u, random } = stage;
  const course = (share: number): number => 0.6 - 0.2 * Math.sin(share * 4.2) * (0.3 + share * 0.7) + share * 0.04;
  const steps = range(20).map((step) => step / 19);
  const path_ = steps.map((share) => ({
    x: w * course(share),
    y: h * (0.5 + 0.54 * share ** 1.5),
    half: u * (0.4 + share ** 1.5 * 13),
  }));
  const band = `M${path_.map(({ x, y, half }) => `${n(x - half)},${n(y)}`).join('L')}L${[...path_]
    .reverse()
    .map(({ x, y, half }) => `${n(x + half)},${n(y)}`)
    .join('L')}Z`;
  const walkers = [
    [0.5, 0.66, 0.74],
    [0.47, 0.76, 0.8],
    [0.6, 0.9, 0.8],
  ] as const;
  const satchel = (x: number, y: number, size: number) =>
    line(
      `M${n(x - size * 0.06)},${n(y - size * 0.62)}h${n(size * 0.12)}v${n(size * 0.16)}h${n(-size * 0.12)}Z`,
      tint(stage, '#8a3f22'),
      size * 0.08,
    ) + line(`M${n(x - size * 0.06)},${n(y - size * 0.55)}h${n(size * 0.12)}`, tint(stage, '#f2b531'), size * 0.015);
  const children = walkers.map(([x, y, stature], index) => {
    const size = ((h * y - stage.horizon) / stage.eye) * stature;
    return (
      place(
        stage,
        {
          ...pupils('back', ['walking'])(random),
          posture: 'walking',
          stature,
          cover: (['short', 'braids', 'veil'] as const)[index] ?? 'short',
          coverCloth: '#fdf8ec',
        },
        [w * x, h * y],
      ) +
      (index === 2 ? '' : satchel(w * x, h * y, size)) +
      (index === 2 ? satchel(w * x, h * y + size * 0.03, size) : '')
    );
  });
  return [
    daySky(stage, u * 9, 0.34),
    {
      depth: 0.3,
      art:
        farLand(stage) +
        acacia(stage, w * 0.2, h * 0.52, h * 0.15, 0.36) +
        veil(stage, stage.horizon + u * 2, u * 9, 0.5),
    },
    {
      depth: 0.5,
      art:
        plain(stage, stage.horizon + u * 2, '#b07a3c', 0.24) +
        `<path d="${band}" fill="${tint(stage, '#e0a468')}"/>` +
        acacia(stage, w * 0.92, h * 0.7, h * 0.36, 0.06) +
        grass(stage, h * 0.62, u * 2, 18, '#a5793a', 0.2),
    },
    {
      depth: 0.9,
      art:
        children.join('') +
        bush(stage, w * 0.06, h * 0.98, u * 16, '#7a7a34') +
        bush(stage, w * 0.98, h * 1.0, u * 12, '#8a7a34'),
    },
  ];
};
