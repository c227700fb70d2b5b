/** What is typed on a page for signed-out users, but for passwords, while the page is loaded in another language. */

import { TYPED } from './early.ts';

/** Keeps what is typed for the next page of this tab. */
export function keepTyped(): void {
  const inputs = [...document.querySelectorAll('input')].filter(({ name, type }) => name !== '' && type !== 'password');
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(Object.fromEntries(inputs.map(({ name, value }) => [name, value]))));
  } catch {
    // Storage is forbidden: it is typed again.
  }
}

/** Takes what was typed before this page was loaded: it is given once. */
function takeTyped(): ReadonlyMap<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TYPED) ?? '{}');
    sessionStorage.removeItem(TYPED);
    return new Map(Object.entries(kept ?? {}));
  } catch {
    return new Map();
  }
}

const typed = takeTyped();

/** Returns what was typed into a field before this page was loaded; undefined if nothing was. */
export function typedBefore(name: string): string | undefined {
  const text = typed.get(name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}
