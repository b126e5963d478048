import { church, house } from '../buildings';
import { crowd, sundayPeople } from '../crowd';
import { n, oval, range } from '../drawing';
import { grass, hill, plain, pool, relief, road } from '../land';
import { broadTree, bush, forestTree, palm } from '../plants';
import { moon, rays, sky, stars, sunDisc } from '../sky';
import { type Layer, lookFrom, type Scene, type Stage } from '../stage';

export const moss = '#1d6b3c';

export const laterite = '#b5451f';

export function heavens(stage: Stage, radius: number): Layer {
  const art = stage.light.night
    ? sky(stage) + stars(stage, 130, stage.horizon) + moon(stage, radius * 0.55)
    : sky(stage) + rays(stage) + sunDisc(stage, radius);
  return { depth: 0.05, art };
}

/** Ridge behind ridge of forest, palms standing in the mist between. */
export function forest(stage: Stage, top: number, bottom: number, ridges: number, trees: number): string {
  const { random, width: w, unit: u } = stage;
  return range(ridges)
    .map((index) => {
      const share = index / Math.max(1, ridges - 1);
      const base = top + (bottom - top) * share;
      const distance = 0.68 * (1 - share) + 0.1;
      const height = relief(stage, { base, rise: u * (6 - share * 2.6), waves: 1.6 + share * 1.4 });
      const stand = range(trees).map(() => {
        const x = random.between(-0.02, 1.02) * w;
        const tall = u * (6 + share * 9) * random.between(0.8, 1.2);
        return random.chance(0.55)
          ? palm(stage, x, height(x) + u, tall, distance, random.between(-0.08, 0.08))
          : broadTree(stage, x, height(x) + u * 1.6, tall * 0.85, distance, moss);
      });
      return (
        stand.join('') +
        hill(stage, height, { colour: moss, distance, mist: 0.5 * (1 - share * 0.6), foot: base + u * 7 })
      );
    })
    .join('');
}

/** The red road between the palms, Sunday walkers on it. */
export const forestRoad: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.46, eye: 1.7, sun: [0.6, 0.27] });
  const { width: w, height: h, unit: u } = stage;
  const course = (share: number): number => 0.62 - 0.14 * Math.sin(share * 3.6) - share * 0.06;
  const onRoad = (x: number, y: number): boolean => {
    const share = Math.min(1, Math.max(0, (y - h * 0.53) / (h * 0.52))) ** (1 / 1.6);
    return Math.abs(x - course(share) * w) < w * 0.25 * ((y - stage.horizon) / (h - stage.horizon)) ** 1.1;
  };
  return [
    heavens(stage, u * 10),
    { depth: 0.2, art: forest(stage, h * 0.46, h * 0.55, 3, 7) },
    {
      depth: 0.5,
      art: plain(stage, h * 0.53, '#17603a', 0.2) + road(stage, h * 0.53, h * 1.05, course, w * 0.3, laterite),
    },
    {
      depth: 0.75,
      art:
        palm(stage, w * 0.24, h * 0.68, h * 0.5, 0.06, 0.06) +
        palm(stage, w * 0.84, h * 0.7, h * 0.46, 0.05, -0.05) +
        palm(stage, w * 0.93, h * 0.76, h * 0.6, 0, 0.04) +
        bush(stage, w * 0.2, h * 0.72, u * 12, moss, 0.04) +
        bush(stage, w * 0.9, h * 0.78, u * 14, moss),
    },
    {
      depth: 0.9,
      art: crowd(stage, {
        cast: sundayPeople('back', ['walking', 'walking', 'carrying', 'standing']),
        far: h * 0.56,
        near: h * 0.99,
        rows: 7,
        gap: [0.4, 0.78],
        haze: 0.3,
        within: onRoad,
      }),
    },
    {
      depth: 1,
      art:
        palm(stage, w * 0.05, h * 0.98, h * 0.94, 0, -0.04) +
        bush(stage, w * 0.02, h * 1.02, u * 22, moss) +
        bush(stage, w * 0.99, h * 1.04, u * 20, '#14532f') +
        grass(stage, h * 1.02, u * 5, 18, '#2f7a3a'),
    },
  ];
};

/** Neighbours before their houses at the end of the day. */
export const roadsideVillage: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.48, eye: 1.6, sun: [0.3, 0.37] });
  const { width: w, height: h, unit: u } = stage;
  const smoke = range(9).map((i) =>
    oval(
      w * 0.76 + Math.sin(i * 0.9) * u * 2 + i * u * 0.8,
      h * (0.42 - i * 0.036),
      u * (1 + i * 0.5),
      u * (0.9 + i * 0.4),
      stage.light.sun,
      `opacity="${n(0.3 - i * 0.028)}"`,
    ),
  );
  return [
    heavens(stage, u * 10),
    { depth: 0.2, art: forest(stage, h * 0.46, h * 0.54, 3, 8) },
    {
      depth: 0.5,
      art:
        plain(stage, h * 0.54, laterite, 0.14) +
        smoke.join('') +
        house(stage, w * 0.5, h * 0.6, u * 20, { wall: '#e9c98f', roof: '#8a4a34', distance: 0.16 }) +
        house(stage, w * 0.76, h * 0.63, u * 30, { wall: '#d98a5a', roof: '#9a4a2c', distance: 0.06 }) +
        house(stage, w * 0.1, h * 0.66, u * 34, { wall: '#efe0bd', roof: '#a33f20', distance: 0.02 }) +
        palm(stage, w * 0.34, h * 0.64, h * 0.44, 0.06, 0.05) +
        palm(stage, w * 0.95, h * 0.68, h * 0.56, 0, -0.05),
    },
    {
      depth: 0.9,
      art: crowd(stage, {
        cast: sundayPeople('front', ['standing', 'standing', 'walking', 'singing']),
        far: h * 0.7,
        near: h * 1.02,
        rows: 4,
        gap: [0.42, 1.05],
        haze: 0.08,
      }),
    },
  ];
};

/** A chapel in a gap of the forest. */
export const forestChapel: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.54, eye: 1.8, sun: [0.22, 0.22] });
  const { width: w, height: h, unit: u } = stage;
  const course = (share: number): number => 0.55 + 0.05 * Math.sin(share * 5) - share * 0.1;
  return [
    heavens(stage, u * 7),
    {
      depth: 0.3,
      art:
        forest(stage, h * 0.44, h * 0.58, 3, 10) +
        forestTree(stage, w * 0.82, h * 0.66, h * 0.74, 0.14) +
        forestTree(stage, w * 0.96, h * 0.7, h * 0.9, 0.06),
    },
    {
      depth: 0.5,
      art:
        plain(stage, h * 0.6, '#4a9a4a', 0.16) +
        road(stage, h * 0.665, h * 1.05, course, w * 0.16, '#d08a5a') +
        pool(stage, w * 0.55, h * 0.67, u * 22, u * 1.6, 0.24) +
        church(stage, w * 0.55, h * 0.67, h * 0.48),
    },
    {
      depth: 0.9,
      art:
        crowd(stage, {
          cast: sundayPeople('back', ['walking', 'walking', 'carrying']),
          far: h * 0.7,
          near: h * 1.0,
          rows: 6,
          gap: [0.4, 0.8],
          within: (x, y) => Math.abs(x - w * (0.55 - (y / h - 0.67) * 0.3)) < (y - stage.horizon) * 0.6,
        }) +
        forestTree(stage, w * 0.06, h * 0.94, h * 1.16) +
        bush(stage, w * 0.03, h * 1.0, u * 24, moss) +
        bush(stage, w * 0.95, h * 1.0, u * 18, moss),
    },
  ];
};
