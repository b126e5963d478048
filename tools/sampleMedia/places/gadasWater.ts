import { mix } from '../colour';
import { place, pupils, townPeople } from '../crowd';
import { box, line, linear, n, oval, path, polygon, range } from '../drawing';
import { domeHut, thatchedHut } from '../huts';
import { grass, plain, pool } from '../land';
import { basin } from '../market';
import { bush } from '../plants';
import { acacia } from '../savannaTrees';
import { rain, rays, sky, sunDisc } from '../sky';
import { lookFrom, type Scene, type Stage, shade, tint } from '../stage';
import { dust, farLand } from './gadasPlain';

/** Dark clouds, a curtain of rain, the last light on the trees. */
export const firstRain: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.62, eye: 1.5, sun: [0.86, 0.54] });
  const { width: w, height: h, unit: u, random } = stage;
  const cloud = (y: number, dark: number, count: number) =>
    range(count)
      .map((i) =>
        oval(
          w * ((i + 0.5) / count) + random.between(-3, 3) * u,
          y + random.between(-2, 2) * u,
          u * random.between(12, 19),
          u * random.between(5, 9),
          mix(stage.light.shadow, stage.light.sky[1] ?? stage.light.haze, dark),
        ),
      )
      .join('');
  const curtain = linear(stage, [
    [0, stage.light.shadow, 0.7],
    [1, stage.light.shadow, 0.08],
  ]);
  const bolt = path(
    `M${n(w * 0.36)},${n(h * 0.26)}l${n(-u * 2)},${n(h * 0.12)}l${n(u * 2)},${n(-u * 0.4)}l${n(-u * 3)},${n(h * 0.17)}l${n(u * 1.4)},${n(-h * 0.13)}l${n(-u * 2)},${n(u * 0.4)}l${n(u * 1.4)},${n(-h * 0.14)}Z`,
    stage.light.rim,
  );
  return [
    {
      depth: 0.05,
      art:
        sky(stage) +
        sunDisc(stage, u * 7) +
        cloud(h * 0.26, 0.75, 6) +
        curtain.art +
        polygon(
          [
            [w * 0.08, h * 0.2],
            [w * 0.54, h * 0.2],
            [w * 0.42, h * 0.64],
            [-w * 0.08, h * 0.64],
          ],
          curtain.fill,
        ) +
        bolt +
        cloud(h * 0.16, 0.42, 7) +
        cloud(h * 0.04, 0.16, 7),
    },
    {
      depth: 0.4,
      art:
        farLand(stage) +
        plain(stage, h * 0.65, '#8f8a44', 0.2) +
        acacia(stage, w * 0.7, h * 0.72, h * 0.34, 0.1) +
        acacia(stage, w * 0.46, h * 0.68, h * 0.16, 0.3) +
        domeHut(stage, w * 0.9, h * 0.76, h * 0.24, 0.06) +
        domeHut(stage, w * 0.8, h * 0.73, h * 0.15, 0.16),
    },
    {
      depth: 0.9,
      art:
        place(
          stage,
          {
            ...townPeople('back', ['carrying'])(random),
            posture: 'carrying',
            child: false,
            garment: 'gown',
            cover: 'headwrap',
            coverCloth: '#f2b531',
            stature: 1,
          },
          [w * 0.58, h * 0.9],
        ) +
        place(stage, { ...pupils('back', ['running'])(random), posture: 'running', facing: 1, stature: 0.6 }, [
          w * 0.66,
          h * 0.89,
        ]) +
        grass(stage, h * 1.0, u * 6, 44, '#6d8a34'),
    },
    { depth: 1, art: rain({ ...stage, width: w * 0.5 }, 110, h * 0.64) },
  ];
};

function pump(stage: Stage, x: number, y: number, size: number): string {
  const iron = tint(stage, '#2f6fb0');
  return (
    oval(x, y, size * 0.5, size * 0.1, tint(stage, '#a59a8a')) +
    box(x - size * 0.09, y - size * 0.78, size * 0.18, size * 0.76, iron) +
    box(x + size * 0.02, y - size * 0.78, size * 0.07, size * 0.76, shade(stage, iron, 0.35)) +
    box(x - size * 0.13, y - size * 0.86, size * 0.26, size * 0.1, iron) +
    line(
      `M${n(x)},${n(y - size * 0.84)}L${n(x - size * 0.52)},${n(y - size * 1.02)}`,
      shade(stage, iron, 0.2),
      size * 0.05,
    ) +
    line(`M${n(x + size * 0.08)},${n(y - size * 0.58)}h${n(size * 0.2)}v${n(size * 0.08)}`, iron, size * 0.08) +
    line(
      `M${n(x + size * 0.28)},${n(y - size * 0.46)}V${n(y - size * 0.1)}`,
      mix(stage.light.sun, '#7fc0d8', 0.6),
      size * 0.04,
    )
  );
}

