import { mix } from './colour';
import { box, line, linear, n, oval, path, polygon, range } from './drawing';
import { litSide, type Point, type Stage, shade, tint } from './stage';

export function lamplit(stage: Stage, day: string): string {
  return stage.light.night ? '#ffd27a' : day;
}

export function arched(x: number, y: number, width: number, height: number, fill: string): string {
  return path(
    `M${n(x - width / 2)},${n(y)}V${n(y - height + width / 2)}A${n(width / 2)},${n(width / 2)} 0 0 1 ${n(x + width / 2)},${n(y - height + width / 2)}V${n(y)}Z`,
    fill,
  );
}

/** A white church seen from its front: nave, bell tower over the door, cross. `height` reaches the tip of the cross. */
export function church(stage: Stage, x: number, y: number, height: number, distance = 0): string {
  const s = height / 100;
  const wall = tint(stage, '#fbf3e2', distance);
  const roof = tint(stage, '#b5451f', distance);
  const side = litSide(stage, x);
  const shadow = shade(stage, wall, 0.24);
  const glass = lamplit(stage, tint(stage, '#35548f', distance));
  const door = lamplit(stage, tint(stage, '#7a3219', distance));
  const at = (dx: number, up: number): Point => [x + dx * s, y - up * s];
  const nave =
    polygon([at(-27, 0), at(-27, 26), at(0, 47), at(27, 26), at(27, 0)], wall) +
    polygon([at(0, 0), at(0, 47), at(-side * 27, 26), at(-side * 27, 0)], shadow, 'opacity=".55"');
  const gables =
    polygon([at(-31, 25), at(0, 51), at(0, 45.5), at(-29, 21.5)], side < 0 ? roof : shade(stage, roof, 0.25)) +
    polygon([at(31, 25), at(0, 51), at(0, 45.5), at(29, 21.5)], side > 0 ? roof : shade(stage, roof, 0.25));
  const tower =
    polygon([at(-9, 0), at(-9, 68), at(9, 68), at(9, 0)], wall) +
    polygon(
      [at(side > 0 ? -9 : 2, 0), at(side > 0 ? -9 : 2, 68), at(side > 0 ? -2 : 9, 68), at(side > 0 ? -2 : 9, 0)],
      shadow,
    );
  const cornice = [30, 52, 67]
    .map((up) => box(x - 10.2 * s, y - up * s, 20.4 * s, 1.8 * s, shade(stage, wall, 0.16)))
    .join('');
  const spire =
    polygon([at(-11.4, 68), at(0, 88), at(11.4, 68)], roof) +
    polygon([at(0, 88), at(-side * 11.4, 68), at(-side * 1.6, 68)], shade(stage, roof, 0.32));
  const cross = line(
    `M${at(0, 87).map(n).join(',')}L${at(0, 100).map(n).join(',')}M${at(-3.6, 95.6).map(n).join(',')}L${at(3.6, 95.6).map(n).join(',')}`,
    roof,
    1.5 * s,
  );
  const windows = [-20, -13.6, 13.6, 20].map((dx) => arched(x + dx * s, y - 8 * s, 4.2 * s, 13 * s, glass)).join('');
  const belfry = [-3.6, 3.6]
    .map((dx) => arched(x + dx * s, y - 54 * s, 4.4 * s, 10 * s, shade(stage, glass, stage.light.night ? 0 : 0.3)))
    .join('');
  const rose =
    oval(x, y - 40 * s, 5.2 * s, 5.2 * s, shade(stage, wall, 0.2)) +
    oval(x, y - 40 * s, 4.2 * s, 4.2 * s, glass) +
    line(
      range(4)
        .map(
          (i) =>
            `M${n(x - 4.2 * s * Math.cos((i * Math.PI) / 4))},${n(y - 40 * s - 4.2 * s * Math.sin((i * Math.PI) / 4))}L${n(x + 4.2 * s * Math.cos((i * Math.PI) / 4))},${n(y - 40 * s + 4.2 * s * Math.sin((i * Math.PI) / 4))}`,
        )
        .join(''),
      wall,
      0.6 * s,
    );
  const porch = arched(x, y, 10.4 * s, 22 * s, shade(stage, wall, 0.2)) + arched(x, y, 8 * s, 20 * s, door);
  const plinth =
    box(x - 28 * s, y - 3 * s, 56 * s, 3 * s, shade(stage, wall, 0.3)) +
    box(x - 14 * s, y - 1.6 * s, 28 * s, 1.8 * s, wall);
  const rim = line(
    `M${at(side * 26.6, 1)
      .map(n)
      .join(',')}L${at(side * 26.6, 25)
      .map(n)
      .join(',')}M${at(side * 8.7, 30)
      .map(n)
      .join(',')}L${at(side * 8.7, 66)
      .map(n)
      .join(',')}`,
    stage.light.rim,
    0.8 * s,
    'opacity=".8"',
  );
  return nave + windows + gables + tower + cornice + spire + cross + belfry + rose + plinth + porch + rim;
}

