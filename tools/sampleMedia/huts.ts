import { arched, lamplit } from './buildings';
import { mix } from './colour';
import { line, n, oval, path, range } from './drawing';
import { litSide, type Stage, shade, tint } from './stage';

/** The tall moulded earth dome of the Far North, with its raised ribs. */
export function domeHut(stage: Stage, x: number, y: number, height: number, distance = 0): string {
  const half = height * 0.42;
  const clay = tint(stage, '#b5552c', distance);
  const side = litSide(stage, x);
  const outline = `M${n(x - half)},${n(y)}C${n(x - half * 0.92)},${n(y - height * 0.5)} ${n(x - half * 0.34)},${n(y - height * 0.92)} ${n(x)},${n(y - height)}C${n(x + half * 0.34)},${n(y - height * 0.92)} ${n(x + half * 0.92)},${n(y - height * 0.5)} ${n(x + half)},${n(y)}Q${n(x)},${n(y + height * 0.05)} ${n(x - half)},${n(y)}Z`;
  const dark = path(
    `M${n(x)},${n(y - height)}C${n(x - side * half * 0.34)},${n(y - height * 0.92)} ${n(x - side * half * 0.92)},${n(y - height * 0.5)} ${n(x - side * half)},${n(y)}Q${n(x - side * half * 0.5)},${n(y + height * 0.035)} ${n(x - side * half * 0.08)},${n(y + height * 0.026)}C${n(x - side * half * 0.1)},${n(y - height * 0.5)} ${n(x)},${n(y - height * 0.9)} ${n(x)},${n(y - height)}Z`,
    shade(stage, clay, 0.4 * (1 - distance)),
    'opacity=".75"',
  );
  const reach = (up: number): number => half * Math.sqrt(Math.max(0, 1 - up ** 1.5));
  const ribs = range(6).flatMap((row) => {
    const up = 0.16 + row * 0.125;
    const wide = reach(up) * 0.92;
    const count = Math.max(2, Math.round((6 - row) * 1.1));
    return range(count).map((index) => {
      const share = ((index + 0.5 + (row % 2) * 0.25) / count) * 2 - 1;
      const rx = x + share * wide * 0.94;
      const size = (half / 6.4) * (1 - Math.abs(share) * 0.5);
      return `M${n(rx - size)},${n(y - height * up + size * 0.5)}L${n(rx)},${n(y - height * up - size)}L${n(rx + size)},${n(y - height * up + size * 0.5)}`;
    });
  });
  const relief =
    line(ribs.join(''), shade(stage, clay, 0.42 * (1 - distance)), height * 0.011, 'opacity=".7"') +
    line(
      ribs.join(''),
      mix(clay, stage.light.rim, 0.35),
      height * 0.006,
      `opacity=".55" transform="translate(${n(side * height * 0.006)} ${n(-height * 0.007)})"`,
    );
  const doorX = x + half * 0.1 * side;
  const frame = (w: number, h: number, fill: string) =>
    path(
      `M${n(doorX - w * 0.36)},${n(y + height * 0.03)}L${n(doorX - w * 0.46)},${n(y - h * 0.4)}Q${n(doorX - w * 0.72)},${n(y - h)} ${n(doorX)},${n(y - h)}Q${n(doorX + w * 0.72)},${n(y - h)} ${n(doorX + w * 0.46)},${n(y - h * 0.4)}L${n(doorX + w * 0.36)},${n(y + height * 0.03)}Z`,
      fill,
    );
  const rim = line(
    `M${n(x + side * half * 0.98)},${n(y - height * 0.04)}C${n(x + side * half * 0.9)},${n(y - height * 0.5)} ${n(x + side * half * 0.34)},${n(y - height * 0.91)} ${n(x)},${n(y - height * 0.99)}`,
    stage.light.rim,
    height * 0.012,
    `opacity="${n(0.75 * (1 - distance))}"`,
  );
  return (
    path(outline, clay) +
    dark +
    relief +
    frame(height * 0.26, height * 0.37, mix(clay, stage.light.rim, 0.25)) +
    frame(height * 0.19, height * 0.32, lamplit(stage, shade(stage, clay, 0.72))) +
    rim
  );
}

