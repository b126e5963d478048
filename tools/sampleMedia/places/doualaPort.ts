import { townBlocks } from '../buildings';
import { place, sundayPeople } from '../crowd';
import { box, n, oval, path, range } from '../drawing';
import { lampString } from '../lamps';
import { water } from '../land';
import { birds, clouds, veil } from '../sky';
import { lookFrom, type Scene, shade, tint } from '../stage';
import { canoe } from '../things';
import { cargoShip, quayCrane } from '../waterfront';
import { farBank, heavens, river } from './doualaRiver';

/** Quay cranes in a row, the river before them. */
export const port: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.56, eye: 3, sun: [0.44, 0.4] });
  const { width: w, height: h, unit: u } = stage;
  const quay = stage.horizon + u * 2.2;
  const cranes = [
    [0.1, 0.42, 1],
    [0.29, 0.5, 1],
    [0.66, 0.56, -1],
    [0.88, 0.46, -1],
  ] as const;
  const boxes = range(26).map((index) =>
    box(
      w * (0.02 + index * 0.038),
      quay - u * 2.4 * (1 + (index % 3)),
      w * 0.036,
      u * 2.4 * (1 + (index % 3)),
      tint(stage, stage.random.pick(['#b5451f', '#f2b531', '#0b5d3b', '#2f7f86', '#8c2f4b', '#1f2a5c']), 0.18),
    ),
  );
  return [
    heavens(stage, u * 11),
    {
      depth: 0.15,
      art:
        townBlocks(stage, stage.horizon, u * 9, 22, 0.62, ['#c58a72', '#d9b08e', '#8a86a8']) +
        veil(stage, stage.horizon - u * 3, u * 12, 0.5),
    },
    {
      depth: 0.35,
      art:
        cranes.map(([x, tall, facing]) => quayCrane(stage, w * x, quay, h * tall, facing, 0.05)).join('') +
        boxes.join('') +
        box(0, quay - u * 0.4, w, u * 2, shade(stage, tint(stage, '#5d4a55'), 0.3)),
    },
    {
      depth: 0.5,
      art:
        water(stage, quay + u * 1.4, h, river, 1.6) +
        canoe(stage, w * 0.7, h * 0.76, u * 20, -1) +
        canoe(stage, w * 0.24, h * 0.87, u * 38, 1),
    },
    { depth: 0.7, art: birds(stage, [w * 0.5, h * 0.18], 11, u * 16, u * 1.5) },
  ];
};

/** A cargo ship leaving with the last light. */
export const cargoLeaving: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.6, eye: 3, sun: [0.78, 0.5] });
  const { width: w, height: h, unit: u } = stage;
  const pier = path(
    `M0,${n(h * 0.9)}L${n(w * 0.46)},${n(h * 0.86)}L${n(w * 0.5)},${n(h * 0.89)}L${n(w * 0.44)},${n(h * 1.02)}H0Z`,
    shade(stage, tint(stage, '#6b4a3d'), 0.3),
  );
  const watchers = { ...stage, horizon: h * 0.7, eye: 1 };
  const cast = sundayPeople('back', ['standing', 'carrying']);
  return [
    heavens(stage, u * 13),
    { depth: 0.2, art: clouds(stage, h * 0.1, h * 0.32, 4, 0.35) + farBank(stage, stage.horizon) },
    { depth: 0.35, art: water(stage, stage.horizon, h, river, 1.8) + cargoShip(stage, w * 0.42, h * 0.665, w * 0.6) },
    {
      depth: 0.6,
      art:
        quayCrane(stage, w * 0.12, h * 0.885, h * 0.66, 1) +
        pier +
        lampString(stage, [w * 0.03, h * 0.5], [w * 0.2, h * 0.62], u * 2, 4, u * 0.25),
    },
    {
      depth: 0.9,
      art:
        [0.18, 0.25, 0.31, 0.37]
          .map((x, index) =>
            place(watchers, { ...cast(stage.random), stature: [1, 0.62, 0.96, 1.04][index] ?? 1, child: index === 1 }, [
              w * x,
              h * 0.93,
            ]),
          )
          .join('') +
        oval(w * 0.44, h * 0.9, u, u * 0.5, stage.light.shadow) +
        box(w * 0.435, h * 0.87, u * 1.4, u * 3, tint(stage, '#3a2a2a')),
    },
  ];
};
