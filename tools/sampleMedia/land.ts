import { mix } from './colour';
import { box, clipped, line, linear, n, oval, path, polygon, range, smooth } from './drawing';
import { type Point, type Stage, shade, tint } from './stage';

/** Height of the land at `x`. */
type Relief = (x: number) => number;

type ReliefShape = { readonly base: number; readonly rise: number; readonly waves?: number };

/** Rolling land around `base`, at most `rise` high, with about `waves` summits. */
export function relief(stage: Stage, { base, rise, waves = 2.2 }: ReliefShape): Relief {
  const { random, width } = stage;
  const harmonics = [1, 1.9, 3.7].map((pitch, index) => ({
    pitch: (pitch * waves * Math.PI * 2) / width,
    phase: random.between(0, Math.PI * 2),
    weight: [0.6, 0.28, 0.12][index] ?? 0,
  }));
  return (x) =>
    base -
    rise *
      (0.5 + 0.5 * harmonics.reduce((sum, { pitch, phase, weight }) => sum + weight * Math.sin(x * pitch + phase), 0));
}

/** Points of the land's edge from one side of the picture to the other. */
export function crest(stage: Stage, height: Relief, steps = 28): Point[] {
  return range(steps + 1).map((step) => {
    const x = -20 + ((stage.width + 40) * step) / steps;
    return [x, height(x)];
  });
}

function below(stage: Stage, edge: readonly Point[]): string {
  return `${smooth(edge)}L${n(stage.width + 20)},${n(stage.height + 20)}L-20,${n(stage.height + 20)}Z`;
}

type HillLook = {
  readonly colour: string;
  readonly distance: number;
  /** Mist gathered at the foot, 0 to 1. */
  readonly mist?: number;
  /** Where the mist is thickest. */
  readonly foot: number;
  /** Rows of cut marks that follow the slope. */
  readonly marks?: number;
};

export function hill(stage: Stage, height: Relief, { colour, distance, mist = 0, foot, marks = 0 }: HillLook): string {
  const edge = crest(stage, height);
  const top = Math.min(...edge.map(([, y]) => y));
  const near = tint(stage, colour, distance);
  const misty = mix(near, stage.light.haze, mist);
  const name = stage.name();
  const gradient =
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(top)}" y2="${n(foot)}">` +
    `<stop offset="0" stop-color="${mix(near, stage.light.rim, 0.1)}"/><stop offset=".45" stop-color="${near}"/><stop offset="1" stop-color="${misty}"/></linearGradient>`;
  const outline = below(stage, edge);
  const ink = shade(stage, near, 0.3 * (1 - distance));
  const cuts = range(marks).map((row) => {
    const drop = ((foot - top) * (row + 0.6)) / (marks + 1);
    const bend = 1 - 0.5 * (row / Math.max(1, marks));
    const curve = edge.map(([x, y]): Point => [x, top + (y - top) * bend + drop]);
    const dash = range(6)
      .map(() => n(stage.unit * stage.random.between(1.5, 9)))
      .join(' ');
    return line(smooth(curve), ink, stage.unit * 0.2, `stroke-dasharray="${dash}" opacity=".35"`);
  });
  const rim = line(smooth(edge), stage.light.rim, stage.unit * 0.18, `opacity="${n(0.5 * (1 - distance))}"`);
  return gradient + path(outline, `url(#${name})`) + (marks ? clipped(stage, outline, cuts.join('')) : '') + rim;
}

