/**
 * Whether keys without Ctrl, Alt or ⌘ act on the page, such as / for the search. Speech input types them by mistake, so they
 * can be switched off (WCAG 2.1.4). The choice is of this device, as the color mode is.
 */
import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const SAVED = 'lading-single-keys';
const OFF = 'off';

const store = createStore(readChoice());

/** Returns whether single keys act. */
export const singleKeysAct = (): boolean => store.get();

/** Returns whether single keys act, and the function that switches them on or off on this device. */
export function useSingleKeys(): { act: boolean; setAct: (act: boolean) => void } {
  return { act: useSyncExternalStore(store.subscribe, store.get), setAct };
}

function setAct(act: boolean): void {
  store.set(act);
  try {
    if (act) localStorage.removeItem(SAVED);
    else localStorage.setItem(SAVED, OFF);
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
  }
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(SAVED) !== OFF;
  } catch {
    return true;
  }
}
