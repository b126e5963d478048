type Channels = [number, number, number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex([red, green, blue]: Channels): string {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, '0')}`;
}

/** `amount` 0 keeps the first colour, 1 gives the second. Colours are `#rrggbb`. */
export function mix(first: string, second: string, amount: number): string {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  return hex([r1 + (r2 - r1) * amount, g1 + (g2 - g1) * amount, b1 + (b2 - b1) * amount]);
}

/** What a painted thing looks like under a coloured light. */
export function underLight(colour: string, light: string): string {
  const [r1, g1, b1] = channels(colour);
  const [r2, g2, b2] = channels(light);
  return hex([(r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255]);
}
