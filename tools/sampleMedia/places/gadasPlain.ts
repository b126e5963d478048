import { mix } from '../colour';
import { millet } from '../crops';
import { crowd, place, townPeople } from '../crowd';
import { polygon, range } from '../drawing';
import { domeHut, thatchedHut } from '../huts';
import { grass, hill, plain, relief, rockPeak } from '../land';
import { acacia } from '../savannaTrees';
import { birds, rays, sky, sunDisc, veil } from '../sky';
import { lookFrom, type Scene, type Stage, tint } from '../stage';

export const dust = '#c5763c';

export function farLand(stage: Stage, colour = '#a5713f'): string {
  const { horizon, unit: u } = stage;
  return hill(stage, relief(stage, { base: horizon + u, rise: u * 4.4, waves: 1.3 }), {
    colour,
    distance: 0.5,
    foot: horizon + u * 4,
  });
}

/** Harmattan: only outlines, one behind the other, under a pale sun. */
export const harmattan: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.52, eye: 1.25, sun: [0.56, 0.27] });
  const { width: w, height: h, unit: u } = stage;
  const walkers = (far: number, near: number, haze: number, within: (x: number) => boolean) =>
    crowd(
      { ...stage, light: { ...stage.light, rim: stage.light.haze } },
      {
        cast: (random) => ({
          ...townPeople('back', ['walking', 'carrying', 'leaning'], 'veil')(random),
          distance: haze,
        }),
        far: h * far,
        near: h * near,
        rows: 1,
        gap: [0.5, 1.4],
        haze,
        within,
      },
    );
  const at = (layer: Stage, distance: number): Stage => ({
    ...layer,
    light: {
      ...layer.light,
      ambient: mix(layer.light.ambient, layer.light.shadow, 0.1),
      haze: mix(layer.light.haze, layer.light.shadow, 0.12 * (1 - distance)),
    },
  });
  return [
    { depth: 0.05, art: sky(stage) + sunDisc(stage, u * 9) },
    {
      depth: 0.2,
      art:
        farLand(stage) +
        domeHut(stage, w * 0.2, h * 0.6, h * 0.2, 0.78) +
        domeHut(stage, w * 0.31, h * 0.59, h * 0.14, 0.84) +
        acacia(stage, w * 0.76, h * 0.6, h * 0.3, 0.76) +
        veil(stage, h * 0.58, u * 22, 0.7),
    },
    {
      depth: 0.5,
      art:
        plain(stage, h * 0.58, dust, 0.7) +
        acacia(at(stage, 0.4), w * 0.04, h * 0.78, h * 0.56, 0.5) +
        walkers(0.68, 0.68, 0.6, (x) => x > w * 0.4) +
        veil(stage, h * 0.74, u * 24, 0.7),
    },
    {
      depth: 0.9,
      art:
        [0.36, 0.47, 0.62]
          .map((x, index) =>
            place(
              at(stage, 0),
              {
                ...townPeople('back', ['walking'], 'veil')(stage.random),
                child: index === 1,
                stature: index === 1 ? 0.62 : 1,
                posture: index === 2 ? 'carrying' : 'walking',
                garment: index === 1 ? 'gown' : 'robe',
                cover: index === 0 ? 'cap' : 'veil',
              },
              [w * x, h * (0.9 + index * 0.02)],
              0.2,
            ),
          )
          .join('') + veil(stage, h, u * 26, 0.5),
    },
  ];
};

