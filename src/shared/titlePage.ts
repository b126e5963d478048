/** The title of a page in the browser. */
export function titlePage(title: string, siteName: string): string {
  return `${title} · ${siteName}`;
}
