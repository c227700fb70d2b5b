/** Short messages that close by themselves. Anything may send one; `Toaster.tsx` shows them. */

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
  /** What can be done about it, once. */
  action: ToastAction | null;
  /** How long it stays, in milliseconds. */
  stays: number;
}

/** The button of a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** How long a toast stays, and one that offers something or has more to read. */
const TOAST_MS = 2000;
const LONG_MS = 8000;
/** More characters than are read in the shorter time. */
const LONG_TEXT = 60;
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
  return (text: string, action: ToastAction | null = null): void => {
    lastId += 1;
    const others = shown.filter((message) => message.kind !== kind || message.text !== text);
    const stays = action || text.length > LONG_TEXT ? LONG_MS : TOAST_MS;
    change([...others, { id: lastId, kind, text, action, stays }].slice(-MOST));
  };
}

/** Shows a message for 2 s (8 s with an action) with a progress bar; hovering or focusing it stops the clock. The same text is not shown twice. */
export const toast = { success: send('success'), error: send('error'), info: send('info'), warning: send('warning') };

/** The messages on screen. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly ToastMessage[] => shown,
  dismiss(id: number): void {
    change(shown.filter((message) => message.id !== id));
  },
  /** Does what the newest toast with an action offers; false when none does. */
  act(): boolean {
    const message = shown.findLast(({ action }) => action !== null);
    if (!message) return false;
    toasts.dismiss(message.id);
    message.action?.run();
    return true;
  },
};