/** The needles of rock and a few people who look at them. */
export const rockPeaks: Scene = (base) => {
  const upright = base.height > base.width;
  const stage = lookFrom(base, { horizon: upright ? 0.68 : 0.62, eye: 2, sun: upright ? [0.82, 0.36] : [0.6, 0.52] });
  const { width: w, height: h, unit: u } = stage;
  const stone = '#9a5a4a';
  const peaks = upright
    ? rockPeak(stage, w * 0.1, h * 0.74, h * 0.28, w * 0.24, stone, 0.55) +
      rockPeak(stage, w * 0.9, h * 0.74, h * 0.2, w * 0.2, stone, 0.6) +
      rockPeak(stage, w * 0.46, h * 0.76, h * 0.6, w * 0.36, stone, 0.2)
    : rockPeak(stage, w * 0.44, h * 0.68, h * 0.24, w * 0.1, stone, 0.6) +
      rockPeak(stage, w * 0.9, h * 0.68, h * 0.34, w * 0.13, stone, 0.46) +
      rockPeak(stage, w * 0.74, h * 0.68, h * 0.2, w * 0.09, stone, 0.56) +
      rockPeak(stage, w * 0.22, h * 0.72, h * 0.56, w * 0.18, stone, 0.16);
  return [
    { depth: 0.05, art: sky(stage) + rays(stage, 0.36) + sunDisc(stage, u * (upright ? 7 : 11)) },
    { depth: 0.2, art: peaks + veil(stage, h * (upright ? 0.74 : 0.68), u * 14, 0.8) },
    {
      depth: 0.5,
      art:
        hill(stage, relief(stage, { base: h * (upright ? 0.78 : 0.74), rise: u * 5, waves: 1.2 }), {
          colour: '#a5713f',
          distance: 0.2,
          foot: h * 0.84,
          marks: 4,
        }) +
        thatchedHut(stage, w * 0.62, h * (upright ? 0.77 : 0.745), h * 0.06, 0.24) +
        thatchedHut(stage, w * 0.69, h * (upright ? 0.775 : 0.75), h * 0.075, 0.2) +
        plain(stage, h * (upright ? 0.84 : 0.83), dust, 0.1),
    },
    {
      depth: 0.9,
      art:
        crowd(
          { ...stage, horizon: h * 0.74, eye: 1.5 },
          {
            cast: townPeople('back', ['walking', 'carrying', 'leaning'], 'veil'),
            far: h * 0.88,
            near: h * 0.9,
            rows: 1,
            gap: [0.6, 1.8],
            within: (x) => x > w * 0.3 && x < w * 0.8,
          },
        ) +
        grass(stage, h * 1.0, u * 5, 32, '#8f6a2c') +
        birds(stage, [w * 0.6, h * 0.18], 7, u * 10, u * 1.5),
    },
  ];
};

/** A path between millet taller than the walkers. */
export const milletPath: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.44, eye: 1.1, sun: [0.54, 0.18] });
  const { width: w, height: h, unit: u, random } = stage;
  const rows = range(8).map((row) => {
    const y = h * (0.54 + 0.54 * (row / 7) ** 1.5);
    const size = (y - stage.horizon) / stage.eye;
    const clear = (y - stage.horizon) * 0.34;
    const stalks = range(w / (size * 0.36) + 2).map((index) => {
      const x = index * size * 0.36 + random.between(-0.12, 0.12) * size;
      return Math.abs(x - w * 0.52) < clear
        ? ''
        : millet(stage, x, y, size * random.between(1.25, 1.55), 0.5 * Math.max(0, 1 - row / 5));
    });
    const walkers =
      row === 3 || row === 5
        ? place(
            stage,
            {
              ...townPeople('back', ['walking'], 'veil')(random),
              child: row !== 5,
              stature: row === 5 ? 1 : 0.62,
              posture: row === 5 ? 'carrying' : 'walking',
              garment: 'gown',
              cover: row === 5 ? 'headwrap' : 'short',
              coverCloth: '#f2b531',
            },
            [w * (row === 5 ? 0.5 : 0.55), y - size * 0.06],
          )
        : '';
    return walkers + stalks.join('');
  });
  const track = polygon(
    [
      [w * 0.515, h * 0.47],
      [w * 0.525, h * 0.47],
      [w * 0.76, h * 1.02],
      [w * 0.28, h * 1.02],
    ],
    tint(stage, '#dca066'),
  );
  return [
    { depth: 0.05, art: sky(stage) + rays(stage, 0.3) + sunDisc(stage, u * 7) },
    { depth: 0.4, art: farLand(stage) + plain(stage, stage.horizon + u, '#a5793a', 0.3) + track },
    { depth: 0.9, art: rows.join('') },
  ];
};
