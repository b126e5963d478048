// Debian's Chromium refuses its sandbox to root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * How every Chromium here is started. One that talks to its maker, or over another protocol than visitors on a slow
 * link, measures something else.
 */
export const browserFlags = [
  ...asRoot,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];
