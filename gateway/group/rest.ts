import type { GroupFilter } from '../generated/resolvers.ts';
import type { Group, GroupLight } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { screeningFilters } from '../record/party.ts';
import { Collection } from '../rest/collection.ts';
import { filterTable } from '../rest/filters.ts';
import type { Rest } from '../rest/operation.ts';

/** A group as lists, pickers and other records show it. */
export type RestGroup = GroupLight;

/** A group with all its fields. */
export type RestFullGroup = OfAnyBackend<Group>;

/** The filters of groups. */
export const groupFilters = filterTable<GroupFilter>(screeningFilters);

/** Creates the groups of one operation. */
export const groupCollection = (rest: Rest) =>
  new Collection<RestFullGroup, RestGroup>(rest, { path: 'groups', wrapper: 'group', names: groupFilters.names });
