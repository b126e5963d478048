import { place, pupils, townPeople } from '../crowd';
import { domeHut } from '../huts';
import { campfire } from '../lamps';
import { grass, plain } from '../land';
import { acacia } from '../savannaTrees';
import { seat } from '../seated';
import { milkyWay, moon, sky, stars } from '../sky';
import { lookFrom, type Scene, type Stage } from '../stage';
import { dust, farLand } from './gadasVillage';

/** Night around the fire. */
export const aroundTheFire: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.6, eye: 1.5, sun: [0.84, 0.14] });
  const { width: w, height: h, unit: u, random } = stage;
  const fire: Stage = {
    ...stage,
    sun: [w * 0.5, h * 0.74],
    light: { ...stage.light, ambient: '#e8b48c', rim: '#ffb55a' },
  };
  const ring = [
    [0.27, 0.82],
    [0.4, 0.775],
    [0.64, 0.775],
    [0.77, 0.82],
  ] as const;
  const near = [
    [0.15, 0.98],
    [0.36, 1.02],
    [0.89, 0.99],
  ] as const;
  const cast = (view: 'back' | 'front') => townPeople(view, ['standing'], 'veil');
  const sit = (view: 'back' | 'front', list: readonly (readonly [number, number])[], size: number) =>
    list
      .map(([x, y], index) =>
        seat(
          { ...fire, horizon: h * y - size, eye: 1 },
          { ...cast(view)(random), child: index % 3 === 1, stature: index % 3 === 1 ? 0.8 : 1 },
          [w * x, h * y],
        ),
      )
      .join('');
  return [
    { depth: 0.05, art: sky(stage) + stars(stage, 300, stage.horizon) + moon(stage, u * 3.6) },
    {
      depth: 0.3,
      art:
        farLand(stage) +
        domeHut(stage, w * 0.12, h * 0.71, h * 0.34, 0.08) +
        domeHut(stage, w * 0.29, h * 0.68, h * 0.22, 0.18) +
        domeHut(stage, w * 0.88, h * 0.71, h * 0.31, 0.08),
    },
    { depth: 0.5, art: plain(stage, h * 0.66, dust, 0.2) },
    {
      depth: 0.9,
      art: sit('front', ring, h * 0.38) + campfire(stage, w * 0.52, h * 0.88, u * 6) + sit('back', near, h * 0.5),
    },
  ];
};

/** Two children, heads lifted to the Milky Way. */
export const twoStargazers: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.8, eye: 1, sun: [0.06, 0.3] });
  const { width: w, height: h, unit: u, random } = stage;
  const near = { ...stage, horizon: h * 0.68, eye: 1 };
  return [
    { depth: 0.05, art: sky(stage) + stars(stage, 260, h * 0.78) + milkyWay(stage, h * 0.78) },
    {
      depth: 0.3,
      art:
        farLand(stage) +
        domeHut(stage, w * 0.16, h * 0.87, h * 0.19, 0.06) +
        domeHut(stage, w * 0.4, h * 0.855, h * 0.12, 0.2) +
        acacia(stage, w * 0.92, h * 0.88, h * 0.3, 0.06),
    },
    { depth: 0.6, art: plain(stage, h * 0.84, dust, 0.16) },
    {
      depth: 0.9,
      art:
        place(near, { ...pupils('back', ['standing'])(random), stature: 0.8, cover: 'braids', posture: 'running' }, [
          w * 0.56,
          h * 0.95,
        ]) +
        place(near, { ...pupils('back', ['standing'])(random), stature: 0.64, cover: 'short', posture: 'standing' }, [
          w * 0.7,
          h * 0.955,
        ]) +
        grass(stage, h * 1.01, u * 4, 22, '#5a4a2c'),
    },
  ];
};
