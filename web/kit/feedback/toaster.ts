/** Short messages that close by themselves. Anything may send one; `Toaster.tsx` shows them. */

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
}

/** How long a toast stays. */
export const TOAST_MS = 2000;
/** More at once would cover the page. */
const MOST = 4;

let shown: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastMessage[]) {
  shown = next;
  for (const listener of listeners) listener();
}

function send(kind: ToastKind) {
  return (text: string): void => {
    lastId += 1;
    const others = shown.filter((message) => message.kind !== kind || message.text !== text);
    change([...others, { id: lastId, kind, text }].slice(-MOST));
  };
}

/** Shows a message for 2 s with a progress bar; hovering or focusing it stops the clock. The same text is not shown twice. */
export const toast = { success: send('success'), error: send('error'), info: send('info'), warning: send('warning') };

/** The messages on screen, for `useSyncExternalStore`. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly ToastMessage[] => shown,
  dismiss(id: number): void {
    change(shown.filter((message) => message.id !== id));
  },
};
