/**
 * The address that a text is, in full, or nothing when it is none. Phones that get no newer browser any more have
 * neither `URL.parse` nor `URL.canParse`.
 */
export function readAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

export function isWebAddress(text: string): boolean {
  return readAddress(text)?.protocol === 'https:';
}
