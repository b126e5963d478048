import { mix } from './colour';
import { box, line, linear, n, oval, path, polygon, range } from './drawing';
import { litSide, type Stage, shade, tint } from './stage';

/** A market parasol of coloured wedges seen from the street; `y` is the foot of its pole. */
export function parasol(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  colours: readonly [string, string],
  distance = 0,
): string {
  const half = height * 0.62;
  const top = y - height;
  const rim = top + height * 0.3;
  const wedges = range(6).map((index) => {
    const a = -half + (half * 2 * index) / 6;
    const b = -half + (half * 2 * (index + 1)) / 6;
    const base = tint(stage, colours[index % 2] ?? colours[0], distance);
    const colour = (index - 2.5) * litSide(stage, x) < -0.6 ? shade(stage, base, 0.28) : base;
    return path(
      `M${n(x)},${n(top)}Q${n(x + a * 0.72)},${n(top + height * 0.04)} ${n(x + a)},${n(rim)}Q${n(x + (a + b) / 2)},${n(rim - height * 0.05)} ${n(x + b)},${n(rim)}Q${n(x + b * 0.72)},${n(top + height * 0.04)} ${n(x)},${n(top)}Z`,
      colour,
    );
  });
  return (
    line(`M${n(x)},${n(top - height * 0.03)}V${n(y)}`, tint(stage, '#5a3a24', distance), height * 0.02) +
    wedges.join('')
  );
}

/** The same seen straight from above, with its shadow. */
export function parasolFromAbove(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colours: readonly [string, string],
): string {
  const wedges = range(10).map((index) => {
    const a = (index / 10) * Math.PI * 2;
    const b = ((index + 1) / 10) * Math.PI * 2;
    const mid = (a + b) / 2;
    const base = tint(stage, colours[index % 2] ?? colours[0]);
    const facingSun = Math.cos(mid + 2.4);
    const colour = facingSun > 0 ? mix(base, stage.light.rim, facingSun * 0.18) : shade(stage, base, -facingSun * 0.3);
    return path(
      `M${n(x)},${n(y)}L${n(x + Math.cos(a) * radius)},${n(y + Math.sin(a) * radius)}Q${n(x + Math.cos(mid) * radius * 1.0)},${n(y + Math.sin(mid) * radius * 1.0)} ${n(x + Math.cos(b) * radius)},${n(y + Math.sin(b) * radius)}Z`,
      colour,
    );
  });
  return (
    oval(x + radius * 0.32, y + radius * 0.36, radius, radius, stage.light.shadow, 'opacity=".34"') +
    wedges.join('') +
    oval(x, y, radius * 0.07, radius * 0.07, tint(stage, '#fbf7f0'))
  );
}

/** A rain umbrella held above a head. */
export function umbrella(stage: Stage, x: number, y: number, radius: number, colour: string, distance = 0): string {
  const cloth = tint(stage, colour, distance);
  const dome = `M${n(x - radius)},${n(y)}C${n(x - radius)},${n(y - radius * 0.95)} ${n(x + radius)},${n(y - radius * 0.95)} ${n(x + radius)},${n(y)}`;
  const scallop = range(4)
    .map(
      (i) => `Q${n(x + radius * (0.75 - i * 0.5))},${n(y - radius * 0.16)} ${n(x + radius * (0.5 - i * 0.5))},${n(y)}`,
    )
    .join('');
  const ribs = line(
    `M${n(x)},${n(y - radius * 0.72)}Q${n(x - radius * 0.45)},${n(y - radius * 0.5)} ${n(x - radius * 0.5)},${n(y)}M${n(x)},${n(y - radius * 0.72)}Q${n(x + radius * 0.45)},${n(y - radius * 0.5)} ${n(x + radius * 0.5)},${n(y)}M${n(x)},${n(y - radius * 0.72)}V${n(y)}`,
    shade(stage, cloth, 0.35),
    radius * 0.02,
  );
  const shine = path(
    `M${n(x - radius * 0.8)},${n(y - radius * 0.3)}Q${n(x - radius * 0.55)},${n(y - radius * 0.62)} ${n(x - radius * 0.1)},${n(y - radius * 0.66)}Q${n(x - radius * 0.5)},${n(y - radius * 0.5)} ${n(x - radius * 0.8)},${n(y - radius * 0.3)}Z`,
    stage.light.rim,
    'opacity=".35"',
  );
  return (
    line(`M${n(x)},${n(y - radius * 0.8)}V${n(y + radius * 0.7)}`, tint(stage, '#2a1c17', distance), radius * 0.045) +
    path(`${dome}${scallop}Z`, cloth) +
    ribs +
    shine
  );
}

/** A trestle table with a cloth, seen from the front. */
export function table(stage: Stage, x: number, y: number, width: number, height: number, cloth: string): string {
  const colour = tint(stage, cloth);
  const fall = linear(stage, [
    [0, colour],
    [1, shade(stage, colour, 0.3)],
  ]);
  const pleats = line(
    range(9)
      .map((i) => `M${n(x - width / 2 + (width * (i + 0.5)) / 9)},${n(y - height * 0.84)}V${n(y - height * 0.12)}`)
      .join(''),
    shade(stage, colour, 0.35),
    width * 0.004,
    'opacity=".5"',
  );
  return (
    oval(x, y, width * 0.54, height * 0.12, stage.light.shadow, 'opacity=".3"') +
    fall.art +
    box(x - width / 2, y - height * 0.9, width, height * 0.86, fall.fill) +
    pleats +
    polygon(
      [
        [x - width * 0.5, y - height * 0.86],
        [x - width * 0.47, y - height * 1.06],
        [x + width * 0.47, y - height * 1.06],
        [x + width * 0.5, y - height * 0.86],
      ],
      mix(colour, stage.light.rim, 0.3),
    )
  );
}

/** A wide enamel basin heaped with fruit, or with grain. */
export function basin(stage: Stage, x: number, y: number, width: number, enamel: string, heap: string): string {
  const metal = tint(stage, enamel);
  const load = tint(stage, heap);
  const w = width;
  const fruit = range(7).map((i) =>
    oval(
      x + (i - 3) * w * 0.11,
      y - w * (0.36 + 0.09 * Math.cos((i - 3) * 0.6)),
      w * 0.1,
      w * 0.095,
      i % 2 ? load : mix(load, stage.light.rim, 0.25),
    ),
  );
  return (
    fruit.join('') +
    path(
      `M${n(x - w * 0.5)},${n(y - w * 0.32)}Q${n(x - w * 0.42)},${n(y)} ${n(x - w * 0.26)},${n(y)}H${n(x + w * 0.26)}Q${n(x + w * 0.42)},${n(y)} ${n(x + w * 0.5)},${n(y - w * 0.32)}Q${n(x)},${n(y - w * 0.22)} ${n(x - w * 0.5)},${n(y - w * 0.32)}Z`,
      metal,
    ) +
    line(
      `M${n(x - w * 0.5)},${n(y - w * 0.32)}Q${n(x)},${n(y - w * 0.22)} ${n(x + w * 0.5)},${n(y - w * 0.32)}`,
      mix(metal, '#ffffff', 0.5),
      w * 0.04,
    )
  );
}
