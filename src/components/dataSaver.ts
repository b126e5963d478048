/**
 * Data-saver mode, "mode économe": on by itself with Save-Data or a slow connection, and by a switch, whose word is kept.
 * It must act before any picture is asked for, and without the scripts of the page; so it is a small script in the page
 * itself, the same on every page. Its state is `data-saver` on `<body>`, `1` or empty; without scripts there is
 * none.
 */

/** Marks the buttons that turn the mode on and off. */
export const switchAttribute = 'data-switch';

/** For styles: `<body>` as the mode is on or off. Neither matches without scripts. */
export const saving = { on: "body[data-saver='1']", off: "body[data-saver='']" } as const;

export function isSavingData(): boolean {
  return document.body.dataset.saver === '1';
}

/** A `sizes` that has the browser take the file of this width, whatever the screen. */
export function sizesFor(width: number): string {
  return `${width / window.devicePixelRatio}px`;
}
