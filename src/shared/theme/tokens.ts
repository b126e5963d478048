/** One tile of ndop, the resist-dyed cloth of the Grassfields, in white lines on a transparent background. */
const ndopDrawing = `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64' viewBox='0 0 64 64' fill='none' stroke='#fff' stroke-width='2'><path d='M32 2 62 32 32 62 2 32Z'/><path d='M32 12 52 32 32 52 12 32Z' stroke-dasharray='3 2.6'/><path d='M32 20v24M20 32h24M24 24l16 16M40 24 24 40'/><path stroke-linecap='round' stroke-width='5' d='M0 32h0M64 32h0'/></svg>`;

const toBackground = (drawing: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(drawing).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll("'", '%27')}")`;

const nightDeep = '#161d42';

/**
 * The design tokens, named by role: GlobalStyles.tsx makes each a custom property. Write no colour literal elsewhere.
 * Each colour has one job. Night is for numbers, icons and the focus. Accent asks for a donation, and its darker tone
 * shows errors. Mark is for badges, and for the focus on a dark background. Primary confirms, and leads on.
 */
export const tokens = {
  '--color-paper': '#fbf7f0',
  '--color-paper-deep': '#f3eadb',
  '--color-card': '#fffdf9',
  '--color-ink': '#1b1a17',
  '--color-ink-soft': '#5b5449',
  '--color-line': '#e4dacb',
  '--color-primary': '#0b5d3b',
  '--color-primary-strong': '#08472d',
  '--color-accent': '#b5451f',
  '--color-accent-strong': '#943617',
  '--color-mark': '#f2b531',
  '--color-night': '#1f2a5c',
  '--color-night-deep': nightDeep,
  '--color-on-dark': '#fffdf9',
  '--color-on-dark-soft': '#cfd3e8',
  '--color-night-line': '#4c5892',
  // Like the last token, marked as pure: bundlers then leave all values out of islands, whose scripts use only names.
  '--color-veil': /* @__PURE__ */ nightDeep.concat('eb'),
  // For a light background; `onDarkStyles` changes both.
  '--color-highlight': 'var(--color-night)',
  '--color-soft': 'var(--color-ink-soft)',

  '--font-display': "'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Fallback Arial', system-ui, sans-serif",
  '--font-body': "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  // The limits in vw keep a phone's words whole in text of twice the size, and a card's title larger than its text.
  '--size-small': '0.875rem',
  '--size-body': 'clamp(1rem, 0.96rem + 0.2vw, 1.0625rem)',
  '--size-lead': 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
  '--size-card-title': 'min(clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem), 11vw)',
  '--size-title': 'min(clamp(1.875rem, 1.5rem + 1.9vw, 3.125rem), 12vw)',

  '--space-page': 'clamp(16px, 4.5vw, 3rem)',
  '--space-section': 'clamp(1.75rem, 6vw, 5rem)',
  // Between a section's heading and its content.
  '--space-block': 'clamp(1.5rem, 3vw, 2.5rem)',
  '--width-page': '75rem',
  '--width-text': '65ch',
  '--height-bar': 'min(4rem, 20vw)',
  // In pixels: a finger does not scale with the text.
  '--size-touch': '44px',
  '--cut-corner': 'clamp(1.75rem, 5vw, 4rem)',
  '--image-ndop': /* @__PURE__ */ toBackground(ndopDrawing),
} as const;

/** The radius of buttons, inputs and stamps. Not a custom property, whose name would be longer than its value. */
export const cornerRadius = '3px';

export type Token = keyof typeof tokens;

export function token(name: Token): string {
  return `var(${name})`;
}
