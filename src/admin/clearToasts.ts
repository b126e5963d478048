import { dismissToast, toastStore } from '../components/toasts';

/** A new attempt makes old news of what was said of the last one. */
export function clearToasts(): void {
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
}
