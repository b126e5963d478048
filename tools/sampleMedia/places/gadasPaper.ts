import { mix } from '../colour';
import { box, group, line, n, oval, path, polygon, range } from '../drawing';
import { domeHut } from '../huts';
import { plain } from '../land';
import { lookFrom, type Scene, type Stage, shade, tint } from '../stage';
import { dust, farLand, openSky } from './gadasGround';

function hand(stage: Stage, skin: string, flip: 1 | -1): string {
  const colour = tint(stage, skin);
  const dark = shade(stage, colour, 0.34);
  const fingers = range(4).map(
    (i) =>
      line(
        `M${8 + i * 3},${-6 + i * 13}Q${-16 - (i === 1 || i === 2 ? 5 : 0)},${-10 + i * 13} ${-32 - (i === 1 || i === 2 ? 7 : 0)},${-2 + i * 11.5}`,
        colour,
        12.5,
      ) + line(`M${-4},${0.5 + i * 13}Q${-18},${-3 + i * 13} ${-30},${4.5 + i * 11.5}`, dark, 1.2, 'opacity=".6"'),
  );
  const palm = path('M0,-14Q22,-20 44,-2Q62,12 96,40L74,92Q40,66 14,50Q-2,40 0,-14Z', colour);
  const thumb =
    line('M22,-8Q4,-26 -20,-25', colour, 14.5) + line('M-19,-29Q-24,-27 -25,-23', mix(colour, '#f3d9c4', 0.6), 4);
  const cuff = path('M66,40L96,22L170,86L132,140L62,82Z', tint(stage, flip > 0 ? '#f2b531' : '#2f6fb0'));
  return group(
    cuff + palm + fingers.join('') + path('M40,60Q60,76 74,92L84,66Q60,52 44,40Z', dark, 'opacity=".4"') + thumb,
    `scale(${flip} 1)`,
  );
}

/** Two hands holding a sheet with its round seal. */
export const certificateHands: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0.7, eye: 1, sun: [0.7, 0.16] });
  const { width: w, height: h, unit: u } = stage;
  const paper = tint(stage, '#ffffff');
  const pw = w * 0.62;
  const ph = pw * 1.36;
  const x = w * 0.5 - pw / 2;
  const y = h * 0.47 - ph / 2;
  const rows = range(9).map((i) =>
    box(
      x + pw * 0.13,
      y + ph * (0.3 + i * 0.052),
      pw * (i % 3 === 2 ? 0.46 : 0.74),
      ph * 0.012,
      shade(stage, paper, 0.26),
      'rx="4"',
    ),
  );
  const borderArt = box(
    x + pw * 0.06,
    y + ph * 0.045,
    pw * 0.88,
    ph * 0.91,
    'none',
    `stroke="${tint(stage, '#0b5d3b')}" stroke-width="${n(u * 0.5)}"`,
  );
  const seal =
    oval(x + pw * 0.73, y + ph * 0.84, pw * 0.1, pw * 0.1, tint(stage, '#b5451f')) +
    oval(
      x + pw * 0.73,
      y + ph * 0.84,
      pw * 0.074,
      pw * 0.074,
      'none',
      `stroke="${paper}" stroke-width="${n(u * 0.3)}"`,
    ) +
    path(
      `M${n(x + pw * 0.73)},${n(y + ph * 0.84 - pw * 0.05)}l${n(pw * 0.03)},${n(pw * 0.05)}l${n(-pw * 0.03)},${n(pw * 0.05)}l${n(-pw * 0.03)},${n(-pw * 0.05)}Z`,
      paper,
    );
  const emblem =
    oval(x + pw * 0.5, y + ph * 0.16, pw * 0.085, pw * 0.085, tint(stage, '#f2b531')) +
    range(12)
      .map((i) =>
        line(
          `M${n(x + pw * 0.5 + Math.cos(i * 0.5236) * pw * 0.105)},${n(y + ph * 0.16 + Math.sin(i * 0.5236) * pw * 0.105)}L${n(x + pw * 0.5 + Math.cos(i * 0.5236) * pw * 0.13)},${n(y + ph * 0.16 + Math.sin(i * 0.5236) * pw * 0.13)}`,
          tint(stage, '#f2b531'),
          u * 0.5,
        ),
      )
      .join('');
  const sheet =
    box(x + u * 1.4, y + u * 1.8, pw, ph, stage.light.shadow, 'opacity=".22"') +
    box(x, y, pw, ph, paper) +
    borderArt +
    emblem +
    rows.join('') +
    seal +
    polygon(
      [
        [x + pw, y],
        [x + pw * 0.55, y],
        [x + pw, y + ph * 0.5],
      ],
      stage.light.rim,
      'opacity=".25"',
    );
  const scale = w / 330;
  return [
    openSky(stage, u * 13, 0.4),
    {
      depth: 0.4,
      art:
        farLand(stage) +
        plain(stage, h * 0.74, dust, 0.25) +
        domeHut(stage, w * 0.12, h * 0.79, h * 0.18, 0.3) +
        domeHut(stage, w * 0.9, h * 0.78, h * 0.14, 0.34),
    },
    {
      depth: 0.9,
      art:
        group(sheet, `rotate(-4 ${n(w / 2)} ${n(h / 2)})`) +
        group(hand(stage, '#5b3726', 1), `translate(${n(w * 0.83)} ${n(h * 0.6)}) scale(${n(scale)})`) +
        group(hand(stage, '#5b3726', -1), `translate(${n(w * 0.2)} ${n(h * 0.64)}) scale(${n(scale)})`),
    },
  ];
};

