import { house } from '../buildings';
import { crowd, place, sundayPeople } from '../crowd';
import { range } from '../drawing';
import { crest, grass, hill, plain, pool, relief, road } from '../land';
import { broadTree, bush } from '../plants';
import { birds, clouds, rays, sky, sunDisc, veil } from '../sky';
import { type Layer, lookFrom, type Point, type Scene, type Stage } from '../stage';

const grassland = '#3f8f3f';

const walls = ['#f4ead6', '#efdcb8', '#e9c98f', '#f7efdf'] as const;

export function heavens(stage: Stage, radius: number): Layer {
  return { depth: 0.05, art: sky(stage) + rays(stage) + sunDisc(stage, radius) };
}

export function hamlet(stage: Stage, x: number, y: number, count: number, size: number, distance: number): string {
  const { random } = stage;
  const spots = range(count)
    .map((): Point => [x + random.between(-1, 1) * size * count * 0.42, y + random.between(-0.8, 0.8) * size])
    .sort((a, b) => a[1] - b[1]);
  return spots
    .map(
      ([hx, hy], index) =>
        (index % 3 === 0 ? broadTree(stage, hx + size * 0.8, hy - size * 0.1, size * 1.5, distance, '#2a7a3a') : '') +
        house(stage, hx, hy, size * random.between(0.85, 1.1), { wall: random.pick(walls), roof: '#b5451f', distance }),
    )
    .join('');
}

export function ridges(stage: Stage, top: number, bottom: number, count: number, houses: boolean): string {
  const { width: w, unit: u, random } = stage;
  return range(count)
    .map((index) => {
      const share = index / Math.max(1, count - 1);
      const base = top + (bottom - top) * share;
      const distance = 0.72 * (1 - share) + 0.08;
      const colour = index === 0 ? '#4f64b0' : index === 1 ? '#3f7a6a' : grassland;
      const height = relief(stage, { base, rise: u * (17 - share * 7), waves: 1.1 + share * 0.9 });
      const x = w * random.between(0.2, 0.8);
      const village =
        houses && index > 1
          ? hamlet(stage, x, height(x) + u * (3 + share * 3), 6, u * (1.6 + share * 2.4), distance)
          : '';
      return (
        hill(stage, height, {
          colour,
          distance,
          mist: 0.5 * (1 - share),
          foot: base + u * 12,
          marks: index > 1 ? 6 : 3,
        }) + village
      );
    })
    .join('');
}

/** The Sunday walk along the ridge, red roofs in the valley. */
export const ridgeWalk: Scene = (base) => {
  const square = base.width === base.height;
  const stage = lookFrom(base, { horizon: 0.44, eye: 1.6, sun: square ? [0.4, 0.22] : [0.3, 0.24] });
  const { width: w, height: h, unit: u } = stage;
  const course = (share: number): number => 0.72 - 0.42 * share + 0.14 * Math.sin(share * 4.4);
  const trail = (y: number): number => course(Math.min(1, Math.max(0, (y - h * 0.64) / (h * 0.41))) ** (1 / 1.6)) * w;
  return [
    heavens(stage, u * 10),
    { depth: 0.2, art: ridges(stage, h * 0.42, h * 0.62, 4, true) + clouds(stage, h * 0.06, h * 0.18, 3, 0.5) },
    {
      depth: 0.4,
      art: hamlet(stage, w * 0.24, h * 0.62, 7, u * 5.6, 0.12) + hamlet(stage, w * 0.9, h * 0.61, 5, u * 5, 0.16),
    },
    {
      depth: 0.6,
      art:
        hill(stage, (x) => h * 0.66 - Math.sin((x / w) * Math.PI * 0.9 + 0.3) * u * 3, {
          colour: '#2f8040',
          distance: 0,
          foot: h,
          marks: 7,
        }) + road(stage, h * 0.64, h * 1.05, course, w * 0.26, '#b5532b'),
    },
    {
      depth: 0.9,
      art: crowd(
        { ...stage, horizon: h * 0.5, eye: 1.7 },
        {
          cast: sundayPeople('back', ['walking', 'walking', 'carrying', 'standing']),
          far: h * 0.655,
          near: h * 1.04,
          rows: 7,
          gap: [0.36, 0.66],
          haze: 0.14,
          within: (x, y) => Math.abs(x - trail(y)) < w * 0.26 * ((y - h * 0.44) / (h * 0.56)) ** 1.1,
        },
      ),
    },
    { depth: 1, art: bush(stage, w * 0.98, h * 1.0, u * 18, '#1d6b34') + grass(stage, h * 1.01, u * 5, 34, '#2f7a34') },
  ];
};

