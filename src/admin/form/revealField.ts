/** Leads to a field of the form: shows and focuses it. */
export function revealField(form: HTMLFormElement, path: string): void {
  const input = form.querySelector<HTMLElement>(`[name="${path}"]`);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}
