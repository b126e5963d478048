import { mix } from './colour';
import { group, line, n, oval, path, range, smooth } from './drawing';
import { litSide, type Point, type Stage, shade, tint } from './stage';

/** One frond: a curved spine with leaflets cut along its lower edge. Drawn from the origin towards `angle`. */
function frond(stage: Stage, length: number, angle: number, colour: string): string {
  const { random } = stage;
  const droop = length * (0.26 + 0.34 * Math.abs(Math.cos(angle)));
  const outward = Math.sign(Math.cos(angle)) * Math.sin(angle) ** 2;
  const spine = range(9).map((step): Point => {
    const share = step / 8;
    return [Math.cos(angle) * length * share, -Math.sin(angle) * length * share + droop * share ** 2];
  });
  const lower = spine.slice(1).flatMap(([x, y], index): Point[] => {
    const share = (index + 1) / 8;
    const leaf = length * 0.24 * Math.sin(Math.PI * (0.12 + share * 0.84)) * random.between(0.85, 1.15);
    const [px, py] = spine[index] ?? [x, y];
    return [
      [(x + px) / 2 + Math.cos(angle) * leaf * 0.35 + outward * leaf * 0.7, (y + py) / 2 + leaf],
      [x - (x - px) * 0.12, y + leaf * 0.16],
    ];
  });
  return path(
    `${smooth(spine)}${[...lower]
      .reverse()
      .map(([x, y]) => `L${n(x)},${n(y)}`)
      .join('')}Z`,
    colour,
  );
}

export function palm(stage: Stage, x: number, y: number, height: number, distance = 0, lean = 0): string {
  const { random } = stage;
  const bark = tint(stage, '#5d3a26', distance);
  const leaf = tint(stage, '#0b5d3b', distance);
  const tip: Point = [x + lean * height, y - height];
  const bend = (share: number): number => x + lean * height * share ** 1.8;
  const trunkHalf = height * 0.019;
  const steps = range(9).map((step) => step / 8);
  const left = steps.map((share): Point => [bend(share) - trunkHalf * (1.5 - share * 0.8), y - height * share]);
  const right = steps.map((share): Point => [bend(share) + trunkHalf * (1.5 - share * 0.8), y - height * share]);
  const side = litSide(stage, x);
  const lit = side < 0 ? left : right;
  const rings = range(11).map((ring) => {
    const share = (ring + 1) / 12;
    const half = trunkHalf * (1.4 - share * 0.7);
    return `M${n(bend(share) - half)},${n(y - height * share)}q${n(half)},${n(half * 0.5)} ${n(half * 2)},0`;
  });
  const length = height * random.between(0.4, 0.46);
  const fan = range(10).map((index) => Math.PI * (-0.16 + (1.32 * index) / 9) + random.between(-0.06, 0.06));
  const back = fan
    .filter((_, index) => index % 2 === 1)
    .map((angle) => frond(stage, length * 0.94, angle, shade(stage, leaf, 0.3 * (1 - distance))));
  const front = fan
    .filter((_, index) => index % 2 === 0)
    .map((angle) =>
      frond(
        stage,
        length,
        angle,
        Math.cos(angle) * side > 0.2 ? mix(leaf, tint(stage, '#4f9a3f', distance), 0.55) : leaf,
      ),
    );
  return (
    path(`${smooth(left)}${smooth([...right].reverse(), 'L')}Z`, bark) +
    line(rings.join(''), shade(stage, bark, 0.4), height * 0.004, 'opacity=".6"') +
    line(smooth(lit), stage.light.rim, height * 0.006, `opacity="${n(0.6 * (1 - distance))}"`) +
    group(back.join('') + front.join(''), `translate(${n(tip[0])} ${n(tip[1])})`) +
    range(4)
      .map((index) =>
        oval(
          tip[0] + (index - 1.5) * height * 0.018,
          tip[1] + height * 0.022,
          height * 0.016,
          height * 0.018,
          shade(stage, bark, 0.2),
        ),
      )
      .join('')
  );
}