/** At the pump, in the first light. */
export const well: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.48, eye: 1.1, sun: [0.36, 0.33] });
  const { width: w, height: h, unit: u, random } = stage;
  const near = { ...stage, horizon: h * 0.42, eye: 1 };
  const women = townPeople('front', ['standing'], 'veil');
  const folk = [
    [0.14, 0.84, 'standing', 0.96],
    [0.3, 0.88, 'holding', 1],
    [0.69, 0.86, 'standing', 0.98],
    [0.82, 0.9, 'running', 0.64],
    [0.92, 0.85, 'standing', 1],
  ] as const;
  const figures = folk.map(([x, y, posture, stature]) =>
    place(
      near,
      {
        ...women(random),
        child: stature < 0.8,
        posture: posture === 'holding' ? 'running' : posture,
        stature,
        garment: stature < 0.8 ? 'uniform' : 'gown',
        cover: stature < 0.8 ? 'short' : random.pick(['veil', 'headwrap']),
        facing: x < 0.5 ? 1 : -1,
      },
      [w * x, h * y],
    ),
  );
  const basins = [
    [0.58, 0.88],
    [0.41, 0.93],
    [0.2, 0.95],
    [0.74, 0.96],
  ].map(([x = 0, y = 0], i) =>
    basin(stage, w * x, h * y, u * 8, ['#e9e3d3', '#f2b531', '#3f7f8c', '#b5451f'][i] ?? '#e9e3d3', '#bfe0e6'),
  );
  return [
    { depth: 0.05, art: sky(stage) + rays(stage, 0.34) + sunDisc(stage, u * 9) },
    {
      depth: 0.3,
      art:
        farLand(stage) +
        thatchedHut(stage, w * 0.72, h * 0.58, h * 0.16, 0.3) +
        thatchedHut(stage, w * 0.86, h * 0.6, h * 0.22, 0.22) +
        acacia(stage, w * 0.1, h * 0.6, h * 0.3, 0.2),
    },
    {
      depth: 0.5,
      art: plain(stage, stage.horizon + u * 2, dust, 0.22) + pool(stage, w * 0.54, h * 0.89, u * 17, u * 2.6, 0.26),
    },
    {
      depth: 0.9,
      art:
        figures.slice(0, 3).join('') +
        pump(stage, w * 0.5, h * 0.88, h * 0.33) +
        figures.slice(3).join('') +
        basins.join(''),
    },
  ];
};

/** Two women, jars on their heads, coming back along the track. */
export const jarBearers: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.6, eye: 1, sun: [0.8, 0.13] });
  const { width: w, height: h, unit: u, random } = stage;
  const jar = (x: number, y: number, size: number, colour: string) => {
    const clay = tint(stage, colour);
    return (
      oval(x, y - size * 0.06, size * 0.2, size * 0.06, tint(stage, '#fdf8ec')) +
      path(
        `M${n(x - size * 0.2)},${n(y - size * 0.06)}C${n(x - size * 0.5)},${n(y - size * 0.4)} ${n(x - size * 0.4)},${n(y - size * 0.72)} ${n(x - size * 0.13)},${n(y - size * 0.78)}L${n(x - size * 0.18)},${n(y - size * 0.92)}H${n(x + size * 0.18)}L${n(x + size * 0.13)},${n(y - size * 0.78)}C${n(x + size * 0.4)},${n(y - size * 0.72)} ${n(x + size * 0.5)},${n(y - size * 0.4)} ${n(x + size * 0.2)},${n(y - size * 0.06)}Z`,
        clay,
      ) +
      line(
        `M${n(x - size * 0.36)},${n(y - size * 0.52)}Q${n(x)},${n(y - size * 0.42)} ${n(x + size * 0.36)},${n(y - size * 0.52)}`,
        mix(clay, stage.light.rim, 0.5),
        size * 0.035,
      ) +
      path(
        `M${n(x - size * 0.2)},${n(y - size * 0.06)}C${n(x - size * 0.5)},${n(y - size * 0.4)} ${n(x - size * 0.4)},${n(y - size * 0.72)} ${n(x - size * 0.13)},${n(y - size * 0.78)}Q${n(x - size * 0.22)},${n(y - size * 0.4)} ${n(x - size * 0.06)},${n(y - size * 0.06)}Z`,
        stage.light.shadow,
        'opacity=".3"',
      )
    );
  };
  const bearers = [
    [0.7, 0.86, 0.34, '#2f7f86', '#f2b531', '#a5512f'],
    [0.38, 0.95, 0.5, '#b5451f', '#fdf8ec', '#8a3f22'],
  ] as const;
  const women = bearers.map(
    ([x, y, size, cloth, wrap, clay]) =>
      place(
        { ...stage, horizon: h * (y - size), eye: 1 },
        {
          ...townPeople('front', ['bearing'])(random),
          child: false,
          stature: 1,
          posture: 'bearing',
          garment: 'wrapper',
          cloth,
          trim: wrap === '#fdf8ec' ? '#1f2a5c' : '#8c2f4b',
          cover: 'scarf',
          coverCloth: wrap,
          facing: 1,
        },
        [w * x, h * y],
      ) + jar(w * x, h * (y - size * 0.965), h * size * 0.3, clay),
  );
  return [
    { depth: 0.05, art: sky(stage) + rays(stage, 0.3) + sunDisc(stage, u * 8) },
    {
      depth: 0.4,
      art:
        farLand(stage) +
        domeHut(stage, w * 0.14, h * 0.68, h * 0.12, 0.34) +
        plain(stage, h * 0.64, dust, 0.24) +
        acacia(stage, w * 0.96, h * 0.74, h * 0.34, 0.08),
    },
    {
      depth: 0.9,
      art:
        women.join('') +
        bush(stage, w * 0.06, h * 0.98, u * 14, '#8a7a34') +
        grass(stage, h * 1.01, u * 6, 24, '#a5793a'),
    },
  ];
};