type HouseLook = {
  readonly wall: string;
  readonly roof: string;
  readonly distance?: number;
  readonly doors?: boolean;
};

/** A low house with a hipped roof, its front and one side in view. `width` is the front. */
export function house(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  { wall: wallColour, roof: roofColour, distance = 0, doors = true }: HouseLook,
): string {
  const w = width;
  const side = litSide(stage, x);
  const wall = tint(stage, wallColour, distance);
  const roof = tint(stage, roofColour, distance);
  const flank = side > 0 ? -1 : 1;
  const dark = shade(stage, wall, 0.3);
  const hole = lamplit(stage, shade(stage, wall, 0.62));
  const up = w * 0.42;
  const edge = x + flank * w * 0.5;
  const front = box(x - w / 2, y - up, w, up, wall);
  const flankWall = polygon(
    [
      [edge, y],
      [edge, y - up],
      [edge + flank * w * 0.34, y - up * 0.92],
      [edge + flank * w * 0.34, y - w * 0.045],
    ],
    dark,
  );
  const ridgeY = y - w * 0.74;
  const roofFront = polygon(
    [
      [x - flank * w * 0.56, y - up * 0.95],
      [x - flank * w * 0.3, ridgeY],
      [x + flank * w * 0.42, ridgeY],
      [x + flank * w * 0.57, y - up * 0.95],
    ],
    roof,
  );
  const roofSide = polygon(
    [
      [x + flank * w * 0.57, y - up * 0.95],
      [x + flank * w * 0.42, ridgeY],
      [edge + flank * w * 0.4, y - up * 0.86],
    ],
    shade(stage, roof, 0.34),
  );
  const sheets = line(
    range(5)
      .map(
        (i) =>
          `M${n(x - flank * w * (0.3 - i * 0.16))},${n(ridgeY)}L${n(x - flank * w * (0.4 - i * 0.2))},${n(y - up)}`,
      )
      .join(''),
    shade(stage, roof, 0.3),
    w * 0.008,
    'opacity=".45"',
  );
  const openings = doors
    ? box(x - w * 0.07, y - up * 0.66, w * 0.15, up * 0.66, hole) +
      box(x - w * 0.36, y - up * 0.68, w * 0.15, up * 0.32, hole) +
      box(x + w * 0.22, y - up * 0.68, w * 0.15, up * 0.32, hole)
    : '';
  return (
    flankWall +
    front +
    openings +
    roofSide +
    roofFront +
    sheets +
    box(x - w / 2, y - up * 0.08, w, up * 0.08, dark, 'opacity=".5"')
  );
}

