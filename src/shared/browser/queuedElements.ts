declare global {
  /**
   * The elements of events in the donation form before the page script runs, in order: the button of each click, and
   * the field of each input. scriptLoader.ts fills the list. Undefined once the page script has taken it.
   */
  var queuedElements: HTMLElement[] | undefined;
}

/** Takes the queued elements and ends the queuing: from here on, the page's own scripts handle events. */
export function takeQueuedElements(): HTMLElement[] {
  const taken = window.queuedElements ?? [];
  window.queuedElements = undefined;
  for (const element of taken) element.ariaBusy = null;
  return taken;
}
