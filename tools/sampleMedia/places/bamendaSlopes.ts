import { place, sundayPeople } from '../crowd';
import { line, linear, n, oval, path, polygon, range, smooth } from '../drawing';
import { grass, hill } from '../land';
import { broadTree, bush } from '../plants';
import { clouds, shafts, veil } from '../sky';
import { lookFrom, type Point, type Scene, shade, tint } from '../stage';
import { hamlet, heavens, ridges } from './bamendaRidge';

/** White water between two shoulders of green. */
export const waterfall: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.42, eye: 1.5, sun: [0.3, 0.12] });
  const { width: w, height: h, unit: u, random } = stage;
  const top = h * 0.3;
  const foot = h * 0.76;
  const cliff = (side: -1 | 1, lift: number, colour: string, distance: number): string => {
    const inner = w * (0.54 + side * 0.1);
    const edge: Point[] = range(9).map((i) => [
      inner + side * (w * 0.012 * Math.sin(i * 2.3 + side) + (i / 8) * u * 1.6),
      top - lift + ((foot - top + lift) * i) / 8,
    ]);
    const outer = side < 0 ? -u * 2 : w + u * 2;
    const body = `${smooth([
      [outer, top - lift * 2.2],
      [w * (0.54 + side * 0.3), top - lift * 1.5],
      [inner + side * u * 3, top - lift],
    ])}${smooth(edge, 'L')}L${n(outer)},${n(foot + u * 4)}Z`;
    const rock = tint(stage, colour, distance);
    const strata = range(16).map(() => {
      const y = random.between(top, foot);
      const x = inner + side * random.between(3, 36) * u;
      return line(
        `M${n(x)},${n(y)}q${n(u)},${n(u * 3)} ${n(-u * 0.4)},${n(u * random.between(4, 9))}`,
        shade(stage, rock, 0.4),
        u * 0.36,
        'opacity=".45"',
      );
    });
    return (
      path(body, rock) +
      path(
        `${smooth(edge)}L${n(inner + side * u * 7)},${n(foot)}L${n(inner + side * u * 6)},${n(top - lift * 0.7)}Z`,
        shade(stage, rock, 0.42),
        'opacity=".65"',
      ) +
      strata.join('')
    );
  };
  const fallEdge = (share: number): Point[] =>
    range(9).map((i) => [
      w * 0.54 + (share * 2 - 1) * u * (7.4 + i * 0.55) + Math.sin(i * 1.4 + share * 5) * u * 0.5,
      top + ((foot - top) * i) / 8,
    ]);
  const white = linear(stage, [
    [0, tint(stage, '#d6ecf2')],
    [0.4, tint(stage, '#ffffff')],
    [1, tint(stage, '#cfe6ee')],
  ]);
  const fall =
    white.art +
    polygon(
      [
        [w * 0.54 - u * 8, top + u],
        [w * 0.57 - u, top - u * 7],
        [w * 0.57 + u * 1.4, top - u * 7],
        [w * 0.54 + u * 8, top + u],
      ],
      tint(stage, '#cfe6ee'),
    ) +
    path(`${smooth(fallEdge(0))}${smooth([...fallEdge(1)].reverse(), 'L')}Z`, white.fill) +
    range(12)
      .map((i) =>
        line(
          smooth(fallEdge((i + 0.6) / 12.5)),
          tint(stage, i % 3 ? '#8fc0d6' : '#5f9ac0'),
          u * random.between(0.25, 0.7),
          `opacity=".6" stroke-dasharray="${n(u * random.between(6, 18))} ${n(u * random.between(2, 8))}"`,
        ),
      )
      .join('');
  const spray = range(26).map(() =>
    oval(
      w * 0.54 + random.between(-1, 1) * u * 15,
      foot + random.between(-3, 2.4) * u,
      u * random.between(1.6, 5),
      u * random.between(1, 2.6),
      '#ffffff',
      `opacity="${n(random.between(0.25, 0.6))}"`,
    ),
  );
  const basin =
    path(
      `M0,${n(foot + u * 1)}Q${n(w * 0.3)},${n(foot - u * 1.6)} ${n(w * 0.54)},${n(foot - u)}T${n(w)},${n(foot + u * 1)}V${n(h * 0.9)}H0Z`,
      tint(stage, '#3f8a9a'),
    ) +
    range(30)
      .map(() =>
        line(
          `M${n(random.between(0, 1) * w)},${n(foot + random.between(2, 15) * u)}h${n(u * random.between(2, 8))}`,
          '#ffffff',
          u * 0.3,
          'opacity=".4"',
        ),
      )
      .join('');
  const near = { ...stage, horizon: h * 0.72, eye: 1.15 };
  return [
    heavens(stage, u * 7),
    { depth: 0.3, art: ridges(stage, h * 0.27, h * 0.34, 3, false) },
    {
      depth: 0.5,
      art:
        fall +
        cliff(-1, u * 6, '#3f7a4a', 0.06) +
        cliff(1, u * 11, '#357246', 0.1) +
        bush(stage, w * 0.12, h * 0.26, u * 14, '#2a7a3a', 0.1) +
        bush(stage, w * 0.88, h * 0.2, u * 18, '#2a7a3a', 0.12) +
        bush(stage, w * 0.3, h * 0.27, u * 9, '#3a8a40', 0.12),
    },
    { depth: 0.6, art: basin + spray.join('') + shafts({ ...stage, sun: [w * 0.3, h * 0.12] }, 4, h * 0.9, 0.2) },
    {
      depth: 0.9,
      art:
        hill(stage, (x) => h * 0.9 - Math.cos((x / w) * 5) * u * 1.4, {
          colour: '#2f8040',
          distance: 0,
          foot: h,
          marks: 3,
        }) +
        [0.24, 0.37, 0.46, 0.64, 0.76]
          .map((x, i) =>
            place(
              near,
              {
                ...sundayPeople('back', ['standing', 'carrying'])(random),
                child: i === 2,
                stature: i === 2 ? 0.6 : 1,
                facing: 1,
              },
              [w * x, h * (0.925 + (i % 2) * 0.012)],
            ),
          )
          .join('') +
        grass(stage, h * 1.0, u * 5, 34, '#2f7a34'),
    },
  ];
};

