import { mix } from './colour';
import { group, line, n, oval, path, polygon, range } from './drawing';
import { litSide, type Point, type Stage, shade, tint } from './stage';

/** A broad banana leaf from the origin, torn along its ribs. */
export function bananaLeaf(
  stage: Stage,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string,
  distance = 0,
): string {
  const { random } = stage;
  const leaf = tint(stage, colour, distance);
  const side = (sign: number): Point[] =>
    range(9).flatMap((step): Point[] => {
      const share = (step + 0.5) / 9;
      const half = length * 0.17 * Math.sin(Math.PI * share ** 0.8) * sign;
      const notch = random.chance(0.4) ? 0.5 : 0.93;
      return [
        [length * share, half],
        [length * (share + 0.035), half * notch],
      ];
    });
  const upper = side(-1);
  const lower = side(1);
  const ribs = range(10).map((step) => {
    const share = (step + 0.6) / 11;
    const half = length * 0.13 * Math.sin(Math.PI * share ** 0.8);
    return `M${n(length * share)},0L${n(length * (share + 0.05))},${n(-half)}M${n(length * share)},0L${n(length * (share + 0.05))},${n(half)}`;
  });
  const art =
    polygon([[0, 0], ...upper, [length, 0]], mix(leaf, stage.light.rim, 0.16)) +
    polygon([[0, 0], ...lower, [length, 0]], shade(stage, leaf, 0.22)) +
    line(ribs.join(''), shade(stage, leaf, 0.4), length * 0.005, 'opacity=".5"') +
    line(`M${n(-length * 0.1)},0L${n(length * 0.97)},0`, mix(leaf, '#e7e3a0', 0.5), length * 0.016);
  return group(art, `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`);
}

/** A stalk of millet with its heavy ear. */
export function millet(stage: Stage, x: number, y: number, height: number, distance = 0): string {
  const { random } = stage;
  const stalk = tint(stage, '#7d8a3c', distance);
  const ear = tint(stage, random.chance(0.5) ? '#c98a35' : '#b5732e', distance);
  const lean = random.between(-0.1, 0.1) * height;
  const leaves = range(4).map((index) => {
    const level = y - height * (0.2 + index * 0.16);
    const reach = height * 0.26 * (index % 2 === 0 ? 1 : -1);
    const foot = x + lean * (0.2 + index * 0.16);
    return path(
      `M${n(foot)},${n(level)}Q${n(foot + reach * 0.5)},${n(level - height * 0.16)} ${n(foot + reach)},${n(level + height * 0.02)}Q${n(foot + reach * 0.45)},${n(level - height * 0.08)} ${n(foot)},${n(level + height * 0.025)}Z`,
      index % 2 ? shade(stage, stalk, 0.2) : stalk,
    );
  });
  const top: Point = [x + lean, y - height];
  return (
    line(`M${n(x)},${n(y)}Q${n(x)},${n(y - height * 0.6)} ${n(top[0])},${n(top[1])}`, stalk, height * 0.018) +
    leaves.join('') +
    oval(
      top[0],
      top[1] - height * 0.05,
      height * 0.032,
      height * 0.12,
      ear,
      `transform="rotate(${n((lean / height) * 120)} ${n(top[0])} ${n(top[1])})"`,
    ) +
    oval(
      top[0] + litSide(stage, x) * height * 0.012,
      top[1] - height * 0.06,
      height * 0.012,
      height * 0.09,
      stage.light.rim,
      'opacity=".35"',
    )
  );
}

/** A cocoa pod hanging from its stem, ribbed. */
export function cocoaPod(stage: Stage, x: number, y: number, length: number, colour: string): string {
  const skin = tint(stage, colour);
  const half = length * 0.27;
  const outline = (w: number): string =>
    `M0,0C${n(w)},${n(length * 0.1)} ${n(w * 1.1)},${n(length * 0.65)} 0,${n(length)}C${n(-w * 1.1)},${n(length * 0.65)} ${n(-w)},${n(length * 0.1)} 0,0Z`;
  const ribs = [0.25, 0.62].map((share) =>
    line(
      `M0,${n(length * 0.03)}C${n(half * share)},${n(length * 0.15)} ${n(half * share * 1.1)},${n(length * 0.65)} 0,${n(length * 0.96)}M0,${n(length * 0.03)}C${n(-half * share)},${n(length * 0.15)} ${n(-half * share * 1.1)},${n(length * 0.65)} 0,${n(length * 0.96)}`,
      shade(stage, skin, 0.35),
      length * 0.014,
      'opacity=".7"',
    ),
  );
  const side = litSide(stage, x);
  const dark = path(
    `M0,0C${n(-side * half)},${n(length * 0.1)} ${n(-side * half * 1.1)},${n(length * 0.65)} 0,${n(length)}C${n(-side * half * 0.4)},${n(length * 0.65)} ${n(-side * half * 0.3)},${n(length * 0.1)} 0,0Z`,
    shade(stage, skin, 0.4),
    'opacity=".55"',
  );
  const shine = line(
    `M${n(side * half * 0.5)},${n(length * 0.2)}Q${n(side * half * 0.72)},${n(length * 0.4)} ${n(side * half * 0.55)},${n(length * 0.6)}`,
    stage.light.rim,
    length * 0.03,
    'opacity=".55"',
  );
  return group(
    line(`M0,${n(-length * 0.16)}L0,0`, tint(stage, '#4b2f22'), length * 0.05) +
      path(outline(half), skin) +
      dark +
      ribs.join('') +
      shine,
    `translate(${n(x)} ${n(y)}) rotate(${n(stage.random.between(-12, 12))})`,
  );
}
