export type Toast = {
  id: number;
  tone: 'success' | 'error';
  title: string;
  message: string;
  /** Where the message is not in the page's language: so that it is read aloud as what it is. */
  messageLanguage?: string;
};

type ToastText = Pick<Toast, 'title' | 'message' | 'messageLanguage'>;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(tone: Toast['tone'], text: ToastText): void {
  lastId += 1;
  // The same news twice is one toast, shown anew.
  set([...toasts.filter(({ message }) => message !== text.message), { id: lastId, tone, ...text }]);
}

/** Short news for the visitor, from anywhere. A toast never carries the only copy of a form's error. */
export const toast = {
  success: (text: ToastText) => add('success', text),
  error: (text: ToastText) => add('error', text),
};

export function dismissToast(id: number): void {
  set(toasts.filter((shown) => shown.id !== id));
}

/** A new attempt makes old news of what was said of the last one. */
export function clearToasts(): void {
  set([]);
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => toasts,
};
