/** The colours of the site, so that the pictures sit well on its pages. */
export const brand = {
  paper: '#FBF7F0',
  ink: '#1B1A17',
  forest: '#0B5D3B',
  laterite: '#B5451F',
  sun: '#F2B531',
  indigo: '#1F2A5C',
  line: '#E4DACB',
} as const;

/** An hour of the day in one place. Every colour of a scene passes through it, which is what keeps a picture harmonious. */
export type Light = {
  /** From the top of the sky down to the horizon. */
  sky: readonly [string, ...string[]];
  /** The disc of the sun, or of the moon. */
  sun: string;
  /** What distance dissolves into. */
  haze: string;
  /** The colour of the light on things: white leaves them as they are. */
  ambient: string;
  shadow: string;
  /** The bright edge on the side of the sun. */
  rim: string;
  /** Lamps are lit and windows glow. */
  night?: true;
};

function hour(sky: Light['sky'], sun: string, haze: string, ambient: string, shadow: string, rim: string): Light {
  return { sky, sun, haze, ambient, shadow, rim };
}

export const douala = {
  dawn: hour(['#7f8fc9', '#d9a9b8', '#f8cfae', '#fdebc6'], '#fff3cf', '#f3cdbb', '#f6dcd4', '#2b2e63', '#ffe9c4'),
  noon: hour(['#4f9fc6', '#9ccfd8', '#e6efdc'], '#fff8dc', '#d6e8e2', '#fffcf2', '#25406d', '#ffffff'),
  gold: hour(['#ef9f56', '#f5bd72', '#fadc9c', '#fdeec6'], '#fff6d6', '#f8cf97', '#ffecd2', '#5b2036', '#fff1c2'),
  dusk: hour(['#2f2c6b', '#8a4478', '#e2704f', '#f8bf68'], '#ffe9a8', '#e98e66', '#f2b89e', '#2a1b4f', '#ffd28a'),
  rain: hour(['#4f647f', '#8499a8', '#c3cfca'], '#e9ede2', '#a9b9be', '#d5dfe2', '#1d2c4a', '#eef4f2'),
  night: {
    ...hour(['#0a1033', '#18235a', '#38467f'], '#f6eecb', '#2f3b76', '#8e97cf', '#080c26', '#f7c765'),
    night: true,
  },
} as const satisfies Record<string, Light>;

export const ebolowa = {
  dawn: hour(['#86b9b6', '#bfdccb', '#f3e9c9'], '#fff8dd', '#cfe2d0', '#e9f2e2', '#0b3340', '#fff4cf'),
  morning: hour(['#a8dab8', '#d3eccb', '#fbf4cf'], '#fffbe0', '#c6e6c0', '#f6fbe4', '#08363a', '#fffbd6'),
  noon: hour(['#3f9d86', '#93cfa6', '#ecf3c4'], '#fffbe0', '#a9d8ae', '#f9ffe6', '#06333a', '#fdffd8'),
  dusk: hour(['#274766', '#a4576b', '#ee8b52', '#f9c670'], '#ffe7a6', '#d98f68', '#f4c7a2', '#14223f', '#ffd48c'),
  night: {
    ...hour(['#06202f', '#0d3b49', '#2c6a66'], '#f4f0cf', '#1c4f54', '#86b3b5', '#03131d', '#f9cf6f'),
    night: true,
  },
} as const satisfies Record<string, Light>;

export const bamenda = {
  morning: hour(['#8fa8e2', '#c3cbee', '#f5e3d6'], '#fff6dc', '#cdd3ee', '#f7f4ff', '#232a63', '#fff6e0'),
  noon: hour(['#5fa8da', '#abd6e6', '#eef5df'], '#fffbe6', '#bfdde3', '#fffff6', '#1d3b66', '#ffffff'),
  dusk: hour(['#54488f', '#b8628c', '#f09a76', '#fbcf8c'], '#fff0bf', '#d98f98', '#f6cbb8', '#2c1f57', '#ffdfa0'),
} as const satisfies Record<string, Light>;

export const gadas = {
  dawn: hour(['#a884b4', '#e7a6a0', '#f9cfa0', '#fdeac0'], '#fff4d0', '#eebfa4', '#fbe2d2', '#4a2552', '#ffeec6'),
  noon: hour(['#7cbccb', '#c4dccb', '#f8edc9'], '#fffadf', '#f0e0bb', '#fffaf0', '#5a2f2f', '#fffdf0'),
  gold: hour(['#ee9a45', '#f4b765', '#fad793', '#fdeab8'], '#fff6d2', '#f6c886', '#ffeaca', '#5f2230', '#fff0be'),
  dusk: hour(['#5d2757', '#b8424a', '#ef7f3f', '#fbc464'], '#ffe69a', '#e5854f', '#f4b692', '#331848', '#ffcf80'),
  harmattan: hour(['#d9bf93', '#e6d0a6', '#f1e0bd'], '#fff6da', '#e9d5ad', '#f6e6cb', '#7a5237', '#fff5d8'),
  storm: hour(['#2b3350', '#4e5775', '#b79a8a', '#ecc98d'], '#ffe9b0', '#a99590', '#dccdc6', '#1f1f3d', '#ffe3a6'),
  night: {
    ...hour(['#080d2e', '#151d52', '#4a3a70', '#8a5470'], '#fbf0c8', '#433a70', '#9a94cc', '#070a26', '#ffc25e'),
    night: true,
  },
} as const satisfies Record<string, Light>;

export const skins = ['#3a2219', '#4a2c1f', '#5b3726', '#6d4430', '#7f5238'] as const;
export const whites = ['#ffffff', '#fdf8ec', '#f7efdf', '#fbf6f2'] as const;
export const cloths = ['#b5451f', '#f2b531', '#1f2a5c', '#0b5d3b', '#c9732b', '#2f7f86', '#8c2f4b'] as const;
export const uniforms = ['#2f6fb0', '#3a7cbb', '#2a64a3'] as const;
