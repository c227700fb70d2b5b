import { uiMessages } from './messages.ts';

const names: Readonly<Partial<Record<string, string>>> = uiMessages.keys;

/** Returns the name of a key, as keyboards of the page's language are labeled. A letter or a sign is its own name. */
export const keyName = (key: string): string => names[key] ?? key;

/** Returns the names of keys that are pressed together. */
export const keyNames = (keys: readonly string[]): string => keys.map(keyName).join(' ');
