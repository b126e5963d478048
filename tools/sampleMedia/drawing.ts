import type { Point, Stage } from './stage';

/** Two figures after the point are finer than any pixel and keep the drawing short. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

export function group(art: string, transform: string, more = ''): string {
  return `<g transform="${transform}" ${more}>${art}</g>`;
}

/** A smooth curve through the points (Catmull-Rom), as path commands that follow a starting `M` or `L`. */
export function smooth(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  return points
    .map((point, index) => {
      const previous = points[index - 1];
      if (!previous) return `${start}${n(point[0])},${n(point[1])}`;
      const before = points[index - 2] ?? previous;
      const after = points[index + 1] ?? point;
      const c1: Point = [previous[0] + (point[0] - before[0]) / 6, previous[1] + (point[1] - before[1]) / 6];
      const c2: Point = [point[0] - (after[0] - previous[0]) / 6, point[1] - (after[1] - previous[1]) / 6];
      return `C${n(c1[0])},${n(c1[1])} ${n(c2[0])},${n(c2[1])} ${n(point[0])},${n(point[1])}`;
    })
    .join('');
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${n(offset)}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`,
    )
    .join('');
}

/** A gradient's definition and the `fill` that uses it. */
type Gradient = { readonly art: string; readonly fill: string };

/** From top to bottom of the shape, or from left to right. */
export function linear(stage: Stage, list: readonly Stop[], direction: 'down' | 'across' = 'down'): Gradient {
  const name = stage.name();
  const end = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return {
    art: `<linearGradient id="${name}" x1="0" y1="0" ${end}>${stops(list)}</linearGradient>`,
    fill: `url(#${name})`,
  };
}

/** Around a point of the picture. */
export function radial(stage: Stage, [x, y]: Point, radius: number, list: readonly Stop[]): Gradient {
  const name = stage.name();
  return {
    art: `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}">${stops(list)}</radialGradient>`,
    fill: `url(#${name})`,
  };
}

/** Shows of `art` only what lies inside the outline. */
export function clipped(stage: Stage, outline: string, art: string): string {
  const name = stage.name();
  return `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${art}</g>`;
}

/** Whole numbers from 0 to `count - 1`. */
export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => index);
}
