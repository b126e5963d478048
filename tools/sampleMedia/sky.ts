import { mix } from './colour';
import { box, clipped, line, linear, n, oval, path, polygon, radial, range } from './drawing';
import type { Point, Stage } from './stage';

export function sky(stage: Stage): string {
  const { sky: colours } = stage.light;
  const last = Math.max(1, colours.length - 1);
  const reach = Math.min(1, (stage.horizon / stage.height) * 1.05);
  const gradient = linear(
    stage,
    colours.map((colour, index) => [(index / last) * reach, colour] as const),
  );
  return gradient.art + box(0, 0, stage.width, stage.height, gradient.fill);
}

/** Wedges cut around the sun, as in a linocut, that fade with distance. */
export function rays(stage: Stage, opacity = 0.26): string {
  const { random, sun, light } = stage;
  const reach = Math.hypot(stage.width, stage.height) * 0.9;
  const gradient = radial(stage, sun, reach, [
    [0.08, light.sun, opacity],
    [1, light.sun, 0.02],
  ]);
  const count = 26;
  const wedges = range(count).map((index) => {
    const angle = (index / count) * Math.PI * 2 + random.between(-0.04, 0.04);
    const half = (Math.PI / count) * random.between(0.36, 0.62);
    const edge = (turn: number): Point => [sun[0] + Math.cos(turn) * reach, sun[1] + Math.sin(turn) * reach];
    return polygon([sun, edge(angle - half), edge(angle + half)], gradient.fill);
  });
  return gradient.art + wedges.join('');
}

export function sunDisc(stage: Stage, radius: number): string {
  const [x, y] = stage.sun;
  const { sun, haze } = stage.light;
  const glow = radial(stage, stage.sun, radius * 4.2, [
    [0.2, mix(sun, haze, 0.45), 0.6],
    [0.5, mix(sun, haze, 0.6), 0.26],
    [1, sun, 0],
  ]);
  return (
    glow.art +
    oval(x, y, radius * 4.2, radius * 4.2, glow.fill) +
    oval(x, y, radius * 1.36, radius * 1.36, sun, 'opacity=".16"') +
    oval(x, y, radius * 1.15, radius * 1.15, sun, 'opacity=".22"') +
    oval(x, y, radius, radius, sun)
  );
}

export function moon(stage: Stage, radius: number): string {
  const [x, y] = stage.sun;
  const craters = [
    oval(x - radius * 0.3, y - radius * 0.2, radius * 0.2, radius * 0.17, stage.light.haze, 'opacity=".22"'),
    oval(x + radius * 0.28, y + radius * 0.28, radius * 0.26, radius * 0.22, stage.light.haze, 'opacity=".16"'),
  ];
  return sunDisc(stage, radius) + craters.join('');
}

export function stars(stage: Stage, count: number, lowest: number): string {
  const { random, unit, light } = stage;
  return range(count)
    .map(() => {
      const x = random.between(0, stage.width);
      const y = random.between(0, 1) ** 1.3 * lowest;
      const size = unit * random.between(0.05, 0.17);
      if (random.chance(0.08)) {
        const arm = size * 4;
        const spark = `M${n(x)},${n(y - arm)}L${n(x)},${n(y + arm)}M${n(x - arm)},${n(y)}L${n(x + arm)},${n(y)}`;
        return line(spark, light.sun, size * 0.8, 'opacity=".9"');
      }
      return oval(x, y, size, size, light.sun, `opacity="${n(random.between(0.35, 0.95))}"`);
    })
    .join('');
}

/** The band of the Milky Way, leaning across the sky. */
export function milkyWay(stage: Stage, lowest: number): string {
  const { random, unit, light } = stage;
  const dust = range(1100).map(() => {
    const along = random.next();
    const spread = (random.next() + random.next() + random.next() - 1.5) * 11 * unit;
    const x = stage.width * (0.12 + along * 0.7) + spread;
    const y = lowest * (1 - along) + spread * 0.55;
    const size = unit * random.between(0.04, 0.13);
    return y > lowest ? '' : oval(x, y, size, size, light.sun, `opacity="${n(random.between(0.25, 0.85))}"`);
  });
  const clouds = range(9).map((index) => {
    const along = (index + 0.5) / 9;
    const x = stage.width * (0.12 + along * 0.7);
    const y = lowest * (1 - along);
    return oval(x, y, 15 * unit, 6.5 * unit, light.haze, `opacity=".34" transform="rotate(-52 ${n(x)} ${n(y)})"`);
  });
  return clouds.join('') + dust.join('');
}

