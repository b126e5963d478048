/** Parses an absolute URL; undefined when invalid. Browsers of older phones lack `URL.parse` and `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is an absolute URL that browsers open safely: `https:`. */
export function isHttpsUrl(text: string): boolean {
  return parseUrl(text)?.protocol === 'https:';
}

/** Adds the scheme to a URL that was typed without: « www.example.org », « facebook.com/asso ». */
export function completeUrl(typed: string): string {
  return /^([\p{L}\d-]+\.)+\p{L}{2,}([/?#]|$)/u.test(typed) ? `https://${typed}` : typed;
}