/** The long primary school: verandah, doors, shutters, a roof of painted sheets. `width` is the front. */
export function school(stage: Stage, x: number, y: number, width: number, distance = 0): string {
  const w = width;
  const wall = tint(stage, '#f1dfb8', distance);
  const base = tint(stage, '#2f6fb0', distance);
  const roof = tint(stage, '#b5451f', distance);
  const hole = lamplit(stage, shade(stage, wall, 0.64));
  const up = w * 0.2;
  const left = x - w / 2;
  const wallArt = box(left, y - up, w, up, wall) + box(left, y - up * 0.3, w, up * 0.3, base);
  const underRoof = box(left, y - up, w, up * 0.24, stage.light.shadow, 'opacity=".34"');
  const bays = range(9).map((bay) => {
    const bx = left + (w * (bay + 0.5)) / 9;
    if (bay % 3 === 1) return box(bx - w * 0.026, y - up * 0.7, w * 0.052, up * 0.7, hole);
    const shutter = tint(stage, '#2f6fb0', distance);
    return (
      box(bx - w * 0.03, y - up * 0.7, w * 0.06, up * 0.32, hole) +
      box(bx - w * 0.042, y - up * 0.7, w * 0.012, up * 0.32, shutter) +
      box(bx + w * 0.03, y - up * 0.7, w * 0.012, up * 0.32, shutter)
    );
  });
  const roofArt = polygon(
    [
      [left - w * 0.04, y - up * 0.9],
      [left + w * 0.02, y - up * 1.7],
      [left + w * 0.98, y - up * 1.7],
      [left + w * 1.04, y - up * 0.9],
    ],
    roof,
  );
  const sheets = line(
    range(24)
      .map(
        (i) =>
          `M${n(left + w * (0.03 + i * 0.0408))},${n(y - up * 1.68)}L${n(left + w * (-0.02 + i * 0.0452))},${n(y - up * 0.92)}`,
      )
      .join(''),
    shade(stage, roof, 0.34),
    w * 0.002,
    'opacity=".5"',
  );
  const ridge = line(
    `M${n(left + w * 0.02)},${n(y - up * 1.7)}H${n(left + w * 0.98)}`,
    stage.light.rim,
    w * 0.004,
    'opacity=".7"',
  );
  const posts = range(10).map((post) =>
    box(left + (w * post) / 9 - w * 0.005, y - up * 0.92, w * 0.01, up * 0.95, mix(wall, '#ffffff', 0.4)),
  );
  const step = box(left - w * 0.02, y - up * 0.03, w * 1.04, up * 0.08, shade(stage, wall, 0.25));
  return wallArt + bays.join('') + underRoof + step + posts.join('') + roofArt + sheets + ridge;
}

/** Blocks of a town from afar, roofs stepped, some windows lit. */
export function townBlocks(
  stage: Stage,
  y: number,
  tallest: number,
  count: number,
  distance: number,
  colours: readonly [string, ...string[]],
): string {
  const { random, width } = stage;
  return range(count)
    .map((index) => {
      const w = (width / count) * random.between(0.9, 1.5);
      const x = (width * index) / count - w * 0.2;
      const h = tallest * random.between(0.3, 1);
      const wall = tint(stage, random.pick(colours), distance);
      const gradient = linear(stage, [
        [0, wall],
        [1, mix(wall, stage.light.haze, 0.35)],
      ]);
      const dark = shade(stage, wall, 0.34 * (1 - distance));
      const floors = Math.max(1, Math.floor(h / (stage.unit * 2.6)));
      const windows = range(floors).flatMap((floor) =>
        range(3).map((column) =>
          box(
            x + w * (0.12 + column * 0.25),
            y - h + (floor + 0.35) * (h / floors),
            w * 0.12,
            (h / floors) * 0.4,
            random.chance(stage.light.night ? 0.55 : 0.12) ? '#ffd88a' : dark,
            'opacity=".75"',
          ),
        ),
      );
      const pitched = random.chance(0.4)
        ? polygon(
            [
              [x - w * 0.05, y - h],
              [x + w * 0.2, y - h - w * 0.22],
              [x + w * 0.8, y - h - w * 0.22],
              [x + w * 1.05, y - h],
            ],
            tint(stage, '#b5451f', distance),
          )
        : box(x, y - h, w, stage.unit * 0.5, dark);
      return (
        gradient.art +
        box(x, y - h, w, h + stage.height * 0.02, gradient.fill) +
        box(x + w * 0.84, y - h, w * 0.16, h, dark, 'opacity=".5"') +
        windows.join('') +
        pitched
      );
    })
    .join('');
}
