// Debian's Chromium refuses its sandbox to root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * The flags of every Chromium launched here. Background traffic and QUIC would distort the measurements on a slow link.
 */
export const browserFlags = [
  ...asRoot,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];
