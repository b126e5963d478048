import { mix } from './colour';
import { group, line, n, oval, path } from './drawing';
import { type Stage, shade, tint } from './stage';

export type HeadCover = 'headwrap' | 'scarf' | 'cap' | 'straw' | 'short' | 'bun' | 'braids' | 'veil';

type Head = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly view: 'back' | 'front';
  readonly skin: string;
  readonly cover: HeadCover;
  readonly cloth: string;
  readonly side: -1 | 1;
  readonly distance: number;
};

/** What covers the head, in units of its half-width, drawn around the origin. */
function covering(stage: Stage, { view, cover, cloth, distance, side }: Head): string {
  const hair = tint(stage, '#1b1412', distance);
  const fold = shade(stage, cloth, 0.34);
  const back = view === 'back';
  const hairline = back
    ? path('M-1,0.35Q-1.06,-1.16 0,-1.2Q1.06,-1.16 1,0.35Q0.6,0.95 0,0.95Q-0.6,0.95 -1,0.35Z', hair)
    : path('M-1.02,-0.1Q-1.06,-1.18 0,-1.22Q1.06,-1.18 1.02,-0.1Q0.7,-0.62 0,-0.64Q-0.7,-0.62 -1.02,-0.1Z', hair);
  switch (cover) {
    case 'headwrap':
      return (
        path(
          `M-1.06,${back ? 0.42 : -0.12}Q-1.5,-1.2 -0.7,-1.75Q0.2,-2.15 0.95,-1.6Q1.4,-1.1 1.06,${back ? 0.42 : -0.12}Q0,${back ? 0.75 : -0.5} -1.06,${back ? 0.42 : -0.12}Z`,
          cloth,
        ) +
        path(
          `M${n(side * -0.1)},-1.9Q${n(side * -1.5)},-1.5 ${n(side * -1.06)},${back ? 0.42 : -0.12}Q${n(side * -0.6)},-0.9 ${n(side * -0.1)},-1.9Z`,
          fold,
          'opacity=".6"',
        ) +
        line(`M-1.1,-0.5Q0,-1.3 1.1,-0.55M-0.9,-1.1Q0,-1.75 1,-1.15`, fold, 0.11, 'opacity=".7"') +
        path('M0.55,-1.5Q1.5,-2.3 1.75,-1.5Q1.5,-1.05 0.8,-1.15Z', mix(cloth, stage.light.rim, 0.18))
      );
    case 'scarf':
      return (
        path(
          back
            ? 'M-1.08,0.1Q-1.16,-1.3 0,-1.36Q1.16,-1.3 1.08,0.1Q0.8,0.9 0.3,1.5L0,1.9L-0.3,1.5Q-0.8,0.9 -1.08,0.1Z'
            : 'M-1.12,0.5Q-1.24,-1.32 0,-1.38Q1.24,-1.32 1.12,0.5Q1,-0.5 0,-0.66Q-1,-0.5 -1.12,0.5Z',
          cloth,
        ) + line(back ? 'M-0.95,0.3Q0,0.75 0.95,0.3' : 'M-1,-0.3Q0,-0.95 1,-0.3', fold, 0.1, 'opacity=".6"')
      );
    case 'cap':
      return (
        hairline +
        path(`M-1.04,-0.28Q-1.06,-1.5 -0.7,-1.52Q0,-1.68 0.7,-1.52Q1.06,-1.5 1.04,-0.28Q0,0.02 -1.04,-0.28Z`, cloth) +
        line('M-1,-0.42Q0,-0.14 1,-0.42', fold, 0.16)
      );
    case 'straw':
      return (
        hairline +
        oval(0, -0.55, 2.05, 0.5, shade(stage, cloth, 0.25)) +
        oval(0, -0.68, 2.05, 0.46, cloth) +
        path('M-0.98,-0.72Q-0.9,-1.75 0,-1.78Q0.9,-1.75 0.98,-0.72Q0,-0.45 -0.98,-0.72Z', cloth) +
        line('M-0.98,-0.82Q0,-0.55 0.98,-0.82', fold, 0.2)
      );
    case 'bun':
      return oval(0, -1.5, 0.56, 0.5, hair) + hairline;
    case 'braids':
      return hairline + oval(-0.92, -0.75, 0.42, 0.42, hair) + oval(0.92, -0.75, 0.42, 0.42, hair);
    case 'veil':
      return (
        path(
          back
            ? 'M-1.1,0Q-1.2,-1.34 0,-1.42Q1.2,-1.34 1.1,0Q1.3,1.1 2,2.4Q0,3.5 -2,2.4Q-1.3,1.1 -1.1,0Z'
            : 'M-1.1,0Q-1.2,-1.34 0,-1.42Q1.2,-1.34 1.1,0Q1.3,1.1 2,2.3Q1,2.9 0,2.9Q-1,2.9 -2,2.3Q-1.3,1.1 -1.1,0ZM-0.82,-0.2Q-0.86,0.9 0,1.06Q0.86,0.9 0.82,-0.2Q0.6,-0.86 0,-0.88Q-0.6,-0.86 -0.82,-0.2Z',
          cloth,
          'fill-rule="evenodd"',
        ) +
        path(
          `M${n(-side * 0.15)},-1.38Q${n(-side * 1.2)},-1.3 ${n(-side * 1.1)},0Q${n(-side * 1.3)},1.1 ${n(-side * 2)},2.4Q${n(-side * 1)},2.9 ${n(-side * 0.5)},2.9Q${n(-side * 1)},1 ${n(-side * 0.86)},0Q${n(-side * 0.9)},-0.8 ${n(-side * 0.15)},-1.38Z`,
          fold,
          'opacity=".55"',
        )
      );
    default:
      return hairline;
  }
}

export function drawHead(stage: Stage, head: Head): string {
  const { side, skin, cover, view } = head;
  const dark = shade(stage, skin, 0.32);
  const hidden = cover === 'veil' || cover === 'scarf' || (cover === 'headwrap' && view === 'back');
  const ears = hidden ? '' : oval(-1, 0.05, 0.2, 0.3, skin) + oval(1, 0.05, 0.2, 0.3, skin);
  const face =
    ears +
    path('M-1,-0.25Q-1,-1.18 0,-1.18Q1,-1.18 1,-0.25Q1,0.72 0.42,1.08Q0,1.26 -0.42,1.08Q-1,0.72 -1,-0.25Z', skin) +
    path(
      `M0,-1.18Q${n(-side)},-1.18 ${n(-side)},-0.25Q${n(-side)},0.72 ${n(-side * 0.42)},1.08Q${n(-side * 0.2)},1.2 0,1.2Q${n(-side * 0.5)},0.2 0,-1.18Z`,
      dark,
      'opacity=".55"',
    );
  const rim = line(
    `M${n(side * 0.98)},-0.5Q${n(side * 1.06)},0.45 ${n(side * 0.5)},1`,
    stage.light.rim,
    0.16,
    `opacity="${n(0.6 * (1 - head.distance))}"`,
  );
  return group(face + rim + covering(stage, head), `translate(${n(head.x)} ${n(head.y)}) scale(${n(head.radius)})`);
}
