import { mix } from '../colour';
import { place, pupils, townPeople } from '../crowd';
import { box, line, linear, n, oval, polygon, range } from '../drawing';
import { thatchedHut } from '../huts';
import { plain, pool } from '../land';
import { broadTree } from '../plants';
import { acacia } from '../savannaTrees';
import { seat } from '../seated';
import { lookFrom, type Scene, shade, tint } from '../stage';
import { dust, farLand, openSky } from './gadasGround';

/** A class sitting in the shade, the teacher by the board. */
export const treeClass: Scene = (base) => {
  const upright = base.height > base.width;
  const stage = lookFrom(base, {
    horizon: upright ? 0.52 : 0.46,
    eye: 1.25,
    sun: upright ? [0.14, 0.36] : [0.12, 0.16],
  });
  const { width: w, height: h, unit: u, random } = stage;
  const x = w * (upright ? 0.58 : 0.62);
  const foot = h * (upright ? 0.66 : 0.64);
  const cast = pupils('back', ['standing']);
  const rows = upright ? [0.76, 0.84, 0.94] : [0.74, 0.84, 0.97];
  const seated = rows.flatMap((y, row) =>
    range(upright ? 5 - row : 9 - row).map((index) => {
      const count = upright ? 5 - row : 9 - row;
      const px =
        w * (0.5 + (index - (count - 1) / 2) * (upright ? 0.17 + row * 0.045 : 0.088 + row * 0.02)) +
        random.between(-0.4, 0.4) * u;
      return seat(stage, { ...cast(random), stature: random.between(0.8, 0.95) }, [px, h * y]);
    }),
  );
  const boardX = w * (upright ? 0.3 : 0.38);
  const size = (h * 0.68 - stage.horizon) / stage.eye;
  const board =
    line(
      `M${n(boardX - size * 0.5)},${n(h * 0.68)}L${n(boardX - size * 0.3)},${n(h * 0.68 - size * 1.1)}M${n(boardX + size * 0.5)},${n(h * 0.68)}L${n(boardX + size * 0.3)},${n(h * 0.68 - size * 1.1)}`,
      tint(stage, '#5a3a24'),
      u * 0.5,
    ) +
    box(boardX - size * 0.7, h * 0.68 - size * 1.14, size * 1.4, size * 0.82, tint(stage, '#5a3a24')) +
    box(boardX - size * 0.65, h * 0.68 - size * 1.09, size * 1.3, size * 0.72, tint(stage, '#1f5a45')) +
    line(
      `M${n(boardX - size * 0.5)},${n(h * 0.68 - size * 0.9)}q${n(size * 0.2)},${n(-size * 0.1)} ${n(size * 0.4)},0t${n(size * 0.4)},0M${n(boardX - size * 0.5)},${n(h * 0.68 - size * 0.66)}h${n(size * 0.7)}`,
      '#f4ead6',
      u * 0.2,
      'opacity=".8"',
    );
  const teacher = place(
    stage,
    {
      ...townPeople('front', ['leaning'])(random),
      stature: 1.12,
      child: false,
      garment: 'robe',
      cloth: '#f4ead6',
      trim: '#0b5d3b',
      cover: 'cap',
      coverCloth: '#0b5d3b',
      posture: 'standing',
      facing: 1,
    },
    [boardX + size * 1.15, h * 0.69],
  );
  const tree = upright ? acacia(stage, x, foot, h * 0.56) : broadTree(stage, x, foot, h * 0.78, 0, '#5d7a34');
  return [
    openSky(stage, u * 7),
    {
      depth: 0.3,
      art:
        farLand(stage) +
        thatchedHut(stage, w * 0.06, h * (upright ? 0.6 : 0.57), h * 0.14, 0.3) +
        thatchedHut(stage, w * 0.94, h * (upright ? 0.61 : 0.56), h * 0.12, 0.34),
    },
    {
      depth: 0.5,
      art:
        plain(stage, stage.horizon + u * 2, dust, 0.24) +
        pool(stage, w * 0.52, h * 0.82, w * 0.5, h * 0.16, 0.22) +
        tree +
        board +
        teacher,
    },
    { depth: 0.9, art: seated.join('') },
  ];
};

