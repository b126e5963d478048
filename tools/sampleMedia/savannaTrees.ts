import { mix } from './colour';
import { group, line, n, path, range, smooth } from './drawing';
import { crown } from './plants';
import { litSide, type Point, type Stage, shade, tint } from './stage';

/** The flat-topped tree of the savanna. */
export function acacia(stage: Stage, x: number, y: number, height: number, distance = 0): string {
  const { random } = stage;
  const bark = tint(stage, '#4a2c20', distance);
  const top = y - height * 0.78;
  const limbs = [-0.52, -0.24, 0.06, 0.3, 0.55].map((lean) => {
    const endX = x + lean * height;
    return path(
      `M${n(x - height * 0.03)},${n(y - height * 0.3)}Q${n(x + lean * height * 0.3)},${n(y - height * 0.52)} ${n(endX)},${n(top)}Q${n(x + lean * height * 0.42)},${n(y - height * 0.48)} ${n(x + height * 0.035)},${n(y - height * 0.3)}Z`,
      bark,
    );
  });
  const bole = path(
    `M${n(x - height * 0.06)},${n(y)}Q${n(x - height * 0.025)},${n(y - height * 0.12)} ${n(x - height * 0.035)},${n(y - height * 0.36)}L${n(x + height * 0.04)},${n(y - height * 0.36)}Q${n(x + height * 0.02)},${n(y - height * 0.12)} ${n(x + height * 0.055)},${n(y)}Z`,
    bark,
  );
  const tiers = [
    { shift: -0.3, level: -0.82, half: 0.36 },
    { shift: 0.34, level: -0.84, half: 0.34 },
    { shift: 0.02, level: -0.95, half: 0.5 },
  ].map(({ shift, level, half }) =>
    flatCrown(
      stage,
      x + shift * height,
      y + level * height,
      half * height,
      height * 0.085 * random.between(0.9, 1.15),
      distance,
    ),
  );
  return bole + limbs.join('') + tiers.join('');
}

function flatCrown(stage: Stage, x: number, y: number, half: number, thick: number, distance: number): string {
  const { random } = stage;
  const leaf = tint(stage, '#6d7a34', distance);
  const bumps = (height: number, reach: number): Point[] =>
    range(10).map((step): Point => {
      const share = step / 9;
      const arch = Math.sin(Math.PI * share);
      return [x - half * reach + 2 * half * reach * share, y - height * arch ** 0.6 * random.between(0.75, 1.1)];
    });
  const under = `Q${n(x)},${n(y + thick * 0.9)} ${n(x - half)},${n(y)}Z`;
  return (
    path(`${smooth(bumps(thick * 1.9, 1))}${under}`, shade(stage, leaf, 0.34 * (1 - distance))) +
    path(`${smooth(bumps(thick * 1.75, 0.92))}Q${n(x)},${n(y + thick * 0.1)} ${n(x - half * 0.92)},${n(y)}Z`, leaf) +
    group(
      path(
        `${smooth(bumps(thick * 1.1, 0.6))}Q${n(x)},${n(y - thick * 0.2)} ${n(x - half * 0.6)},${n(y)}Z`,
        mix(leaf, stage.light.rim, 0.22),
      ),
      `translate(${n(litSide(stage, x) * half * 0.16)} ${n(-thick * 0.55)})`,
    )
  );
}

export function baobab(stage: Stage, x: number, y: number, height: number, distance = 0): string {
  const bark = tint(stage, '#7b5540', distance);
  const half = height * 0.15;
  const neck = y - height * 0.52;
  const side = litSide(stage, x);
  const limbs: readonly (readonly [number, number, number])[] = [
    [-0.42, 0.72, 0.05],
    [-0.24, 0.92, 0.055],
    [0.02, 0.99, 0.05],
    [0.25, 0.9, 0.06],
    [0.43, 0.7, 0.05],
  ];
  const branch = limbs.map(([lean, level, thick]) => {
    const ex = x + lean * height;
    const ey = y - level * height;
    const sx = x + Math.sign(lean) * half * Math.min(0.7, Math.abs(lean) * 2);
    const mx = sx + (ex - sx) * 0.45;
    const limb = path(
      `M${n(sx - thick * height)},${n(neck + height * 0.05)}Q${n(mx - thick * height * 0.6)},${n(neck - height * 0.08)} ${n(ex)},${n(ey)}Q${n(mx + thick * height * 0.6)},${n(neck)} ${n(sx + thick * height)},${n(neck + height * 0.05)}Z`,
      bark,
    );
    const twigs = [-0.09, 0.03, 0.12].map((turn) =>
      line(
        `M${n(mx + (ex - mx) * 0.5)},${n(neck + (ey - neck) * 0.62)}L${n(ex + turn * height)},${n(ey + Math.abs(turn) * height * 0.25)}`,
        bark,
        height * 0.011,
      ),
    );
    return (
      limb +
      twigs.join('') +
      [-0.08, 0.02, 0.11]
        .map((turn) =>
          crown(
            stage,
            ex + turn * height,
            ey + Math.abs(turn) * height * 0.2,
            height * 0.075,
            height * 0.042,
            '#5f7a37',
            distance,
            5,
          ),
        )
        .join('')
    );
  });
  const bole = `M${n(x - half * 1.7)},${n(y)}C${n(x - half * 1.05)},${n(y - height * 0.08)} ${n(x - half * 1.25)},${n(y - height * 0.3)} ${n(x - half * 0.86)},${n(neck)}L${n(x + half * 0.86)},${n(neck)}C${n(x + half * 1.25)},${n(y - height * 0.3)} ${n(x + half * 1.05)},${n(y - height * 0.08)} ${n(x + half * 1.7)},${n(y)}Z`;
  const shadeSide = path(
    `M${n(x - side * half * 1.7)},${n(y)}C${n(x - side * half * 1.05)},${n(y - height * 0.08)} ${n(x - side * half * 1.25)},${n(y - height * 0.3)} ${n(x - side * half * 0.86)},${n(neck)}L${n(x - side * half * 0.1)},${n(neck)}C${n(x - side * half * 0.5)},${n(y - height * 0.3)} ${n(x - side * half * 0.1)},${n(y - height * 0.08)} ${n(x - side * half * 0.4)},${n(y)}Z`,
    shade(stage, bark, 0.35),
    'opacity=".7"',
  );
  const grooves = [-0.55, -0.2, 0.2, 0.55].map((share) =>
    line(
      `M${n(x + share * half * 1.5)},${n(y - height * 0.03)}Q${n(x + share * half)},${n(y - height * 0.25)} ${n(x + share * half * 0.9)},${n(neck + height * 0.06)}`,
      shade(stage, bark, 0.45),
      height * 0.006,
      'opacity=".6"',
    ),
  );
  return branch.join('') + path(bole, bark) + shadeSide + grooves.join('');
}
