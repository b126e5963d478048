import { townBlocks } from '../buildings';
import { crowd, place, sundayPeople, townPeople } from '../crowd';
import { box, line, linear, n, path, range } from '../drawing';
import { lampString } from '../lamps';
import { hill, plain, pool, relief } from '../land';
import { basin, table } from '../market';
import { broadTree, palm } from '../plants';
import { seat } from '../seated';
import { birds, clouds, moon, rays, shafts, sky, stars, sunDisc, veil } from '../sky';
import { lookFrom, type Scene, type Stage, tint } from '../stage';
import { drum } from '../things';

export const earth = '#b5532b';

/** Drums in front, dancers behind. */
export const drummers: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 1.5, sun: [0.52, 0.34] });
  const { width: w, height: h, unit: u, random } = stage;
  const close = { ...stage, horizon: h * 0.42, eye: 1 };
  const cast = townPeople('front', ['holding']);
  const players = [
    [0.2, '#b5451f'],
    [0.5, '#f2b531'],
    [0.8, '#1f2a5c'],
  ] as const;
  const drumming = players.map(([x, colour], index) => {
    const y = h * (index === 1 ? 0.99 : 0.95);
    const size = y - close.horizon;
    return (
      place(
        close,
        {
          ...cast(random),
          posture: 'running',
          child: false,
          stature: 1,
          garment: 'suit',
          cover: index === 1 ? 'straw' : 'cap',
          coverCloth: index === 1 ? '#e3bf7a' : '#fdf8ec',
          cloth: '#fdf8ec',
          facing: index === 2 ? -1 : 1,
        },
        [w * x, y],
      ) + drum(stage, w * x, y + h * 0.025, size * 0.56, colour)
    );
  });
  return [
    { depth: 0.05, art: sky(stage) + rays(stage, 0.42) + sunDisc(stage, u * 14) },
    {
      depth: 0.2,
      art:
        hill(stage, relief(stage, { base: h * 0.52, rise: u * 6 }), {
          colour: '#4a5a4a',
          distance: 0.4,
          foot: h * 0.56,
        }) +
        palm(stage, w * 0.05, h * 0.64, h * 0.5, 0.02, 0.06) +
        palm(stage, w * 0.96, h * 0.62, h * 0.44, 0.04, -0.05),
    },
    {
      depth: 0.5,
      art:
        plain(stage, h * 0.52, earth, 0.14) +
        crowd(stage, {
          cast: sundayPeople('front', ['singing', 'singing', 'walking', 'running']),
          far: h * 0.6,
          near: h * 0.76,
          rows: 3,
          gap: [0.5, 0.8],
          haze: 0.14,
        }),
    },
    { depth: 0.9, art: drumming.join('') },
  ];
};

/** A long table under the trees. */
export const sharedMeal: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.46, eye: 1.4, sun: [0.82, 0.1] });
  const { width: w, height: h, unit: u, random } = stage;
  const behind = { ...stage, horizon: h * 0.4, eye: 1 };
  const guests = range(11).map((index) => {
    const person = sundayPeople('front', ['standing', 'holding'])(random);
    return place(behind, { ...person, posture: 'standing', stature: person.child ? 0.78 : person.stature * 0.95 }, [
      w * (0.05 + index * 0.092),
      h * 0.76,
    ]);
  });
  const cloth = table(stage, w * 0.5, h * 0.88, w * 1.1, h * 0.22, '#fbf3e2');
  const dishes = range(11).map((index) =>
    basin(
      stage,
      w * (0.05 + index * 0.092),
      h * (0.675 + (index % 2) * 0.014),
      u * (index % 3 === 1 ? 9 : 6.4),
      random.pick(['#2f6fb0', '#e9e3d3', '#b5451f', '#3f7f8c']),
      random.pick(['#f0a53a', '#5f9a3f', '#c9472a', '#f3e3b0']),
    ),
  );
  const front = { ...stage, horizon: h * 0.3, eye: 1 };
  const seats = [0.16, 0.31, 0.66, 0.82].map((x) =>
    seat(front, { ...townPeople('back', ['standing'])(random), child: false, stature: 0.94 }, [w * x, h * 1.06]),
  );
  return [
    {
      depth: 0.05,
      art:
        sky(stage) +
        sunDisc(stage, u * 6) +
        hill(stage, relief(stage, { base: h * 0.48, rise: u * 6 }), {
          colour: '#6d9a5a',
          distance: 0.5,
          foot: h * 0.52,
        }),
    },
    {
      depth: 0.3,
      art:
        plain(stage, h * 0.48, '#c07a48', 0.25) +
        townBlocks({ ...stage }, h * 0.5, u * 7, 9, 0.42, ['#efe0bd', '#d9a06a', '#8fb0a8']) +
        broadTree(stage, w * 0.2, h * 0.62, h * 0.72, 0.1) +
        broadTree(stage, w * 0.86, h * 0.63, h * 0.78, 0.06, '#2a7a42') +
        shafts(stage, 5, h * 0.8, 0.2),
    },
    { depth: 0.6, art: pool(stage, w * 0.5, h * 0.7, w * 0.6, h * 0.07, 0.26) + guests.join('') },
    { depth: 0.8, art: cloth + dishes.join('') + seats.join('') },
  ];
};

