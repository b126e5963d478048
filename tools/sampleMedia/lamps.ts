import { line, n, oval, path, radial, range } from './drawing';
import type { Point, Stage } from './stage';

/** A warm glow around a lamp. */
export function lantern(stage: Stage, x: number, y: number, radius: number): string {
  const glow = radial(stage, [x, y], radius * 6, [
    [0, '#ffdf94', 0.8],
    [0.3, '#f7b84e', 0.3],
    [1, '#f2a531', 0],
  ]);
  return glow.art + oval(x, y, radius * 6, radius * 6, glow.fill) + oval(x, y, radius, radius * 1.15, '#fff0c4');
}

/** Bulbs hanging from a slack wire. */
export function lampString(
  stage: Stage,
  [x1, y1]: Point,
  [x2, y2]: Point,
  sag: number,
  bulbs: number,
  size: number,
): string {
  const spot = (share: number): Point => [
    x1 + (x2 - x1) * share,
    y1 + (y2 - y1) * share + Math.sin(Math.PI * share) * sag,
  ];
  const wire = line(
    `M${n(x1)},${n(y1)}Q${n((x1 + x2) / 2)},${n((y1 + y2) / 2 + sag * 2)} ${n(x2)},${n(y2)}`,
    stage.light.shadow,
    size * 0.16,
  );
  return (
    wire +
    range(bulbs)
      .map((index) => lantern(stage, ...spot((index + 0.5) / bulbs), size))
      .join('')
  );
}

/** A fire of three sticks and its light on the ground. */
export function campfire(stage: Stage, x: number, y: number, size: number): string {
  const glow = radial(stage, [x, y - size * 0.5], size * 7, [
    [0, '#ffcf70', 0.75],
    [0.35, '#f08a35', 0.32],
    [1, '#d9542a', 0],
  ]);
  const flame = (s: number, colour: string) =>
    path(
      `M${n(x - size * 0.36 * s)},${n(y)}Q${n(x - size * 0.6 * s)},${n(y - size * 0.6 * s)} ${n(x - size * 0.06 * s)},${n(y - size * 1.5 * s)}Q${n(x + size * 0.1 * s)},${n(y - size * 0.9 * s)} ${n(x + size * 0.34 * s)},${n(y - size * 1.05 * s)}Q${n(x + size * 0.6 * s)},${n(y - size * 0.4 * s)} ${n(x + size * 0.34 * s)},${n(y)}Z`,
      colour,
    );
  return (
    glow.art +
    oval(x, y - size * 0.3, size * 7, size * 4.4, glow.fill) +
    line(
      `M${n(x - size)},${n(y + size * 0.16)}L${n(x + size * 0.5)},${n(y - size * 0.08)}M${n(x + size)},${n(y + size * 0.16)}L${n(x - size * 0.5)},${n(y - size * 0.08)}`,
      '#3a2219',
      size * 0.2,
    ) +
    flame(1, '#e8642a') +
    flame(0.72, '#f7a83c') +
    flame(0.42, '#fff0c0')
  );
}
