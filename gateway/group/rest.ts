import type { Group, GroupLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { screeningNames } from '../record/party.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';

/** A group as lists, pickers and other records show it. */
export type RestGroup = GroupLight;

/** A group with all its fields. */
export type RestFullGroup = OfAnyBackend<Group>;

/** Creates the groups of one operation. */
export const groupCollection = (rest: Rest) =>
  new Collection<RestFullGroup, RestGroup>(rest, { path: 'groups', wrapper: 'group', names: screeningNames });
