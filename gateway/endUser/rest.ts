import type { EndUserLight } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';

/** An end user as lists, pickers and other records show it. */
export type RestEndUser = EndUserLight;

export const endUserCollection = (rest: Rest) =>
  new Collection<RestEndUser>(rest, { path: 'end_users', wrapper: 'endUser' });
