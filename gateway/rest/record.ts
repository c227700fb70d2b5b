import type { Ability } from '../generated/resolvers.ts';
import type * as rest from '../generated/rest.ts';

/** What rows and records carry besides their own fields. Backends other than the reference have fewer of these. */
export interface RestExtras {
  readonly commentsInfo?: rest.CommentsInfo;
  readonly abilities?: rest.Ability[];
  readonly nextStatuses?: string[];
  readonly permission?: rest.RowPermission | null;
}

/** A record of the OpenAPI document, without relying on what only the reference backend adds. */
export type OfAnyBackend<Row> = Omit<Row, keyof RestExtras> & RestExtras;

/**
 * What the caller may do with a record now. Without the reference backend's `abilities`, the update flag and its
 * exceptions (statuses in which the caller may edit all the same) say whether it may be edited.
 */
export function abilitiesOf(record: RestExtras & { readonly status?: string }): Ability[] {
  if (record.abilities) return [...record.abilities];
  if (!record.permission) return [];
  const excepted = record.permission.exceptions?.update?.statuses ?? [];
  const allowed = record.permission.update || (record.status !== undefined && excepted.includes(record.status));
  return [{ action: 'update', allowed, reason: null }];
}

/** How many comments the caller may read on a record. */
export const commentsCountOf = (record: RestExtras): number => record.commentsInfo?.[0]?.commentsCount ?? 0;