/** A flat plain from its far edge to the onlooker's feet, with cut marks that grow as they come near. */
export function plain(stage: Stage, top: number, colour: string, far = 0.35): string {
  const { random, width, height } = stage;
  const near = tint(stage, colour);
  const gradient = linear(stage, [
    [0, mix(near, stage.light.haze, far)],
    [0.35, mix(near, stage.light.haze, far * 0.25)],
    [1, shade(stage, near, 0.22)],
  ]);
  const edge = relief(stage, { base: top, rise: stage.unit * 0.6, waves: 1.6 });
  const marks = range(150).map(() => {
    const y = top + (height - top) * (0.04 + random.next() ** 0.8 * 0.96);
    const near01 = (y - top) / (height - top);
    const length = stage.unit * (0.5 + near01 * 5) * random.between(0.4, 1.2);
    const x = random.between(-0.05, 1.05) * width;
    const dark = random.chance(0.62);
    const ink = dark ? shade(stage, near, 0.4) : mix(near, stage.light.rim, 0.6);
    return line(
      `M${n(x)},${n(y)}q${n(length / 2)},${n(-length * 0.05)} ${n(length)},0`,
      ink,
      stage.unit * (0.06 + near01 * 0.22),
      `opacity="${n(dark ? 0.26 : 0.3)}"`,
    );
  });
  return gradient.art + path(below(stage, crest(stage, edge)), gradient.fill) + marks.join('');
}

/** A road seen in perspective: `course` gives the centre for a ground line, both as shares of the picture. */
export function road(
  stage: Stage,
  from: number,
  to: number,
  course: (share: number) => number,
  halfWidth: number,
  colour: string,
): string {
  const steps = range(25).map((step) => step / 24);
  const side = (sign: number): Point[] =>
    steps.map((share) => {
      const y = from + (to - from) * share ** 1.6;
      const nearness = (y - stage.horizon) / (stage.height - stage.horizon);
      return [course(share) * stage.width + sign * halfWidth * Math.max(0.01, nearness) ** 1.15, y];
    });
  const left = side(-1);
  const right = side(1);
  const bed = tint(stage, colour);
  const gradient = linear(stage, [
    [0, mix(bed, stage.light.haze, 0.4)],
    [0.4, bed],
    [1, shade(stage, bed, 0.18)],
  ]);
  const outline = `${smooth(left)}${smooth([...right].reverse(), 'L')}Z`;
  const dark = right.map(([x, y], index): Point => {
    const [lx] = left[index] ?? [x, y];
    return [x - (x - lx) * 0.2, y];
  });
  const verge = `${smooth(dark)}${smooth([...right].reverse(), 'L')}Z`;
  const ruts = [0.32, 0.62].map((share) => {
    const rut = left.map(([x, y], index): Point => {
      const [rx] = right[index] ?? [x, y];
      return [x + (rx - x) * share, y];
    });
    return line(
      smooth(rut),
      shade(stage, bed, 0.3),
      stage.unit * 0.3,
      `opacity=".4" stroke-dasharray="${n(stage.unit * 4)} ${n(stage.unit * 2.2)}"`,
    );
  });
  return (
    gradient.art + path(outline, gradient.fill) + path(verge, shade(stage, bed, 0.4), 'opacity=".3"') + ruts.join('')
  );
}

/** A sheet of water from `top` to `bottom` that carries the sun's path and short cut ripples. */
export function water(stage: Stage, top: number, bottom: number, colour: string, sparkle = 1): string {
  const { random, light, unit, width } = stage;
  const deep = tint(stage, colour);
  const horizonSky = light.sky[light.sky.length - 1] ?? light.haze;
  const gradient = linear(stage, [
    [0, mix(deep, horizonSky, 0.62)],
    [0.4, mix(deep, horizonSky, 0.22)],
    [1, shade(stage, deep, 0.2)],
  ]);
  const [sunX] = stage.sun;
  const glints = range(90 * sparkle).map(() => {
    const share = random.next() ** 1.2;
    const y = top + (bottom - top) * (0.02 + share * 0.96);
    const reach = unit * (3 + share * 9);
    const x = sunX + (random.next() + random.next() - 1) * reach;
    const length = unit * (0.8 + share * 4.4) * random.between(0.4, 1.1);
    return box(
      x - length / 2,
      y,
      length,
      unit * (0.14 + share * 0.34),
      light.sun,
      `rx="${n(unit * 0.15)}" opacity="${n(random.between(0.55, 0.95))}"`,
    );
  });
  const ripples = range(110).map(() => {
    const share = random.next();
    const y = top + (bottom - top) * share;
    const x = random.between(-0.05, 1) * width;
    const length = unit * (1 + share * 7) * random.between(0.4, 1.2);
    const ink = random.chance(0.5) ? mix(deep, light.sun, 0.5) : shade(stage, deep, 0.45);
    return box(x, y, length, unit * (0.08 + share * 0.2), ink, `rx="${n(unit * 0.1)}" opacity=".36"`);
  });
  return gradient.art + box(0, top, width, bottom - top, gradient.fill) + ripples.join('') + glints.join('');
}