/** Flat-bottomed clouds built of a few rounded bars. */
export function clouds(stage: Stage, high: number, low: number, count: number, opacity = 0.7): string {
  const { random, unit, light } = stage;
  const colour = mix(light.sun, light.haze, 0.25);
  return range(count)
    .map((index) => {
      const x = stage.width * ((index + random.between(0.1, 0.9)) / count);
      const y = random.between(high, low);
      const length = unit * random.between(14, 30);
      const bars = range(3).map((bar) => {
        const width = length * (1 - bar * 0.33);
        const thick = unit * 1.5;
        const shift = random.between(-0.12, 0.12) * length;
        return box(x - width / 2 + shift, y - bar * thick * 0.92, width, thick, colour, `rx="${n(thick / 2)}"`);
      });
      return `<g opacity="${n(opacity)}">${bars.join('')}</g>`;
    })
    .join('');
}

export function birds(stage: Stage, [x, y]: Point, count: number, spread: number, size: number): string {
  const { random, light } = stage;
  return range(count)
    .map(() => {
      const bx = x + random.between(-1, 1) * spread;
      const by = y + random.between(-0.5, 0.5) * spread;
      const s = size * random.between(0.6, 1.15);
      const lift = random.between(0.25, 0.6) * s;
      const wings = `M${n(bx - s)},${n(by - lift)}Q${n(bx - s * 0.4)},${n(by - lift * 1.5)} ${n(bx)},${n(by)}Q${n(bx + s * 0.4)},${n(by - lift * 1.5)} ${n(bx + s)},${n(by - lift * 0.9)}`;
      const belly = `Q${n(bx + s * 0.4)},${n(by - lift * 1.05)} ${n(bx)},${n(by + s * 0.16)}Q${n(bx - s * 0.4)},${n(by - lift * 1.05)} ${n(bx - s)},${n(by - lift)}Z`;
      return path(wings + belly, light.shadow, 'opacity=".82"');
    })
    .join('');
}

/** Beams that fall through foliage or a high window. */
export function shafts(stage: Stage, count: number, bottom: number, opacity = 0.4): string {
  const { random, sun, light } = stage;
  const gradient = linear(stage, [
    [0, light.sun, opacity],
    [1, light.sun, 0],
  ]);
  const beams = range(count).map((index) => {
    const foot = stage.width * ((index + random.between(0.2, 0.8)) / count) * 1.3 - stage.width * 0.15;
    const width = stage.unit * random.between(3, 9);
    const top = sun[0] + (foot - sun[0]) * 0.16;
    return polygon(
      [
        [top - width * 0.12, sun[1]],
        [top + width * 0.12, sun[1]],
        [foot + width, bottom],
        [foot - width, bottom],
      ],
      gradient.fill,
    );
  });
  return gradient.art + beams.join('');
}

/** A veil of haze around `y`, transparent at both edges. */
export function veil(stage: Stage, y: number, thickness: number, opacity = 0.8, colour = stage.light.haze): string {
  const gradient = linear(stage, [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
  return gradient.art + box(0, y - thickness / 2, stage.width, thickness, gradient.fill);
}

export function rain(stage: Stage, count: number, bottom = stage.height): string {
  const { random, unit, light } = stage;
  const drops = range(count).map(() => {
    const x = random.between(-0.1, 1.05) * stage.width;
    const y = random.between(-0.1, 1) * bottom;
    const length = unit * random.between(2, 6);
    return `M${n(x)},${n(y)}l${n(-length * 0.22)},${n(length)}`;
  });
  const frame = `M0,0H${stage.width}V${n(bottom)}H0Z`;
  return clipped(stage, frame, line(drops.join(''), light.sun, unit * 0.09, 'opacity=".5"'));
}
