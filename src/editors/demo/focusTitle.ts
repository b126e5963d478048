/** Before a press that takes its own button away: the focus would fall to the body of the page. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
