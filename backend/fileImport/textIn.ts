import type { ReadRow } from './kind.ts';

/** Returns a text that a row says; null if it says none. */
export const textIn = ({ cells }: ReadRow, key: string): string | null => {
  const value = cells.get(key)?.value;
  return typeof value === 'string' ? value : null;
};
