declare global {
  interface Window {
    /** Whether the focus is missing now. If so, watchContext.ts gives it a second to return before a test ends. */
    isFocusMissing?: () => boolean;
  }
}

/**
 * An init script that logs an error when the focused element disappears and nothing else gets the focus: the next Tab
 * would start at the top of the page, and a screen reader would say nothing. A press on the bare page is no loss.
 * @param foreignPath a page whose focus this site does not manage
 */
export function watchFocus(foreignPath: string): void {
  if (window !== window.top || window.location.pathname === foreignPath) return;
  /** The milliseconds between two checks, and how many checks in turn may find no focus. */
  const interval = 50;
  const maxMissed = 10;
  /** The milliseconds after a resize in which the new layout may lose the focus. */
  const resizeTime = 2000;
  /** The element that has the focus, or had it and disappeared. */
  let focused: Element | undefined;
  let lastAction = 'the page opened';
  let missed = 0;
  let resizedAt = 0;
  const describe = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  const readFocus = () =>
    document.activeElement === document.body ? undefined : (document.activeElement ?? undefined);
  const isGone = (element: Element) =>
    !element.isConnected ||
    element.matches(':disabled') ||
    element.closest('[inert]') !== null ||
    // Chromium 90 lacks checkVisibility.
    element.checkVisibility?.({ visibilityProperty: true }) === false;
  const isMissing = () => focused !== undefined && !readFocus() && isGone(focused);
  window.isFocusMissing = isMissing;
  const report = () => {
    if (focused && Date.now() - resizedAt > resizeTime)
      console.error(`focus lost after ${lastAction}: ${describe(focused)}`);
    focused = undefined;
    missed = 0;
  };
  window.setInterval(() => {
    if (!isMissing()) {
      focused = readFocus();
      missed = 0;
    } else if (++missed > maxMissed) report();
  }, interval);
  // A focus may come and go between two checks.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });

  // The layout for another width may lack the focused element.
  window.addEventListener('resize', () => {
    resizedAt = Date.now();
  });

  const act = (event: Event) => {
    if (!event.isTrusted) return;
    const { target } = event;
    // The person acts although the focus has not returned.
    if (missed > 1) report();
    if (!(target instanceof Element)) return;
    lastAction = `${event.type}${event instanceof KeyboardEvent ? ` ${event.key}` : ''} on ${describe(target)}`;
    const control = target.closest(
      'a[href], button, input, select, textarea, summary, label, [tabindex], [contenteditable]',
    );
    const hash = control?.getAttribute('href')?.indexOf('#') ?? -1;
    // A press on the bare page, or a link within the page, moves the focus on purpose.
    if (event.type === 'pointerdown' ? !control : event.type === 'click' && hash >= 0) focused = undefined;
    else focused = readFocus() ?? focused;
  };
  for (const type of ['pointerdown', 'keydown', 'click']) document.addEventListener(type, act, { capture: true });
}
