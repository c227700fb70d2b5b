import type { EndUserFilter } from '../generated/resolvers.ts';
import type { EndUser, EndUserLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { screeningFilters } from '../record/party.ts';
import { Collection } from '../rest/collection.ts';
import { filterTable } from '../rest/filters.ts';
import type { Rest } from '../rest/operation.ts';

/** An end user as lists, pickers and other records show it. */
export type RestEndUser = EndUserLight;

/** An end user with all its fields. */
export type RestFullEndUser = OfAnyBackend<EndUser>;

/** The newest file of an end user's screenings. */
export type RestScreening = NonNullable<RestFullEndUser['attachment']>;

/** The filters of end users. */
export const endUserFilters = filterTable<EndUserFilter>({
  ...screeningFilters,
  countries: 'country',
  hasScreeningDocument: 'vcFileAttached',
});

/** Creates the end users of one operation. */
export const endUserCollection = (rest: Rest) =>
  new Collection<RestFullEndUser, RestEndUser>(rest, {
    path: 'end_users',
    wrapper: 'endUser',
    names: endUserFilters.names,
  });
