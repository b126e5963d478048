import { school } from '../buildings';
import { crowd, place, pupils } from '../crowd';
import { line, n, oval, path } from '../drawing';
import { domeHut } from '../huts';
import { grass, plain } from '../land';
import { uniforms } from '../palettes';
import { acacia } from '../savannaTrees';
import { clouds, rays, sky, sunDisc, veil } from '../sky';
import { type Layer, lookFrom, type Scene, type Stage, tint } from '../stage';
import { dust, farLand, openSky } from './gadasGround';

/** The long school at the end of its sandy yard. */
function yard(stage: Stage, walkers: string): readonly Layer[] {
  const { width: w, height: h, unit: u } = stage;
  return [
    {
      depth: 0.05,
      art:
        sky(stage) +
        rays(stage, 0.3) +
        sunDisc(stage, u * 7) +
        clouds(stage, h * 0.06, h * 0.2, 3, 0.5) +
        farLand(stage),
    },
    {
      depth: 0.4,
      art:
        plain(stage, stage.horizon + u * 2, dust, 0.26) +
        school(stage, w * 0.56, h * 0.63, w * 0.74, 0.05) +
        acacia(stage, w * 0.07, h * 0.7, h * 0.5),
    },
    { depth: 0.9, art: walkers + grass(stage, h * 1.02, u * 4, 24, '#a37a34') },
  ];
}

/** Pupils crossing the yard to the long school. */
export const schoolYard: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.46, eye: 1.7, sun: [0.16, 0.2] });
  const { width: w, height: h } = stage;
  return yard(
    stage,
    crowd(stage, {
      cast: pupils('back', ['walking', 'walking', 'running', 'standing']),
      far: h * 0.68,
      near: h * 1.02,
      rows: 5,
      gap: [0.5, 1.2],
      haze: 0.1,
      within: (x, y) => x > w * 0.16 + (y - h * 0.68) * 0.2,
    }),
  );
};

/** The same yard at the end of the day, the last pupils on their way. */
export const emptyingYard: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.46, eye: 1.3, sun: [0.84, 0.26] });
  const { width: w, height: h, random } = stage;
  const leaving = [
    [0.24, 0.78],
    [0.32, 0.76],
    [0.62, 0.88],
    [0.7, 0.9],
    [0.44, 0.95],
  ].map(([x = 0, y = 0]) => place(stage, { ...pupils('front', ['walking'])(random), facing: -1 }, [w * x, h * y]));
  return yard(stage, leaving.join(''));
};

/** A ball and a dozen bare feet. */
export const ballGame: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.42, eye: 0.95, sun: [0.76, 0.34] });
  const { width: w, height: h, unit: u, random } = stage;
  const players = [
    [0.1, 0.68, 1],
    [0.24, 0.84, 1],
    [0.4, 0.7, 1],
    [0.52, 0.9, 1],
    [0.7, 0.78, -1],
    [0.86, 0.92, -1],
  ] as const;
  const ball = { x: w * 0.615, y: h * 0.9 };
  const goal = line(
    `M${n(w * 0.84)},${n(h * 0.62)}V${n(h * 0.44)}H${n(w * 0.98)}V${n(h * 0.62)}`,
    tint(stage, '#5a3a24'),
    u * 0.7,
  );
  return [
    openSky(stage, u * 11, 0.4),
    {
      depth: 0.3,
      art:
        farLand(stage) +
        acacia(stage, w * 0.16, h * 0.53, h * 0.24, 0.3) +
        domeHut(stage, w * 0.36, h * 0.53, h * 0.14, 0.32) +
        domeHut(stage, w * 0.45, h * 0.53, h * 0.11, 0.36),
    },
    { depth: 0.5, art: plain(stage, stage.horizon + u * 2, dust, 0.2) + goal + veil(stage, h * 0.6, u * 16, 0.3) },
    {
      depth: 0.9,
      art:
        players
          .map(([x, y, facing]) =>
            place(
              stage,
              {
                ...pupils('front', ['running'])(random),
                posture: 'running',
                facing,
                garment: random.chance(0.6) ? 'suit' : 'uniform',
                cloth: random.pick(['#8dbbe0', '#f2b531', '#fdf8ec', '#c9573a']),
                trim: random.pick(uniforms),
                cover: random.pick(['short', 'short', 'braids']),
                stature: 0.84,
              },
              [w * x, h * y],
            ),
          )
          .join('') +
        oval(ball.x + u, ball.y, u * 2.4, u * 0.6, stage.light.shadow, 'opacity=".3"') +
        oval(ball.x, ball.y - u * 1.7, u * 1.7, u * 1.7, tint(stage, '#fdf8ec')) +
        path(
          `M${n(ball.x - u * 0.6)},${n(ball.y - u * 2)}l${n(u * 0.6)},${n(-u * 0.5)}l${n(u * 0.6)},${n(u * 0.5)}l${n(-u * 0.3)},${n(u * 0.8)}h${n(-u * 0.6)}Z`,
          stage.light.shadow,
        ),
    },
  ];
};
