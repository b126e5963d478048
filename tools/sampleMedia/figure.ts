import { mix } from './colour';
import { box, group, line, n, oval, path, smooth } from './drawing';
import { drawHead, type HeadCover } from './heads';
import { arm, cuts, type Garment, legs, limbs, type Posture } from './posture';
import { litSide, type Point, type Stage, shade, tint } from './stage';

export type Figure = {
  readonly x: number;
  /** The ground under the feet. */
  readonly y: number;
  readonly height: number;
  readonly view: 'back' | 'front';
  readonly posture: Posture;
  readonly garment: Garment;
  readonly cloth: string;
  readonly trim: string;
  readonly skin: string;
  readonly cover: HeadCover;
  readonly coverCloth: string;
  readonly facing: -1 | 1;
  readonly child?: boolean;
  readonly distance?: number;
};

function sheet(stage: Stage, x: number, y: number, width: number, turn: number): string {
  const height = width * 1.34;
  const paper = mix(tint(stage, '#ffffff'), '#ffffff', stage.light.night ? 0.2 : 0.6);
  const rows = [0.24, 0.38, 0.52]
    .map((share) => `M${n(-width * 0.34)},${n(-height / 2 + height * share)}h${n(width * 0.68)}`)
    .join('');
  return group(
    box(-width / 2, -height / 2, width, height, paper, `stroke="${shade(stage, paper, 0.18)}" stroke-width=".4"`) +
      line(rows, shade(stage, paper, 0.24), width * 0.05) +
      oval(width * 0.2, height * 0.3, width * 0.12, width * 0.12, '#b5451f', 'opacity=".85"'),
    `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
  );
}

function baby(stage: Stage, wrap: string, skin: string): string {
  const cloth = tint(stage, wrap);
  const dark = shade(stage, cloth, 0.3);
  return (
    path('M-11,-70Q0,-73 11,-70L10.6,-52Q0,-43 -10.6,-52Z', cloth) +
    line('M-10.6,-64Q0,-58 10.6,-64M-10,-54Q0,-49 10,-54', dark, 0.9, 'opacity=".6"') +
    path('M-7.6,-57Q-8.6,-70 0,-71Q8.6,-70 7.6,-57Q0,-48 -7.6,-57Z', mix(cloth, '#ffffff', 0.1)) +
    oval(0.6, -73.4, 4.4, 4.8, tint(stage, skin)) +
    path('M-3.8,-74Q-3.6,-79 0.6,-79Q5,-79 5,-74Q0.6,-77 -3.8,-74Z', tint(stage, '#1d1512'))
  );
}

/** Shadow on the ground, stretched away from the sun and towards the onlooker when the sun stands in the picture. */
export function castShadow(stage: Stage, x: number, y: number, height: number, opacity = 0.3): string {
  const [sunX, sunY] = stage.sun;
  const low = Math.max(0.14, Math.min(1.15, 0.9 - (stage.horizon - sunY) / stage.height));
  const lean = Math.max(-0.9, Math.min(0.9, (sunX - x) / (stage.width * 0.8))) * (0.4 + low);
  const s = height / 100;
  const body = path('M-8,0Q-13,-40 -9,-78Q-4,-82 -4,-86A6 7 0 1 1 4,-86Q4,-82 9,-78Q13,-40 8,0Z', stage.light.shadow);
  return (
    oval(x, y, height * 0.15, height * 0.035, stage.light.shadow, `opacity="${n(opacity * 1.1)}"`) +
    group(
      body,
      `matrix(${n(s)} 0 ${n(lean * s)} ${n(-low * s * 0.72)} ${n(x)} ${n(y)})`,
      `opacity="${n(opacity * 0.8)}"`,
    )
  );
}

/** A person, as a cut-paper silhouette with a lit edge, a folded shade and no face. */
export function drawFigure(stage: Stage, figure: Figure): string {
  const { posture, garment, facing, view, distance = 0, child = false } = figure;
  const side = litSide(stage, figure.x) * facing;
  const cloth = tint(stage, figure.cloth, distance);
  const skin = tint(stage, figure.skin, distance);
  const trim = tint(stage, figure.trim, distance);
  const dark = shade(stage, cloth, 0.26 * (1 - distance * 0.6));
  const strides = posture === 'walking' || posture === 'running' || posture === 'bearing';
  const sway = (half: number, up: number): number => (strides && half > 0 ? Math.max(0, (50 - up) / 50) * 2.4 : 0);
  const edge = (sign: -1 | 1, share = 1): Point[] =>
    cuts[garment].map(([half, up]) => [sign * half * share + sway(half, up) * (sign < 0 ? -1 : 0.6), -up]);
  const left = edge(-1);
  const right = edge(1);
  const hemY = -(cuts[garment].at(-1)?.[1] ?? 6);
  const hem = `Q0,${n(hemY + 3)} `;
  const leftFoot = left.at(-1) ?? [0, hemY];
  const rightFoot = right.at(-1) ?? [0, hemY];
  const body = `${smooth(left)}${hem}${rightFoot.map(n).join(',')}${smooth([...right].reverse(), 'L')}Z`;
  const darkEdge = edge(side < 0 ? 1 : -1);
  const fold = edge(side < 0 ? 1 : -1, 0.22);
  const folded = `${smooth(darkEdge)}L${(fold.at(-1) ?? [0, hemY]).map(n).join(',')}${smooth([...fold].reverse(), 'L')}Z`;
  const [leftArm, rightArm] = limbs(posture);
  const wide = garment === 'robe' || garment === 'gown';
  const shoe = tint(stage, '#2a1c17', distance);
  const skirt =
    garment === 'uniform'
      ? `${smooth(left.slice(4))}${hem}${rightFoot.map(n).join(',')}${smooth(right.slice(4).reverse(), 'L')}Z`
      : '';
  const wrapper =
    garment === 'wrapper'
      ? `${smooth(left.slice(4))}${hem}${rightFoot.map(n).join(',')}${smooth(right.slice(4).reverse(), 'L')}Z`
      : '';
  const hemBand =
    garment === 'gown' || garment === 'robe'
      ? line(
          `M${n(leftFoot[0] + 0.7)},${n(hemY - 1.6)}${hem.replace(n(hemY + 3), n(hemY + 1.6))}${n(rightFoot[0] - 0.7)},${n(hemY - 1.6)}`,
          trim,
          1.7,
        )
      : '';
  const drape = wide ? line('M-4,-58Q-5.6,-34 -7,-10M3.6,-58Q5,-34 6.4,-9', dark, 0.8, 'opacity=".55"') : '';
  const headY = child ? -86.5 : -90.5;
  const head = drawHead(stage, {
    x: 0,
    y: headY,
    radius: child ? 7.8 : 6.1,
    view,
    skin,
    cover: figure.cover,
    cloth: tint(stage, figure.coverCloth, distance),
    side: side < 0 ? -1 : 1,
    distance,
  });
  const back = view === 'back';
  const arms = arm(leftArm, side < 0 ? cloth : dark, skin, wide) + arm(rightArm, side < 0 ? dark : cloth, skin, wide);
  const neck = box(-2.6, -86, 5.2, 8, shade(stage, skin, 0.2), 'rx="2"');
  const torso =
    path(body, cloth) +
    (skirt ? path(skirt, trim) : '') +
    (wrapper
      ? path(wrapper, trim) + line('M-9,-28Q0,-25 9,-28M-9,-18Q0,-15 9,-18', mix(trim, cloth, 0.6), 1.3, 'opacity=".8"')
      : '') +
    path(folded, shade(stage, cloth, 0.42), `opacity="${n(0.36 * (1 - distance * 0.5))}"`) +
    drape +
    hemBand +
    (back ? '' : path('M-4.2,-81Q0,-76.5 4.2,-81L3,-82H-3Z', skin)) +
    line(smooth(side < 0 ? left : right), stage.light.rim, 0.9, `opacity="${n(0.8 * (1 - distance))}"`);
  const lifted = posture === 'singing' || posture === 'raising' || posture === 'holding';
  const carried =
    posture === 'carrying'
      ? baby(stage, figure.trim, figure.skin)
      : posture === 'leaning'
        ? line('M18,-62L20.5,0', tint(stage, '#5a3a24', distance), 1.6)
        : posture === 'raising'
          ? sheet(stage, 0, -115, child ? 14 : 12, figure.facing * 4)
          : posture === 'holding'
            ? sheet(stage, 0, -60, child ? 13.5 : 11, figure.facing * -3)
            : '';
  const art =
    legs(figure, skin, dark, shoe) +
    neck +
    (lifted
      ? torso + head + carried + arms
      : arms + torso + (posture === 'carrying' ? carried : '') + head + (posture === 'leaning' ? carried : ''));
  const s = figure.height / 100;
  return group(art, `translate(${n(figure.x)} ${n(figure.y)}) scale(${(s * facing).toFixed(4)} ${s.toFixed(4)})`);
}
