import { box, group, line, n, oval, path, range } from './drawing';
import { lantern } from './lamps';
import { type Stage, shade, tint } from './stage';

/** A dugout canoe with one paddler standing at the stern; `length` is the hull. */
export function canoe(stage: Stage, x: number, y: number, length: number, facing: -1 | 1, lamp = false): string {
  const wood = tint(stage, '#4a2c1f');
  const skin = tint(stage, '#4a2c1f');
  const shirt = tint(stage, '#fdf8ec');
  const l = length;
  const hull = path(
    `M${n(-l * 0.54)},${n(-l * 0.075)}Q${n(-l * 0.4)},${n(-l * 0.02)} 0,${n(-l * 0.02)}Q${n(l * 0.4)},${n(-l * 0.02)} ${n(l * 0.54)},${n(-l * 0.085)}Q${n(l * 0.44)},${n(l * 0.05)} ${n(l * 0.3)},${n(l * 0.05)}H${n(-l * 0.3)}Q${n(-l * 0.46)},${n(l * 0.045)} ${n(-l * 0.54)},${n(-l * 0.075)}Z`,
    wood,
  );
  const lip = line(
    `M${n(-l * 0.53)},${n(-l * 0.072)}Q${n(-l * 0.4)},${n(-l * 0.018)} 0,${n(-l * 0.018)}Q${n(l * 0.4)},${n(-l * 0.018)} ${n(l * 0.53)},${n(-l * 0.082)}`,
    stage.light.rim,
    l * 0.01,
    'opacity=".7"',
  );
  const px = -l * 0.3;
  const man =
    line(
      `M${n(px - l * 0.02)},${n(-l * 0.02)}L${n(px)},${n(-l * 0.16)}M${n(px + l * 0.035)},${n(-l * 0.02)}L${n(px + l * 0.005)},${n(-l * 0.16)}`,
      shade(stage, shirt, 0.5),
      l * 0.032,
    ) +
    path(
      `M${n(px - l * 0.04)},${n(-l * 0.14)}Q${n(px - l * 0.04)},${n(-l * 0.27)} ${n(px + l * 0.015)},${n(-l * 0.29)}Q${n(px + l * 0.065)},${n(-l * 0.28)} ${n(px + l * 0.045)},${n(-l * 0.14)}Z`,
      shirt,
    ) +
    oval(px + l * 0.025, -l * 0.325, l * 0.027, l * 0.033, skin) +
    path(
      `M${n(px - l * 0.05)},${n(-l * 0.335)}Q${n(px + l * 0.025)},${n(-l * 0.42)} ${n(px + l * 0.1)},${n(-l * 0.335)}Z`,
      tint(stage, '#e3bf7a'),
    ) +
    line(
      `M${n(px + l * 0.03)},${n(-l * 0.26)}L${n(px + l * 0.1)},${n(-l * 0.2)}M${n(px)},${n(-l * 0.25)}L${n(px + l * 0.075)},${n(-l * 0.29)}`,
      skin,
      l * 0.02,
    ) +
    line(`M${n(px + l * 0.06)},${n(-l * 0.36)}L${n(px + l * 0.17)},${n(l * 0.06)}`, wood, l * 0.013);
  const nets = path(
    `M${n(l * 0.02)},${n(-l * 0.02)}Q${n(l * 0.08)},${n(-l * 0.09)} ${n(l * 0.16)},${n(-l * 0.06)}Q${n(l * 0.26)},${n(-l * 0.08)} ${n(l * 0.3)},${n(-l * 0.03)}Z`,
    tint(stage, '#c9732b'),
  );
  const light = lamp
    ? lantern(stage, l * 0.44, -l * 0.2, l * 0.05) +
      line(`M${n(l * 0.44)},${n(-l * 0.16)}V${n(-l * 0.05)}`, wood, l * 0.01)
    : '';
  const reflection =
    path(
      `M${n(-l * 0.42)},${n(l * 0.055)}H${n(l * 0.42)}L${n(l * 0.3)},${n(l * 0.12)}H${n(-l * 0.34)}Z`,
      stage.light.shadow,
      'opacity=".32"',
    ) +
    range(4)
      .map((i) =>
        box(
          px - l * 0.05 + (i % 2) * l * 0.03,
          l * (0.13 + i * 0.035),
          l * 0.1,
          l * 0.012,
          stage.light.shadow,
          'opacity=".28"',
        ),
      )
      .join('');
  return group(reflection + man + nets + hull + lip + light, `translate(${n(x)} ${n(y)}) scale(${facing} 1)`);
}

