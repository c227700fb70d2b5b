import type { StatusChoiceFragment } from '../generated/operations.ts';

/** A record with its status and its possible next ones; null if they are hidden from the user. */
interface Placed {
  status: { key: string; name: string };
  nextStatuses: readonly StatusChoiceFragment[] | null;
}

/** A status that at least one of some records can change to, and how many of them can. */
export interface StatusOffer {
  status: StatusChoiceFragment;
  able: number;
}

/** Records in one status, and how many they are. */
export type StatusCount = readonly [name: string, count: number];

/** Returns the statuses that any of these records can change to; those that most can change to come first. */
export function offersOf(records: readonly Placed[]): readonly StatusOffer[] {
  const offers = new Map<string, StatusOffer>();
  for (const status of records.flatMap(({ nextStatuses }) => nextStatuses ?? [])) {
    offers.set(status.key, { status, able: (offers.get(status.key)?.able ?? 0) + 1 });
  }
  return [...offers.values()].sort((a, b) => b.able - a.able);
}

/** Counts records by their status; with `to`, only those that are not in it and cannot change to it. */
export function countsByStatus(records: readonly Placed[], to?: string): readonly StatusCount[] {
  const counts = new Map<string, number>();
  for (const { status, nextStatuses } of records) {
    if (to !== undefined && (status.key === to || nextStatuses?.some(({ key }) => key === to))) continue;
    counts.set(status.name, (counts.get(status.name) ?? 0) + 1);
  }
  return [...counts];
}

/** Returns a list's filter, narrowed to records in these statuses. */
export function amongStatuses<Filter extends { statuses?: readonly string[] | null }>(
  filter: Filter | null | undefined,
  statuses: readonly string[],
) {
  const { statuses: asked } = filter ?? {};
  return { ...filter, statuses: asked ? statuses.filter((key) => asked.includes(key)) : [...statuses] };
}
