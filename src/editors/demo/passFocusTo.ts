/** Moves the focus from a button that disappears when pressed, and would take the focus with it. */
export function passFocusTo(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  element?.focus(options);
}
