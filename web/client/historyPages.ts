import type { FieldPolicy, Reference } from '@apollo/client';

/** A page of a history in the cache. */
interface HistoryPage {
  /** Undefined where only the count is asked for. */
  readonly data?: readonly Reference[];
  readonly meta: unknown;
}

/**
 * Merges the pages of a record's history: older entries go below, and a newer first page goes on top of what it continues.
 * One that continues nothing, because more happened than it shows, takes the place of all.
 */
export const historyPages: FieldPolicy<HistoryPage | null> = {
  keyArgs: ['type', 'id', 'field', 'items'],
  merge(existing, incoming, { args, readField }) {
    if (!existing?.data || !incoming?.data) return incoming;
    const idOf = (entry: Reference) => readField('id', entry);
    const known = new Set(existing.data.map(idOf));
    if (args?.before) {
      const older = incoming.data.filter((entry) => !known.has(idOf(entry)));
      return { ...existing, data: [...existing.data, ...older] };
    }
    const first = new Set(incoming.data.map(idOf));
    if (!incoming.data.some((entry) => known.has(idOf(entry)))) return incoming;
    return { ...incoming, data: [...incoming.data, ...existing.data.filter((entry) => !first.has(idOf(entry)))] };
  },
};
