/** Returns a text that this device keeps; null where there is none, or storage is forbidden. */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Returns whether a text is kept, or removed with null: where storage is forbidden or full, the next page is as this one. */
export function keepText(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