/** A crown of round masses: dark underneath, light towards the sun, flecked with leaf marks. */
export function crown(
  stage: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  distance: number,
  lumps: number,
): string {
  const { random } = stage;
  const leaf = tint(stage, colour, distance);
  const side = litSide(stage, x);
  const masses = range(lumps).map((index) => {
    const share = (index + 0.5) / lumps;
    const angle = share * Math.PI * 2;
    return {
      cx: x + Math.cos(angle) * rx * 0.66,
      cy: y + Math.sin(angle) * ry * 0.56,
      r: random.between(0.34, 0.46),
      lit: Math.cos(angle) * side * 0.6 - Math.sin(angle) > -0.1,
    };
  });
  const mass = (shift: number, scale: number, fill: string, litOnly = false) =>
    masses
      .filter(({ lit }) => lit || !litOnly)
      .map(({ cx, cy, r }) =>
        oval(cx + shift * rx, cy - Math.abs(shift) * ry * 1.1, rx * r * scale, ry * r * scale * 1.15, fill),
      )
      .join('');
  const flecks = range(70).map(() => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.84;
    const fx = x + Math.cos(angle) * rx * reach;
    const fy = y + Math.sin(angle) * ry * reach;
    const bright = Math.cos(angle) * side - Math.sin(angle) > 0;
    const ink = bright ? mix(leaf, stage.light.rim, 0.35) : shade(stage, leaf, 0.5);
    return oval(
      fx,
      fy,
      rx * 0.026,
      rx * 0.012,
      ink,
      `opacity=".55" transform="rotate(${n(random.between(-50, 50))} ${n(fx)} ${n(fy)})"`,
    );
  });
  return (
    mass(0, 1.04, shade(stage, leaf, 0.32 * (1 - distance * 0.7))) +
    oval(x, y, rx * 0.8, ry * 0.74, shade(stage, leaf, 0.22 * (1 - distance * 0.7))) +
    mass(side * 0.05, 0.9, leaf, true) +
    oval(x + side * rx * 0.1, y - ry * 0.1, rx * 0.6, ry * 0.56, leaf) +
    mass(side * 0.12, 0.62, mix(leaf, stage.light.rim, stage.light.night ? 0.05 : 0.13), true) +
    flecks.join('')
  );
}

export function broadTree(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance = 0,
  colour = '#1f6b3a',
): string {
  const bark = tint(stage, '#4b2f22', distance);
  const trunk = height * 0.055;
  const fork = y - height * 0.42;
  const limbs = [-0.2, 0.02, 0.22].map((lean) =>
    line(
      `M${n(x)},${n(fork + height * 0.08)}Q${n(x + lean * height * 0.4)},${n(fork - height * 0.04)} ${n(x + lean * height)},${n(fork - height * 0.2)}`,
      bark,
      trunk * 0.9,
    ),
  );
  const bole = path(
    `M${n(x - trunk * 1.7)},${n(y)}Q${n(x - trunk * 0.8)},${n(y - height * 0.1)} ${n(x - trunk * 0.75)},${n(fork)}L${n(x + trunk * 0.75)},${n(fork)}Q${n(x + trunk * 0.8)},${n(y - height * 0.1)} ${n(x + trunk * 1.7)},${n(y)}Z`,
    bark,
  );
  return bole + limbs.join('') + crown(stage, x, y - height * 0.7, height * 0.46, height * 0.31, colour, distance, 9);
}

/** A tall forest tree whose crown stands above the others. */
export function forestTree(stage: Stage, x: number, y: number, height: number, distance = 0): string {
  const bark = tint(stage, '#5b4a3a', distance);
  const half = height * 0.024;
  const bole = path(
    `M${n(x - half * 4.4)},${n(y)}Q${n(x - half * 1.1)},${n(y - height * 0.05)} ${n(x - half)},${n(y - height * 0.24)}L${n(x - half * 0.8)},${n(y - height * 0.8)}L${n(x + half * 0.8)},${n(y - height * 0.8)}L${n(x + half)},${n(y - height * 0.24)}Q${n(x + half * 1.1)},${n(y - height * 0.05)} ${n(x + half * 4.4)},${n(y)}Z`,
    bark,
  );
  const lit = line(
    `M${n(x + litSide(stage, x) * half * 0.85)},${n(y - height * 0.22)}V${n(y - height * 0.7)}`,
    stage.light.rim,
    half * 0.5,
    `opacity="${n((stage.light.night ? 0.1 : 0.5) * (1 - distance))}"`,
  );
  return (
    bole +
    lit +
    crown(stage, x, y - height * 0.84, height * 0.27, height * 0.14, '#15633a', distance, 8) +
    crown(stage, x + height * 0.06, y - height * 0.66, height * 0.15, height * 0.07, '#1b6e3e', distance, 6)
  );
}

export function bush(stage: Stage, x: number, y: number, size: number, colour: string, distance = 0): string {
  return crown(stage, x, y - size * 0.32, size * 0.62, size * 0.42, colour, distance, 6);
}
