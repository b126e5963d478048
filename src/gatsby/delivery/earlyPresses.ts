declare global {
  /** The buttons pressed before the page's scripts were there, noted by the starter; none afterwards. */
  var pressed: HTMLButtonElement[] | undefined;
}

/**
 * To be called once React answers presses: it then answers those made before. One made while React takes the page over
 * may be answered twice, which the form's buttons must bear: they choose, or submit what is submitted once.
 */
export function answerEarlyPresses(): void {
  const presses = window.pressed ?? [];
  // Before the first click, which the starter would otherwise note as one more.
  window.pressed = undefined;
  for (const button of presses) {
    button.ariaBusy = null;
    button.click();
  }
}
