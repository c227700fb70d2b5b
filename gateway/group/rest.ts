import type { Group, GroupLight } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import type { OfAnyBackend } from '../rest/record.ts';

/** A group as lists, pickers and other records show it. */
export type RestGroup = GroupLight;

/** A group with all its fields. */
export type RestWholeGroup = OfAnyBackend<Group>;

/** Groups as one operation sees them. */
export const groupCollection = (rest: Rest) =>
  new Collection<RestWholeGroup, RestGroup>(rest, { path: 'groups', wrapper: 'group' });