/** The road climbing in bends, dots of walkers at each turn. */
export const switchbacks: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.3, eye: 3, sun: [0.72, 0.16] });
  const { width: w, height: h, unit: u, random } = stage;
  const mountain: Point[] = [
    [-w * 0.05, h * 0.62],
    [w * 0.16, h * 0.44],
    [w * 0.34, h * 0.2],
    [w * 0.46, h * 0.12],
    [w * 0.6, h * 0.24],
    [w * 0.8, h * 0.46],
    [w * 1.05, h * 0.58],
  ];
  const slope = tint(stage, '#3f8a45', 0.1);
  const turns = range(8).map((i) => {
    const share = i / 7;
    const y = h * (0.22 + 0.72 * share ** 1.25);
    const reach = w * (0.03 + 0.3 * share);
    return { x: w * 0.46 + (i % 2 ? reach : -reach), y, half: u * (0.35 + share * 2.6) };
  });
  const bends = turns.slice(1).map((turn, index) => {
    const from = turns[index] ?? turn;
    const bulge = (turn.x > from.x ? 1 : -1) * u * (2 + index * 1.1);
    return (
      line(
        `M${n(from.x)},${n(from.y)}C${n(from.x + bulge * 2)},${n(from.y + (turn.y - from.y) * 0.5)} ${n(turn.x - bulge * 2.4)},${n(turn.y - (turn.y - from.y) * 0.42)} ${n(turn.x)},${n(turn.y)}`,
        tint(stage, '#b5532b', 0.34 * (1 - index / 6)),
        turn.half * 1.7,
      ) +
      line(
        `M${n(from.x)},${n(from.y + turn.half * 0.5)}C${n(from.x + bulge * 2)},${n(from.y + (turn.y - from.y) * 0.5 + turn.half * 0.5)} ${n(turn.x - bulge * 2.4)},${n(turn.y - (turn.y - from.y) * 0.42 + turn.half * 0.5)} ${n(turn.x)},${n(turn.y + turn.half * 0.5)}`,
        shade(stage, tint(stage, '#8a3a1c'), 0.2),
        turn.half * 0.3,
        'opacity=".5"',
      )
    );
  });
  const walkers = turns.slice(3).flatMap((turn, index) =>
    range(3 + index).map((i) => {
      const size = u * (2 + index * 2.3);
      return place(
        { ...stage, horizon: turn.y - size, eye: 1 },
        sundayPeople('back', ['walking'])(random),
        [turn.x + (i - (2 + index) / 2) * size * 0.5, turn.y + (i % 2) * size * 0.08],
        0.24 * (1 - index / 4),
      );
    }),
  );
  const ridgeTop = `${smooth(mountain)}L${n(w * 1.05)},${n(h * 1.05)}L${n(-w * 0.05)},${n(h * 1.05)}Z`;
  const dark = polygon(
    [
      [w * 0.46, h * 0.12],
      [w * 0.36, h * 0.19],
      [w * 0.3, h * 0.4],
      [w * 0.12, h * 0.7],
      [-w * 0.05, h * 0.9],
      [-w * 0.05, h * 0.62],
      [w * 0.16, h * 0.44],
      [w * 0.34, h * 0.2],
    ],
    shade(stage, slope, 0.4),
    'opacity=".4"',
  );
  return [
    heavens(stage, u * 7),
    { depth: 0.25, art: ridges(stage, h * 0.36, h * 0.5, 3, false) + clouds(stage, h * 0.08, h * 0.2, 3, 0.6) },
    {
      depth: 0.6,
      art:
        path(ridgeTop, slope) +
        dark +
        hamlet(stage, w * 0.82, h * 0.66, 6, u * 4, 0.12) +
        hamlet(stage, w * 0.12, h * 0.8, 5, u * 5, 0.06) +
        bends.join('') +
        walkers.join('') +
        veil(stage, h * 0.34, u * 8, 0.35),
    },
    {
      depth: 1,
      art:
        bush(stage, w * 0.02, h * 1.02, u * 22, '#1d6b34') +
        bush(stage, w * 0.97, h * 1.02, u * 26, '#1d6b34') +
        broadTree(stage, w * 0.9, h * 1.02, h * 0.5, 0, '#2a7a3a'),
    },
  ];
};
