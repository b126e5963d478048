/** Leads to a field of the form: shows and focuses it. */
export function revealField(form: HTMLFormElement, path: string): void {
  form.querySelector<HTMLElement>(`[name="${path}"]`)?.focus();
}
