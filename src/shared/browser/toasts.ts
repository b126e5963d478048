export type Toast = {
  id: number;
  tone: 'success' | 'error';
  title: string;
  message: string;
  /** For screen readers, when the message is not in the page's language. */
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
  // Repeating a message replaces its toast and restarts the timeout.
  set([...toasts.filter(({ message }) => message !== text.message), { id: lastId, tone, ...text }]);
}

/** A form's error must also stand in the form, because a toast disappears. */
export const toast = {
  success: (text: ToastText) => add('success', text),
  error: (text: ToastText) => add('error', text),
};

export function dismissToast(id: number): void {
  set(toasts.filter((shown) => shown.id !== id));
}

export function clearToasts(): void {
  set([]);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => toasts,
};
