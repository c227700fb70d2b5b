import type { EndUser, EndUserLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { screeningNames } from '../record/party.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';

/** An end user as lists, pickers and other records show it. */
export type RestEndUser = EndUserLight;

/** An end user with all its fields. */
export type RestFullEndUser = OfAnyBackend<EndUser>;

/** The newest file of an end user's screenings. */
export type RestScreening = NonNullable<RestFullEndUser['attachment']>;

/** Creates the end users of one operation. */
export const endUserCollection = (rest: Rest) =>
  new Collection<RestFullEndUser, RestEndUser>(rest, { path: 'end_users', wrapper: 'endUser', names });

/** Filters with their different names in the schema. */
const names = {
  ...screeningNames,
  'filters.country': 'filter.countries',
  'filters.vcFileAttached': 'filter.hasScreeningDocument',
};
