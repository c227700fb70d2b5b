/** Short messages that close automatically. Any code may send one; `Toaster.tsx` shows them. */

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  text: string;
  /** The action that the toast offers, which runs at most once. */
  action: ToastAction | null;
  /** The display time in milliseconds. */
  stays: number;
}

/** The button of a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
  /** Whether Ctrl Z leaves it alone: it undoes nothing. */
  keyless?: true;
}

/** The display times: of a toast, and of one with an action or a long text. */
const TOAST_MS = 2000;
const LONG_MS = 8000;
/** The number of characters above which a text is long. */
const LONG_TEXT = 60;
/** The maximum number of toasts; more would cover the page. */
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

/**
 * Shows a message with a progress bar for 2 s (8 s with an action or long text), paused by hover and focus; never twice.
 */
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
  /** Runs the newest toast's action that Ctrl Z may run. @returns false if there is none */
  act(): boolean {
    const message = shown.findLast(({ action }) => action && !action.keyless);
    if (!message) return false;
    toasts.dismiss(message.id);
    message.action?.run();
    return true;
  },
};
