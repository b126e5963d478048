import { mix, underLight } from './colour';
import type { Light } from './palettes';
import type { Random } from './random';

export type Point = readonly [x: number, y: number];

/** Where a scene is painted and how it is looked at. Lengths are pixels of the finished picture. */
export type Stage = {
  readonly width: number;
  readonly height: number;
  /** A hundredth of the picture's size, the same for a portrait and a landscape of equal area. */
  readonly unit: number;
  readonly random: Random;
  readonly light: Light;
  readonly horizon: number;
  /** Height of the onlooker's eye above the ground, in grown-ups: 1 puts every head on the horizon. */
  readonly eye: number;
  readonly sun: Point;
  /** A new name for a gradient or a clip. */
  readonly name: () => string;
};

/** A part of a scene; the larger the depth, the nearer, and the faster it slides in a film. */
export type Layer = { readonly depth: number; readonly art: string };

export type Scene = (stage: Stage) => readonly Layer[];

export type Frame = { readonly width: number; readonly height: number };

export function createStage(frame: Frame, light: Light, random: Random): Stage {
  let names = 0;
  return {
    ...frame,
    unit: Math.sqrt(frame.width * frame.height) / 100,
    random,
    light,
    horizon: frame.height / 2,
    eye: 2,
    sun: [frame.width / 2, frame.height / 3],
    name: () => `n${names++}`,
  };
}

/** The same stage seen from elsewhere; lengths are shares of the picture. */
export function lookFrom(stage: Stage, view: { horizon: number; eye: number; sun: Point }): Stage {
  const [x, y] = view.sun;
  return {
    ...stage,
    horizon: view.horizon * stage.height,
    eye: view.eye,
    sun: [x * stage.width, y * stage.height],
  };
}

/** The colour of a thing in this light; `distance` goes from 0, at hand, to 1, lost in the haze. */
export function tint(stage: Stage, colour: string, distance = 0): string {
  return mix(underLight(colour, stage.light.ambient), stage.light.haze, distance);
}

export function shade(stage: Stage, colour: string, amount: number): string {
  return mix(colour, stage.light.shadow, amount);
}

/** How tall a grown-up standing on the ground at `y` appears. */
export function personHeight(stage: Stage, y: number): number {
  return Math.max(0, y - stage.horizon) / stage.eye;
}

/** Where on the ground a grown-up must stand to appear that tall. */
export function groundFor(stage: Stage, height: number): number {
  return stage.horizon + height * stage.eye;
}

/** On which side the light falls at `x`: -1 left, 1 right. */
export function litSide(stage: Stage, x: number): -1 | 1 {
  return stage.sun[0] < x ? -1 : 1;
}