/** A round earth house under a cone of thatch. */
export function thatchedHut(stage: Stage, x: number, y: number, height: number, distance = 0): string {
  const half = height * 0.4;
  const wall = tint(stage, '#c27a48', distance);
  const straw = tint(stage, '#c79a55', distance);
  const side = litSide(stage, x);
  const wallTop = y - height * 0.44;
  const body = path(
    `M${n(x - half)},${n(y - height * 0.03)}V${n(wallTop)}H${n(x + half)}V${n(y - height * 0.03)}Q${n(x)},${n(y + height * 0.05)} ${n(x - half)},${n(y - height * 0.03)}Z`,
    wall,
  );
  const dark = path(
    `M${n(x - side * half)},${n(y - height * 0.03)}V${n(wallTop)}H${n(x - side * half * 0.2)}V${n(y + height * 0.015)}Q${n(x - side * half * 0.6)},${n(y + height * 0.01)} ${n(x - side * half)},${n(y - height * 0.03)}Z`,
    shade(stage, wall, 0.4 * (1 - distance)),
    'opacity=".8"',
  );
  const eave = half * 1.36;
  const cone = path(
    `M${n(x - eave)},${n(y - height * 0.38)}Q${n(x - half * 0.5)},${n(y - height * 0.72)} ${n(x)},${n(y - height)}Q${n(x + half * 0.5)},${n(y - height * 0.72)} ${n(x + eave)},${n(y - height * 0.38)}Q${n(x)},${n(y - height * 0.28)} ${n(x - eave)},${n(y - height * 0.38)}Z`,
    straw,
  );
  const coneDark = path(
    `M${n(x)},${n(y - height)}Q${n(x - side * half * 0.5)},${n(y - height * 0.72)} ${n(x - side * eave)},${n(y - height * 0.38)}Q${n(x - side * eave * 0.6)},${n(y - height * 0.335)} ${n(x - side * eave * 0.1)},${n(y - height * 0.33)}Z`,
    shade(stage, straw, 0.4 * (1 - distance)),
    'opacity=".7"',
  );
  const reeds = line(
    range(13)
      .map(
        (i) =>
          `M${n(x)},${n(y - height * 0.97)}L${n(x + eave * ((i - 6) / 6.6))},${n(y - height * (0.34 + Math.abs(i - 6) * 0.006))}`,
      )
      .join(''),
    shade(stage, straw, 0.4),
    height * 0.006,
    'opacity=".45"',
  );
  const hoops = line(
    [0.5, 0.66, 0.82]
      .map(
        (up) =>
          `M${n(x - eave * (1 - up) * 1.36)},${n(y - height * up)}Q${n(x)},${n(y - height * (up - 0.07))} ${n(x + eave * (1 - up) * 1.36)},${n(y - height * up)}`,
      )
      .join(''),
    shade(stage, straw, 0.5),
    height * 0.008,
    'opacity=".5"',
  );
  const door = arched(
    x + side * half * 0.15,
    y + height * 0.01,
    half * 0.56,
    height * 0.36,
    lamplit(stage, shade(stage, wall, 0.7)),
  );
  return (
    pool(stage, x, y - height * 0.01, half * 1.3, height * 0.06) +
    body +
    dark +
    door +
    path(
      `M${n(x - eave * 0.86)},${n(y - height * 0.36)}Q${n(x)},${n(y - height * 0.24)} ${n(x + eave * 0.86)},${n(y - height * 0.36)}Z`,
      stage.light.shadow,
      'opacity=".3"',
    ) +
    cone +
    coneDark +
    reeds +
    hoops
  );
}

function pool(stage: Stage, x: number, y: number, rx: number, ry: number): string {
  return oval(x, y, rx, ry, stage.light.shadow, 'opacity=".26"');
}