/** A tall drum laced with cord. */
export function drum(stage: Stage, x: number, y: number, height: number, colour: string): string {
  const wood = tint(stage, colour);
  const half = height * 0.26;
  const skin = tint(stage, '#f1dfb8');
  const zigzag = range(7)
    .map((i) => `${i ? 'L' : 'M'}${n(x - half * 0.9 + half * 0.3 * i)},${n(y - height * (i % 2 ? 0.52 : 0.88))}`)
    .join('');
  return (
    oval(x, y, half * 0.9, height * 0.06, stage.light.shadow, 'opacity=".3"') +
    path(
      `M${n(x - half)},${n(y - height * 0.94)}Q${n(x - half * 0.9)},${n(y - height * 0.4)} ${n(x - half * 0.55)},${n(y)}Q${n(x)},${n(y + height * 0.05)} ${n(x + half * 0.55)},${n(y)}Q${n(x + half * 0.9)},${n(y - height * 0.4)} ${n(x + half)},${n(y - height * 0.94)}Z`,
      wood,
    ) +
    path(
      `M${n(x + half)},${n(y - height * 0.94)}Q${n(x + half * 0.9)},${n(y - height * 0.4)} ${n(x + half * 0.55)},${n(y)}Q${n(x + half * 0.3)},${n(y + height * 0.03)} ${n(x + half * 0.1)},${n(y + height * 0.02)}Q${n(x + half * 0.3)},${n(y - height * 0.5)} ${n(x + half * 0.3)},${n(y - height * 0.92)}Z`,
      shade(stage, wood, 0.4),
      'opacity=".7"',
    ) +
    line(zigzag, skin, height * 0.02) +
    oval(x, y - height * 0.94, half * 1.04, height * 0.075, skin)
  );
}

/** A zebu with its hump and horns. */
export function zebu(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  coat: string,
  facing: -1 | 1,
  distance = 0,
): string {
  const hide = tint(stage, coat, distance);
  const dark = shade(stage, hide, 0.38 * (1 - distance));
  const horn = tint(stage, '#f3e6cc', distance);
  const legs = [-34, -26, 22, 30]
    .map((lx, i) => line(`M${lx},-44Q${lx + (i % 2 ? 3 : -2)},-22 ${lx + (i % 2 ? 4 : -3)},-1`, i % 2 ? dark : hide, 7))
    .join('');
  const body = path(
    'M-48,-62Q-50,-82 -30,-84Q-6,-88 12,-84Q16,-104 28,-104Q38,-102 38,-86Q50,-84 54,-92L64,-96Q74,-92 80,-76Q82,-68 76,-66Q64,-66 58,-62Q54,-48 42,-40Q10,-32 -30,-38Q-46,-42 -48,-62Z',
    hide,
  );
  const belly = path(
    'M-46,-54Q-20,-44 12,-46Q40,-46 56,-62Q54,-48 42,-40Q10,-32 -30,-38Q-44,-42 -46,-54Z',
    dark,
    'opacity=".65"',
  );
  const tail = line('M-47,-72Q-58,-56 -53,-34', dark, 3) + oval(-53, -31, 2.6, 6, dark);
  const horns = line('M60,-95Q55,-110 63,-119M65,-95Q71,-108 79,-113', horn, 4.2);
  const ear = path('M58,-92Q46,-94 44,-86Q52,-84 60,-88Z', dark);
  const rim = line(
    'M-46,-76Q-34,-85 -6,-86Q6,-86 12,-84Q16,-104 28,-104Q38,-102 38,-86',
    stage.light.rim,
    2,
    `opacity="${n(0.7 * (1 - distance))}"`,
  );
  const s = height / 120;
  return (
    oval(x, y, height * 0.5, height * 0.05, stage.light.shadow, `opacity="${n(0.3 * (1 - distance))}"`) +
    group(
      tail + legs + body + belly + horns + ear + rim,
      `translate(${n(x)} ${n(y)}) scale(${(s * facing).toFixed(4)} ${s.toFixed(4)})`,
    )
  );
}
