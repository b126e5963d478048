import { lamplit } from './buildings';
import { mix } from './colour';
import { box, line, n, oval, path, polygon, range } from './drawing';
import { type Stage, shade, tint } from './stage';

/** The bridge over the Wouri: a deck on haunched piers, drawn in perspective from one end to the other. */
export function riverBridge(
  stage: Stage,
  from: { x: number; y: number; size: number },
  to: { x: number; y: number; size: number },
  spans: number,
  distance = 0.2,
): string {
  const stone = tint(stage, '#33407c', distance);
  const under = shade(stage, stone, 0.3);
  const at = (share: number) => {
    const pull = share / (share + (1 - share) * (from.size / to.size));
    return {
      x: from.x + (to.x - from.x) * (1 - pull),
      y: from.y + (to.y - from.y) * (1 - pull),
      size: from.size + (to.size - from.size) * (1 - pull),
    };
  };
  const ends = range(spans + 1).map((index) => at(1 - index / spans));
  const arches = ends.slice(1).map((end, index) => {
    const start = ends[index] ?? end;
    const mid = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, size: (start.size + end.size) / 2 };
    const pier = path(
      `M${n(start.x - start.size * 0.09)},${n(start.y + start.size * 0.3)}L${n(start.x - start.size * 0.07)},${n(start.y + start.size)}H${n(start.x + start.size * 0.07)}L${n(start.x + start.size * 0.09)},${n(start.y + start.size * 0.3)}Z`,
      under,
    );
    const haunch = path(
      `M${n(start.x)},${n(start.y)}L${n(end.x)},${n(end.y)}V${n(end.y + end.size * 0.55)}Q${n(mid.x)},${n(mid.y - mid.size * 0.14)} ${n(start.x)},${n(start.y + start.size * 0.55)}Z`,
      stone,
    );
    return pier + haunch;
  });
  const deck = polygon(
    [
      [from.x, from.y - from.size * 0.1],
      [to.x, to.y - to.size * 0.1],
      [to.x, to.y + to.size * 0.08],
      [from.x, from.y + from.size * 0.08],
    ],
    mix(stone, stage.light.rim, 0.24),
  );
  const lamps = range(spans * 2 + 1).map((index) => {
    const post = at(index / (spans * 2));
    const top = post.y - post.size * 0.72;
    return (
      line(
        `M${n(post.x)},${n(post.y - post.size * 0.08)}V${n(top)}q0,${n(-post.size * 0.1)} ${n(post.size * 0.18)},${n(-post.size * 0.08)}`,
        stone,
        post.size * 0.035,
      ) +
      (stage.light.night
        ? oval(post.x + post.size * 0.2, top - post.size * 0.06, post.size * 0.09, post.size * 0.09, '#ffdf94')
        : '')
    );
  });
  return lamps.join('') + arches.join('') + deck;
}

/** A quay crane with its raised jib. */
export function quayCrane(stage: Stage, x: number, y: number, height: number, facing: -1 | 1, distance = 0): string {
  const steel = tint(stage, '#7a2f28', distance);
  const h = height;
  const at = (dx: number, up: number) => `${n(x + dx * facing * h)},${n(y - up * h)}`;
  const frame = `M${at(-0.16, 0)}L${at(-0.11, 0.62)}M${at(0.16, 0)}L${at(0.11, 0.62)}M${at(-0.145, 0.2)}L${at(0.145, 0.2)}M${at(-0.145, 0.2)}L${at(0.12, 0.5)}M${at(0.145, 0.2)}L${at(-0.12, 0.5)}M${at(-0.12, 0.5)}L${at(0.12, 0.5)}`;
  const jib = `M${at(-0.34, 0.64)}L${at(0.72, 0.66)}M${at(-0.04, 0.64)}L${at(0.02, 1)}L${at(0.72, 0.66)}M${at(0.02, 1)}L${at(-0.32, 0.64)}M${at(0.02, 1)}L${at(0.36, 0.65)}`;
  const cable = `M${at(0.5, 0.65)}L${at(0.5, 0.38)}`;
  return (
    line(frame, steel, h * 0.024) +
    line(jib, steel, h * 0.018) +
    line(cable, steel, h * 0.006) +
    box(x + (facing > 0 ? 0.46 : -0.54) * h, y - h * 0.39, h * 0.08, h * 0.045, tint(stage, '#f2b531', distance)) +
    box(x - 0.1 * h, y - h * 0.7, h * 0.2, h * 0.1, shade(stage, steel, 0.2))
  );
}

/** A cargo ship under way, its containers stacked in rows. */
export function cargoShip(stage: Stage, x: number, y: number, length: number, distance = 0.1): string {
  const { random } = stage;
  const hull = tint(stage, '#22305f', distance);
  const keel = tint(stage, '#a53a1d', distance);
  const l = length;
  const stack = range(10).flatMap((column) =>
    range(random.whole(1, 3)).map((level) => {
      const colour = tint(
        stage,
        random.pick(['#b5451f', '#f2b531', '#0b5d3b', '#2f7f86', '#e9dcc2', '#8c2f4b']),
        distance,
      );
      return box(
        x - l * 0.22 + column * l * 0.062,
        y - l * (0.108 + (level + 1) * 0.034),
        l * 0.058,
        l * 0.032,
        colour,
      );
    }),
  );
  const cabin =
    box(x - l * 0.4, y - l * 0.26, l * 0.13, l * 0.16, tint(stage, '#fbf3e2', distance)) +
    box(x - l * 0.41, y - l * 0.25, l * 0.15, l * 0.018, hull) +
    box(x - l * 0.37, y - l * 0.31, l * 0.05, l * 0.06, keel);
  const windows = range(4).map((i) =>
    box(x - l * 0.39 + i * l * 0.03, y - l * 0.2, l * 0.018, l * 0.014, lamplit(stage, hull)),
  );
  const body = path(
    `M${n(x - l * 0.46)},${n(y - l * 0.1)}H${n(x + l * 0.47)}Q${n(x + l * 0.52)},${n(y - l * 0.115)} ${n(x + l * 0.54)},${n(y - l * 0.13)}L${n(x + l * 0.44)},${n(y)}H${n(x - l * 0.42)}Z`,
    hull,
  );
  const stripe = path(
    `M${n(x - l * 0.43)},${n(y - l * 0.025)}H${n(x + l * 0.46)}L${n(x + l * 0.44)},${n(y)}H${n(x - l * 0.42)}Z`,
    keel,
  );
  return (
    stack.join('') +
    cabin +
    windows.join('') +
    body +
    stripe +
    oval(x, y + l * 0.008, l * 0.5, l * 0.012, stage.light.shadow, 'opacity=".3"')
  );
}