/** The register from above: the page, the stamp, the hand that signs. */
export const register: Scene = (base) => {
  const stage = lookFrom(base, { horizon: 0, eye: 1, sun: [0.1, 0.02] });
  const { width: w, height: h, unit: u, random } = stage;
  const wood = tint(stage, '#8a4f2c');
  const planks = range(6).map(
    (i) =>
      box(0, (h * i) / 6, w, h / 6 - u * 0.2, mix(wood, i % 2 ? '#000000' : '#ffffff', 0.05)) +
      range(5)
        .map(() =>
          line(
            `M${n(random.between(0, 0.8) * w)},${n(h * ((i + random.between(0.2, 0.8)) / 6))}q${n(u * 9)},${n(random.between(-1, 1) * u)} ${n(u * random.between(12, 34))},0`,
            shade(stage, wood, 0.3),
            u * 0.18,
            'opacity=".35"',
          ),
        )
        .join(''),
  );
  const paper = tint(stage, '#fffaf0');
  const page = (x: number, tone: string) =>
    box(x, -h * 0.3, w * 0.25, h * 0.6, tone) +
    range(13)
      .map((i) =>
        line(
          `M${n(x + w * 0.02)},${n(h * (-0.24 + i * 0.04))}h${n(w * (i % 4 === 3 ? 0.13 : 0.21))}`,
          shade(stage, paper, 0.25),
          u * 0.22,
        ),
      )
      .join('');
  const book =
    box(-w * 0.265 + u, -h * 0.315 + u * 1.4, w * 0.53, h * 0.63, stage.light.shadow, 'opacity=".36"') +
    box(-w * 0.265, -h * 0.315, w * 0.53, h * 0.63, tint(stage, '#0b5d3b'), 'rx="10"') +
    page(-w * 0.25, paper) +
    page(0, shade(stage, paper, 0.06)) +
    line(`M0,${n(-h * 0.3)}V${n(h * 0.3)}`, shade(stage, paper, 0.3), u * 0.4);
  const sheets = [
    [0.86, 0.3, 12],
    [0.9, 0.7, -9],
    [0.1, 0.78, 16],
  ].map(([x = 0, y = 0, turn = 0]) =>
    group(
      box(-w * 0.09 + u * 0.6, -h * 0.17 + u * 0.8, w * 0.18, h * 0.34, stage.light.shadow, 'opacity=".3"') +
        box(-w * 0.09, -h * 0.17, w * 0.18, h * 0.34, paper) +
        oval(w * 0.045, h * 0.11, u * 2, u * 2, tint(stage, '#b5451f'), 'opacity=".85"') +
        range(5)
          .map((i) => box(-w * 0.065, h * (-0.1 + i * 0.035), w * 0.13, u * 0.36, shade(stage, paper, 0.22)))
          .join(''),
      `translate(${n(w * x)} ${n(h * y)}) rotate(${turn})`,
    ),
  );
  const stamp =
    oval(w * 0.17 + u * 1.6, h * 0.24 + u * 2, u * 4.6, u * 4.6, stage.light.shadow, 'opacity=".34"') +
    oval(w * 0.17, h * 0.24, u * 4.6, u * 4.6, tint(stage, '#b5451f')) +
    oval(w * 0.17, h * 0.24, u * 2.6, u * 2.6, tint(stage, '#5a3a24')) +
    oval(w * 0.17 - u * 0.7, h * 0.24 - u * 0.8, u, u, stage.light.rim, 'opacity=".5"');
  const pad =
    box(w * 0.03, h * 0.4, u * 12, u * 8, tint(stage, '#1f2a5c'), 'rx="8"') +
    box(w * 0.03 + u, h * 0.4 + u, u * 10, u * 6, tint(stage, '#35478f'), 'rx="6"');
  const pen =
    line(`M${n(-u * 3)},${n(u * 1.5)}L${n(u * 11)},${n(-u * 11)}`, tint(stage, '#1f2a5c'), u * 1.3) +
    line(`M${n(-u * 3)},${n(u * 1.5)}L${n(-u * 4.6)},${n(u * 3)}`, tint(stage, '#f2b531'), u * 0.8);
  return [
    {
      depth: 0.3,
      art:
        box(0, 0, w, h, wood) +
        planks.join('') +
        sheets.join('') +
        group(book, `translate(${n(w * 0.49)} ${n(h * 0.47)}) rotate(-5)`) +
        stamp +
        pad,
    },
    {
      depth: 0.8,
      art:
        oval(w * 0.68, h * 0.66, u * 13, u * 7, stage.light.shadow, 'opacity=".22"') +
        group(
          pen + group(hand(stage, '#4a2c1f', 1), `translate(${n(u * 4.5)} ${n(u * 0.5)}) scale(${n(u * 0.19)})`),
          `translate(${n(w * 0.6)} ${n(h * 0.56)})`,
        ),
    },
  ];
};