/** Strings of bulbs above the square. */
export const eveningLamps: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.5, eye: 1.7, sun: [0.82, 0.14] });
  const { width: w, height: h, unit: u, random } = stage;
  const poles = [0.08, 0.92].map((x) => line(`M${n(w * x)},${n(h * 0.74)}V${n(h * 0.1)}`, stage.light.shadow, u * 0.8));
  const strings =
    lampString(stage, [w * 0.08, h * 0.11], [w * 0.92, h * 0.11], h * 0.16, 11, u * 0.8) +
    lampString(stage, [w * 0.08, h * 0.14], [w * 0.5, h * 0.42], h * 0.06, 7, u * 0.55) +
    lampString(stage, [w * 0.92, h * 0.14], [w * 0.5, h * 0.42], h * 0.06, 7, u * 0.55);
  const warm: Stage = { ...stage, light: { ...stage.light, ambient: '#f2c9a0' }, sun: [w * 0.5, h * 0.2] };
  const glow = linear(stage, [
    [0, '#f2a04a', 0],
    [0.5, '#f2a04a', 0.42],
    [1, '#f2a04a', 0.05],
  ]);
  return [
    { depth: 0.05, art: sky(stage) + stars(stage, 140, h * 0.45) + moon(stage, u * 3.6) },
    {
      depth: 0.3,
      art:
        townBlocks(stage, h * 0.53, h * 0.2, 11, 0.2, ['#c9735a', '#d9a06a', '#6d78a8', '#a86a7a']) +
        palm(stage, w * 0.2, h * 0.62, h * 0.42, 0.1, 0.05) +
        palm(stage, w * 0.78, h * 0.6, h * 0.36, 0.12, -0.05),
    },
    {
      depth: 0.5,
      art: plain(stage, h * 0.53, earth, 0.2) + glow.art + box(0, h * 0.44, w, h * 0.56, glow.fill) + poles.join(''),
    },
    {
      depth: 0.8,
      art:
        crowd(warm, {
          cast: townPeople('back', ['standing', 'standing', 'carrying', 'singing']),
          far: h * 0.6,
          near: h * 1.1,
          rows: 6,
          gap: [0.36, 0.8],
          haze: 0.1,
          within: () => random.chance(0.86),
        }) + strings,
    },
  ];
};

/** Roof after roof down to the river, the great mountain behind. */
export const rooftops: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.46, eye: 4, sun: [0.24, 0.34] });
  const { width: w, height: h, unit: u, random } = stage;
  const mountain = path(
    `M${n(w * 0.3)},${n(h * 0.5)}Q${n(w * 0.5)},${n(h * 0.4)} ${n(w * 0.62)},${n(h * 0.23)}Q${n(w * 0.68)},${n(h * 0.17)} ${n(w * 0.74)},${n(h * 0.22)}Q${n(w * 0.86)},${n(h * 0.36)} ${n(w * 1.05)},${n(h * 0.42)}V${n(h * 0.5)}Z`,
    tint(stage, '#5a64a0', 0.5),
  );
  const walls = ['#efe0bd', '#d9a06a', '#c9735a', '#8fb0a8', '#e6c48a', '#a8687a'] as const;
  const rows = [
    [0.53, 0.09, 22, 0.5],
    [0.62, 0.12, 17, 0.34],
    [0.74, 0.16, 12, 0.18],
    [0.9, 0.22, 8, 0.04],
  ] as const;
  const town = rows.map(([y, tall, count, distance], index) => ({
    depth: 0.3 + index * 0.2,
    art:
      townBlocks(stage, h * y, h * tall, count, distance, walls) +
      range(3)
        .map(() =>
          palm(
            stage,
            random.between(0.04, 0.96) * w,
            h * (y + 0.03),
            h * (tall + 0.06),
            distance,
            random.between(-0.08, 0.08),
          ),
        )
        .join('') +
      veil(stage, h * y, u * 8, 0.32 - index * 0.08),
  }));
  const terrace =
    box(0, h * 0.9, w, h * 0.1, tint(stage, '#c9735a')) + box(0, h * 0.9, w, u * 0.7, stage.light.rim, 'opacity=".6"');
  const watcher = { ...stage, horizon: h * 0.64, eye: 1 };
  return [
    {
      depth: 0.05,
      art:
        sky(stage) +
        rays(stage, 0.4) +
        sunDisc(stage, u * 8) +
        clouds(stage, h * 0.1, h * 0.24, 3, 0.5) +
        mountain +
        veil(stage, h * 0.47, u * 14, 0.8),
    },
    ...town,
    {
      depth: 1,
      art:
        terrace +
        place(
          watcher,
          {
            ...sundayPeople('back', ['carrying'])(random),
            child: false,
            stature: 1,
            posture: 'carrying',
            garment: 'gown',
            cover: 'headwrap',
            coverCloth: '#f2b531',
            trim: '#1f2a5c',
          },
          [w * 0.7, h * 0.965],
        ) +
        place(watcher, { ...sundayPeople('back', ['standing'])(random), child: true, stature: 0.62, cover: 'short' }, [
          w * 0.77,
          h * 0.965,
        ]) +
        birds(stage, [w * 0.44, h * 0.16], 8, u * 10, u * 1.5),
    },
  ];
};
