import type { EndUser, EndUserLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';

/** An end user as lists, pickers and other records show it. */
export type RestEndUser = EndUserLight;

/** An end user with all its fields. */
export type RestFullEndUser = OfAnyBackend<EndUser>;

/** The newest file of its visual screenings. */
export type RestScreening = NonNullable<RestFullEndUser['attachment']>;

/** End users as one operation sees them. */
export const endUserCollection = (rest: Rest) =>
  new Collection<RestFullEndUser, RestEndUser>(rest, { path: 'end_users', wrapper: 'endUser', names });

/** Filters that the schema calls something else. */
const names = {
  'filters.riskLevel': 'filter.riskLevels',
  'filters.country': 'filter.countries',
  'filters.vcFileAttached': 'filter.hasScreeningDocument',
};