/** Blades of grass along a ground line, to seat what stands there. */
export function grass(stage: Stage, y: number, size: number, count: number, colour: string, distance = 0): string {
  const { random, width } = stage;
  return range(count)
    .map(() => {
      const x = random.between(-0.02, 1.02) * width;
      const base = y + random.between(-0.5, 0.5) * size;
      const blades = range(random.whole(3, 6)).map(() => {
        const lean = random.between(-0.6, 0.6) * size;
        const tall = size * random.between(0.6, 1.3);
        const foot = x + random.between(-0.3, 0.3) * size;
        return `M${n(foot - size * 0.06)},${n(base)}Q${n(foot)},${n(base - tall * 0.6)} ${n(foot + lean)},${n(base - tall)}Q${n(foot + size * 0.1)},${n(base - tall * 0.5)} ${n(foot + size * 0.06)},${n(base)}Z`;
      });
      const ink = tint(stage, colour, distance);
      return path(blades.join(''), random.chance(0.35) ? mix(ink, stage.light.rim, 0.25) : ink);
    })
    .join('');
}

/** A soft pool of shadow under a tree or a roof. */
export function pool(stage: Stage, x: number, y: number, rx: number, ry: number, opacity = 0.3): string {
  return oval(x, y, rx, ry, stage.light.shadow, `opacity="${n(opacity)}"`);
}

/** Needles of old volcanoes, as they stand around Rhumsiki. */
export function rockPeak(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  halfWidth: number,
  colour: string,
  distance: number,
): string {
  const { random } = stage;
  const left = range(7).map((step): Point => {
    const share = step / 6;
    return [
      x - halfWidth * (1 - share) ** 1.5 - halfWidth * 0.16 * random.between(0.7, 1.1) * (share < 1 ? 1 : 0.5),
      base - height * share ** 0.8,
    ];
  });
  const right = range(7).map((step): Point => {
    const share = 1 - step / 6;
    return [
      x + halfWidth * (1 - share) ** 1.9 + halfWidth * 0.15 * random.between(0.7, 1.2),
      base - height * share ** 0.8,
    ];
  });
  const stone = tint(stage, colour, distance);
  const dark = shade(stage, stone, 0.34 * (1 - distance));
  const ridgeLine = range(7).map((step): Point => {
    const share = 1 - step / 6;
    return [x + halfWidth * 0.12 * random.between(-1, 1), base - height * share ** 0.8];
  });
  const lit = stage.sun[0] < x ? -1 : 1;
  const darkSide =
    lit < 0 ? [...ridgeLine, ...[...right].reverse()] : [...[...ridgeLine].reverse(), ...[...left].reverse()];
  const cracks = range(5).map((index) => {
    const cx = x + halfWidth * (index - 2) * 0.16;
    const top = base - height * random.between(0.5, 0.85);
    return line(
      `M${n(cx)},${n(top)}l${n(halfWidth * 0.03 * (index - 2))},${n(height * random.between(0.15, 0.35))}`,
      dark,
      stage.unit * 0.25,
      'opacity=".5"',
    );
  });
  return polygon([...left, ...right], stone) + polygon(darkSide, dark, 'opacity=".75"') + cracks.join('');
}
