/**
 * Ndop, the resist-dyed cloth of the Grassfields, as one tile: lozenges, a star and sewn dots, in white lines.
 * It is drawn in white on nothing, so that it takes the colour of whatever it is laid on.
 */
export const ndopDrawing = `<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64' viewBox='0 0 64 64' fill='none' stroke='#fff' stroke-width='2'><path d='M32 2 62 32 32 62 2 32Z'/><path d='M32 12 52 32 32 52 12 32Z' stroke-dasharray='3 2.6'/><path d='M32 20v24M20 32h24M24 24l16 16M40 24 24 40'/><path d='M0 8 8 0M56 0l8 8M0 56l8 8M64 56l-8 8'/><g fill='#fff' stroke='none'><circle cx='0' cy='0' r='3'/><circle cx='64' cy='0' r='3'/><circle cx='0' cy='64' r='3'/><circle cx='64' cy='64' r='3'/><circle cx='0' cy='32' r='2.4'/><circle cx='64' cy='32' r='2.4'/><circle cx='32' cy='0' r='2.4'/><circle cx='32' cy='64' r='2.4'/></g></svg>`;

export const ndopTile = `url("data:image/svg+xml,${encodeURIComponent(ndopDrawing).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll("'", '%27')}")`;
