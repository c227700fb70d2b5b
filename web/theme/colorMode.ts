/** The color mode: a class on <html>, which the script in index.html sets before the first paint. */
import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const SAVED = 'lading-theme';
const listeners = new Set<() => void>();

/** Returns the current color mode, and `toggle`, which switches it and remembers the choice on this device. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, currentMode);
  return { mode, toggle: () => setMode(mode === 'dark' ? 'light' : 'dark') };
}

function currentMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function setMode(mode: ColorMode): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(mode);
  try {
    localStorage.setItem(SAVED, mode);
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