/** Rows of benches before the green board. */
export const classroom: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.38, eye: 1.1, sun: [0.02, 0.14] });
  const { width: w, height: h, unit: u, random } = stage;
  const wall = tint(stage, '#e8cf9f');
  const glow = linear(
    stage,
    [
      [0, mix(wall, '#ffffff', 0.3)],
      [1, shade(stage, wall, 0.28)],
    ],
    'across',
  );
  const boardTop = h * 0.14;
  const board =
    box(w * 0.29, boardTop, w * 0.44, h * 0.28, tint(stage, '#5a3a24')) +
    box(w * 0.3, boardTop + u, w * 0.42, h * 0.28 - u * 2, tint(stage, '#1f5a45')) +
    oval(w * 0.62, h * 0.26, u * 4, u * 4, 'none', 'stroke="#f4ead6" stroke-width="3" opacity=".8"') +
    polygon(
      [
        [w * 0.5, h * 0.32],
        [w * 0.55, h * 0.2],
        [w * 0.58, h * 0.32],
      ],
      'none',
      'stroke="#f4ead6" stroke-width="3" opacity=".8"',
    ) +
    line(
      `M${n(w * 0.33)},${n(h * 0.22)}q${n(u * 3)},${n(-u * 2)} ${n(u * 6)},0t${n(u * 6)},0M${n(w * 0.33)},${n(h * 0.29)}h${n(u * 14)}M${n(w * 0.33)},${n(h * 0.34)}h${n(u * 10)}`,
      '#f4ead6',
      u * 0.3,
      'opacity=".7"',
    );
  const window = (x: number) =>
    polygon(
      [
        [w * x, h * 0.06],
        [w * (x + 0.1), h * 0.12],
        [w * (x + 0.1), h * 0.42],
        [w * x, h * 0.46],
      ],
      stage.light.sun,
    ) +
    line(
      `M${n(w * (x + 0.05))},${n(h * 0.09)}V${n(h * 0.44)}M${n(w * x)},${n(h * 0.26)}L${n(w * (x + 0.1))},${n(h * 0.27)}`,
      tint(stage, '#2f6fb0'),
      u * 0.7,
    );
  const floor = plain(stage, h * 0.5, '#b0805a', 0.1);
  const beams = [0, 1, 2].map((i) =>
    polygon(
      [
        [w * 0.06, h * (0.08 + i * 0.06)],
        [w * 0.16, h * 0.13],
        [w * (0.55 + i * 0.16), h * 1.02],
        [w * (0.36 + i * 0.16), h * 1.02],
      ],
      stage.light.sun,
      'opacity=".12"',
    ),
  );
  const rows = [0.66, 0.82, 1.02].map((y, row) => {
    const size = (h * y - stage.horizon) / stage.eye;
    const count = [6, 5, 4][row] ?? 4;
    const children = range(count).map((i) =>
      seat(stage, { ...pupils('back', ['standing'])(random), stature: random.between(0.98, 1.1) }, [
        w * (0.5 + (i - (count - 1) / 2) * (0.128 + row * 0.034)),
        h * y - size * 0.1,
      ]),
    );
    const deskArt =
      box(w * (0.12 - row * 0.05), h * y - size * 0.4, w * (0.76 + row * 0.1), size * 0.08, tint(stage, '#8a4f2c')) +
      box(
        w * (0.12 - row * 0.05),
        h * y - size * 0.32,
        w * (0.76 + row * 0.1),
        size * 0.1,
        shade(stage, tint(stage, '#8a4f2c'), 0.4),
      );
    const bench =
      box(w * (0.12 - row * 0.05), h * y - size * 0.1, w * (0.76 + row * 0.1), size * 0.07, tint(stage, '#9a5f36')) +
      box(
        w * (0.14 - row * 0.05),
        h * y - size * 0.04,
        size * 0.06,
        size * 0.14,
        shade(stage, tint(stage, '#8a4f2c'), 0.4),
      ) +
      box(
        w * (0.84 + row * 0.05),
        h * y - size * 0.04,
        size * 0.06,
        size * 0.14,
        shade(stage, tint(stage, '#8a4f2c'), 0.4),
      );
    return deskArt + children.join('') + bench;
  });
  const teacher = place(
    { ...stage, horizon: h * 0.26, eye: 1 },
    {
      ...townPeople('front', ['singing'])(random),
      child: false,
      stature: 1,
      posture: 'running',
      garment: 'gown',
      cloth: '#8c2f4b',
      trim: '#f2b531',
      cover: 'headwrap',
      coverCloth: '#f2b531',
      facing: -1,
    },
    [w * 0.8, h * 0.6],
  );
  return [
    {
      depth: 0.1,
      art:
        glow.art +
        box(0, 0, w, h, glow.fill) +
        board +
        window(0.04) +
        window(0.17) +
        box(0, h * 0.49, w, u * 1.2, tint(stage, '#2f6fb0')),
    },
    { depth: 0.5, art: floor + teacher },
    { depth: 0.9, art: rows.join('') + beams.join('') },
  ];
};

