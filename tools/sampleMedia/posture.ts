import { line, n, oval } from './drawing';
import type { Figure } from './figure';
import type { Point } from './stage';

export type Posture =
  | 'standing'
  | 'walking'
  | 'running'
  | 'singing'
  | 'carrying'
  | 'holding'
  | 'raising'
  | 'leaning'
  | 'bearing';

export type Garment = 'gown' | 'robe' | 'wrapper' | 'suit' | 'uniform';

/** Half-widths of a garment at heights above the ground, for a figure 100 high. */
export const cuts: Record<Garment, readonly Point[]> = {
  gown: [
    [4, 81.5],
    [8.8, 79.6],
    [11.2, 74],
    [10.2, 62],
    [11.6, 46],
    [14, 24],
    [16, 6],
  ],
  robe: [
    [4, 81.5],
    [9, 80],
    [12.2, 74],
    [13, 60],
    [15.2, 38],
    [18.4, 4],
  ],
  wrapper: [
    [4.2, 81],
    [9.6, 79],
    [10.4, 73],
    [8.4, 60],
    [10.6, 50],
    [10.8, 34],
    [9.4, 6],
  ],
  suit: [
    [4, 81.5],
    [9.6, 79.8],
    [11.4, 74],
    [10, 60],
    [10, 46],
  ],
  uniform: [
    [4.2, 81],
    [10, 79],
    [10.2, 72],
    [9.4, 58],
    [11, 46],
    [13.4, 27],
  ],
};

function leg(from: Point, knee: Point, foot: Point, colour: string, width: number, shoe: string): string {
  return (
    line(`M${from.map(n).join(',')}Q${knee.map(n).join(',')} ${foot.map(n).join(',')}`, colour, width) +
    oval(foot[0], foot[1] - 0.4, 3.6, 1.7, shoe)
  );
}

export function legs(figure: Figure, bare: string, trousers: string, shoe: string): string {
  const long = figure.garment === 'suit';
  const colour = long ? trousers : bare;
  const width = long ? 7.4 : 4;
  const top = long ? -48 : -28;
  switch (figure.posture) {
    case 'running':
      return (
        leg([-3, top], [-7, -22], [-16, -10], colour, width, shoe) +
        leg([3, top], [12, -24], [9, -1], colour, width, shoe)
      );
    case 'walking':
    case 'bearing':
    case 'leaning':
      return (
        leg([-3, top], [-5, -22], [-8, -2.2], colour, width, shoe) +
        leg([3.4, top], [6, -22], [6.4, 0], colour, width, shoe)
      );
    default:
      return (
        leg([-4, top], [-4.4, -22], [-4.6, 0], colour, width, shoe) +
        leg([4, top], [4.4, -22], [4.6, -0.4], colour, width, shoe)
      );
  }
}

type Limb = readonly [shoulder: Point, elbow: Point, hand: Point];

export function limbs(posture: Posture): readonly [Limb, Limb] {
  const hang: Limb = [
    [-9.6, -75],
    [-13, -60],
    [-11.4, -45],
  ];
  const hangRight: Limb = [
    [9.6, -75],
    [13, -60],
    [11.6, -45],
  ];
  switch (posture) {
    case 'walking':
      return [
        [
          [-9.4, -75],
          [-14.6, -61],
          [-15, -48],
        ],
        [
          [9.4, -75],
          [12, -60],
          [16, -49],
        ],
      ];
    case 'running':
      return [
        [
          [-9.4, -75],
          [-18, -66],
          [-14, -54],
        ],
        [
          [9.4, -75],
          [15, -63],
          [21, -71],
        ],
      ];
    case 'singing':
      return [
        [
          [-9.4, -76],
          [-17, -86],
          [-14.5, -103],
        ],
        [
          [9.4, -76],
          [17.5, -87],
          [16.5, -104],
        ],
      ];
    case 'raising':
      return [
        [
          [-9.2, -76],
          [-13, -90],
          [-6.5, -108],
        ],
        [
          [9.2, -76],
          [13, -90],
          [6.5, -108],
        ],
      ];
    case 'holding':
      return [
        [
          [-9.4, -75],
          [-12.8, -61],
          [-5.4, -57],
        ],
        [
          [9.4, -75],
          [12.8, -61],
          [5.4, -57],
        ],
      ];
    case 'bearing':
      return [
        hang,
        [
          [9.4, -76],
          [17, -88],
          [8.4, -100],
        ],
      ];
    case 'leaning':
      return [
        hang,
        [
          [9.4, -75],
          [13.6, -62],
          [18, -58],
        ],
      ];
    default:
      return [hang, hangRight];
  }
}

export function arm([shoulder, elbow, hand]: Limb, sleeve: string, skin: string, wide: boolean): string {
  const turn: Point = [(shoulder[0] + elbow[0] * 3) / 4, (shoulder[1] + elbow[1] * 3) / 4];
  return (
    line(`M${elbow.map(n).join(',')}L${hand.map(n).join(',')}`, skin, 3.5) +
    oval(hand[0], hand[1], 2.3, 2.6, skin) +
    line(`M${shoulder.map(n).join(',')}Q${turn.map(n).join(',')} ${elbow.map(n).join(',')}`, sleeve, wide ? 6.8 : 5.2)
  );
}
