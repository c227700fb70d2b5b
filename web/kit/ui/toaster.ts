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

/** The least display times: of a toast, and of one with an action. */
const TOAST_MS = 2000;
const ACTION_MS = 8000;
/** How long a text takes to be noticed, and each of its characters to be read by a slow reader (ms). */
const NOTICE_MS = 1000;
const CHARACTER_MS = 75;
/** The longest display time: what needs longer is no toast. */
const LONGEST_MS = 15_000;
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
    const needed = Math.max(NOTICE_MS + CHARACTER_MS * text.length, action ? ACTION_MS : TOAST_MS);
    const stays = Math.min(needed, LONGEST_MS);
    change([...others, { id: lastId, kind, text, action, stays }].slice(-MOST));
  };
}

/**
 * Shows a message with a progress bar for as long as its text takes to read (8 s at least with an action), paused by hover
 * and focus; never twice.
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
