declare global {
  /**
   * The elements of the queued events, in order: before the page script runs, the button of each click in the donation
   * form, and the field of each input. scriptLoader.ts fills the list; undefined once the page script has taken it.
   */
  var queuedElements: HTMLElement[] | undefined;
}

/** Takes the queued events and ends the queuing: from here on, the page's own scripts handle events. */
export function takeQueuedEvents(): HTMLElement[] {
  const taken = window.queuedElements ?? [];
  window.queuedElements = undefined;
  for (const element of taken) element.ariaBusy = null;
  return taken;
}