/** Children waiting along the wall, at the open door. */
export const classroomDoor: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.42, eye: 1, sun: [0.96, 0.06] });
  const { width: w, height: h, unit: u, random } = stage;
  const wall = tint(stage, '#efd9a8');
  const glow = linear(stage, [
    [0, mix(wall, '#ffffff', 0.25)],
    [1, shade(stage, wall, 0.12)],
  ]);
  const blue = tint(stage, '#2f6fb0');
  const floorY = h * 0.72;
  const roofShade = polygon(
    [
      [0, h * 0.13],
      [w, h * 0.13],
      [w, h * 0.2],
      [0, h * 0.3],
    ],
    stage.light.shadow,
    'opacity=".26"',
  );
  const sheets =
    polygon(
      [
        [0, 0],
        [w, 0],
        [w, h * 0.11],
        [0, h * 0.13],
      ],
      tint(stage, '#b5451f'),
    ) +
    range(16)
      .map((i) =>
        line(
          `M${n((w * i) / 15)},0V${n(h * 0.128)}`,
          shade(stage, tint(stage, '#b5451f'), 0.4),
          u * 0.5,
          'opacity=".6"',
        ),
      )
      .join('') +
    box(0, h * 0.12, w, u * 1.4, shade(stage, tint(stage, '#7a2f18'), 0.2));
  const door =
    box(w * 0.1, h * 0.3, w * 0.3, floorY - h * 0.3, mix(wall, '#ffffff', 0.5)) +
    box(w * 0.125, h * 0.315, w * 0.25, floorY - h * 0.315, shade(stage, wall, 0.74)) +
    polygon(
      [
        [w * 0.375, h * 0.315],
        [w * 0.46, h * 0.33],
        [w * 0.46, floorY + u * 2.6],
        [w * 0.375, floorY],
      ],
      blue,
    ) +
    line(
      `M${n(w * 0.39)},${n(h * 0.36)}L${n(w * 0.445)},${n(h * 0.368)}V${n(h * 0.5)}L${n(w * 0.39)},${n(h * 0.496)}Z`,
      shade(stage, blue, 0.3),
      u * 0.5,
    );
  const shutter =
    box(w * 0.66, h * 0.36, w * 0.22, h * 0.15, shade(stage, wall, 0.7)) +
    box(w * 0.6, h * 0.355, w * 0.06, h * 0.16, blue) +
    box(w * 0.88, h * 0.355, w * 0.06, h * 0.16, blue);
  const dado = box(0, floorY - h * 0.13, w, h * 0.13, blue, 'opacity=".85"');
  const near = { ...stage, horizon: h * 0.46, eye: 1 };
  const line_ = [0.29, 0.48, 0.65, 0.84].map((x, index) =>
    place(
      near,
      {
        ...pupils(index === 0 ? 'back' : 'front', ['standing'])(random),
        posture: index === 0 ? 'walking' : index === 2 ? 'holding' : 'standing',
        stature: [0.8, 0.74, 0.84, 0.68][index] ?? 0.8,
        cover: (['short', 'braids', 'veil', 'short'] as const)[index] ?? 'short',
        coverCloth: '#fdf8ec',
        facing: 1,
      },
      [w * x, h * (0.8 + index * 0.035)],
    ),
  );
  return [
    { depth: 0.1, art: glow.art + box(0, 0, w, h, glow.fill) + dado + door + shutter + roofShade + sheets },
    {
      depth: 0.5,
      art:
        box(0, floorY, w, u * 2.2, shade(stage, wall, 0.2)) +
        plain(stage, floorY + u * 2, dust, 0.02) +
        polygon(
          [
            [0, h * 0.8],
            [w * 0.7, h * 0.75],
            [w, h * 0.79],
            [w, h * 0.86],
            [0, h * 0.94],
          ],
          stage.light.rim,
          'opacity=".12"',
        ),
    },
    { depth: 0.9, art: line_.join('') },
  ];
};
