declare global {
  /**
   * The queued events: the button or field of each click and input before the page's scripts run, in order. The script
   * loader (scriptLoader.ts) fills it; undefined once taken.
   */
  var queued: HTMLElement[] | undefined;
}

/** Takes the queued events and ends the queuing: from here on, the page's own scripts handle events. */
export function takeQueuedEvents(): HTMLElement[] {
  const taken = window.queued ?? [];
  window.queued = undefined;
  for (const element of taken) element.ariaBusy = null;
  return taken;
}
