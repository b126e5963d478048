import { place, townPeople } from '../crowd';
import { grass, plain } from '../land';
import { acacia } from '../savannaTrees';
import { birds, rays, sky, sunDisc, veil } from '../sky';
import { lookFrom, type Scene } from '../stage';
import { zebu } from '../things';
import { dust, farLand } from './gadasPlain';

const coats = ['#f1e3cb', '#8a4a2c', '#d9b98c', '#5b3726', '#e9d2ae'] as const;

/** The herd coming home in its own dust. */
export const herdHome: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 1.5, sun: [0.68, 0.4] });
  const { width: w, height: h, unit: u, random } = stage;
  const beasts = [
    [0.12, 0.68, 0.16],
    [0.3, 0.7, 0.12],
    [0.5, 0.69, 0.14],
    [0.66, 0.72, 0.1],
    [0.18, 0.82, 0.04],
    [0.42, 0.85, 0.02],
    [0.62, 0.9, 0],
  ] as const;
  const size = (y: number): number => ((h * y - stage.horizon) / stage.eye) * 1.05;
  const herd = beasts.map(([x, y, distance], index) =>
    zebu(stage, w * x, h * y, size(y), coats[index % coats.length] ?? coats[0], 1, distance),
  );
  const herder = place(
    stage,
    {
      ...townPeople('back', ['leaning'])(random),
      child: false,
      stature: 1.05,
      posture: 'leaning',
      garment: 'robe',
      cloth: '#2a3a78',
      trim: '#f2b531',
      cover: 'straw',
      coverCloth: '#e3bf7a',
      facing: 1,
    },
    [w * 0.86, h * 0.94],
  );
  return [
    { depth: 0.05, art: sky(stage) + rays(stage, 0.34) + sunDisc(stage, u * 12) },
    { depth: 0.3, art: farLand(stage) + acacia(stage, w * 0.4, h * 0.57, h * 0.2, 0.34) },
    {
      depth: 0.5,
      art: plain(stage, stage.horizon + u * 2, dust, 0.2) + acacia(stage, w * 0.96, h * 0.7, h * 0.48, 0.03),
    },
    {
      depth: 0.8,
      art:
        herd.slice(0, 4).join('') +
        veil(stage, h * 0.73, u * 14, 0.5) +
        herd.slice(4).join('') +
        veil(stage, h * 0.92, u * 14, 0.34) +
        herder +
        birds(stage, [w * 0.28, h * 0.2], 8, u * 11, u * 1.6),
    },
  ];
};

/** A herder ahead of his cattle on the veiled plain. */
export const herdOnPlain: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.56, eye: 1, sun: [0.24, 0.26] });
  const { width: w, height: h, unit: u, random } = stage;
  const file = [0.5, 0.67, 0.83, 0.98].map((x, index) =>
    zebu(
      stage,
      w * x,
      h * (0.8 + (index % 2) * 0.012),
      h * (0.25 - index * 0.012),
      coats[(index + 1) % coats.length] ?? coats[0],
      -1,
      0.04 + index * 0.07,
    ),
  );
  const herder = place(
    { ...stage, horizon: h * 0.5, eye: 1 },
    {
      ...townPeople('front', ['leaning'])(random),
      child: false,
      stature: 1,
      posture: 'leaning',
      garment: 'robe',
      cloth: '#f4ead6',
      trim: '#b5451f',
      cover: 'straw',
      coverCloth: '#c79a55',
      facing: -1,
    },
    [w * 0.28, h * 0.84],
  );
  return [
    { depth: 0.05, art: sky(stage) + sunDisc(stage, u * 8) },
    {
      depth: 0.3,
      art:
        farLand(stage) +
        acacia(stage, w * 0.1, h * 0.62, h * 0.22, 0.52) +
        acacia(stage, w * 0.74, h * 0.6, h * 0.15, 0.64) +
        veil(stage, h * 0.58, u * 20, 0.75),
    },
    { depth: 0.6, art: plain(stage, h * 0.62, dust, 0.42) + file.join('') + herder },
    { depth: 0.9, art: veil(stage, h * 0.86, u * 16, 0.3) + grass(stage, h * 1.01, u * 6, 36, '#9a7434') },
  ];
};
