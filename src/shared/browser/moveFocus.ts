/** Moves the focus away from a button that disappears when pressed, and would take the focus with it. */
export const moveFocus = (to?: HTMLElement | null, options?: FocusOptions): void => to?.focus(options);