/** Red roofs that surface from the morning mist. */
export const roofsInMist: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.4, eye: 3, sun: [0.34, 0.28] });
  const { width: w, height: h, unit: u, random } = stage;
  const terraces = [0.56, 0.68, 0.84].map((y, index) => {
    const height = relief(stage, { base: h * y, rise: u * 7, waves: 1.4 });
    const size = u * (5 + index * 3.4);
    const edge = crest(stage, height, 12);
    const roofs = edge
      .filter((_, i) => i % (index === 2 ? 3 : 2) === 0)
      .map(
        ([x, top]) =>
          house(stage, x + random.between(-2, 2) * u, top + size * 0.36, size, {
            wall: random.pick(walls),
            roof: '#b5451f',
            distance: 0.32 - index * 0.15,
          }) +
          (random.chance(0.5)
            ? broadTree(stage, x + size * 1.05, top + size * 0.3, size * 1.3, 0.34 - index * 0.15, '#2a7a3a')
            : ''),
      );
    return {
      depth: 0.35 + index * 0.25,
      art:
        hill(stage, height, {
          colour: grassland,
          distance: 0.34 - index * 0.14,
          mist: 0.6,
          foot: h * (y + 0.13),
          marks: 3,
        }) +
        roofs.join('') +
        veil(stage, h * (y + 0.07), u * 13, 0.75 - index * 0.12),
    };
  });
  return [
    heavens(stage, u * 9),
    {
      depth: 0.2,
      art:
        ridges(stage, h * 0.36, h * 0.5, 3, false) +
        veil(stage, h * 0.5, u * 14, 0.7) +
        birds(stage, [w * 0.64, h * 0.2], 8, u * 12, u * 1.4),
    },
    ...terraces,
    {
      depth: 1,
      art: bush(stage, w * 0.04, h * 1.04, u * 22, '#1d6b34') + grass(stage, h * 1.01, u * 5, 30, '#2f7a34'),
    },
  ];
};

/** A line of walkers through tall grass, dark against the evening. */
export const grassWalk: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.56, eye: 1, sun: [0.62, 0.46] });
  const { width: w, height: h, unit: u, random } = stage;
  const brow = (x: number): number => h * 0.78 - Math.sin((x / w) * Math.PI) * h * 0.1;
  const walkers = range(12).map((index) => {
    const x = w * (0.08 + index * 0.077);
    const size = h * 0.27;
    const y = brow(x) + u * 1.4;
    const person = sundayPeople('back', ['walking', 'walking', 'carrying', 'leaning'])(random);
    return place({ ...stage, horizon: y - size, eye: 1 }, { ...person, facing: 1 }, [x, y]);
  });
  return [
    heavens(stage, u * 16),
    { depth: 0.2, art: ridges(stage, h * 0.58, h * 0.68, 3, true) },
    {
      depth: 0.6,
      art:
        hill(stage, brow, { colour: '#4f7a34', distance: 0, foot: h, marks: 6 }) +
        pool(stage, w * 0.5, h * 0.74, w * 0.3, u, 0.2) +
        walkers.join(''),
    },
    {
      depth: 0.8,
      art: grass(stage, h * 0.86, u * 7, 60, '#6d8a34') + plain({ ...stage, height: h * 1.2 }, h * 0.96, '#3f6a2c', 0),
    },
    { depth: 1, art: grass(stage, h * 1.02, u * 13, 70, '#3f6a2c') },
  ];
};
