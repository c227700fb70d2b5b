import type { GroupResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { type FieldsOf, selectedFields } from '../resolve.ts';
import { listQuery } from '../rest/list.ts';
import type { RestGroup, RestWholeGroup } from './rest.ts';

const SHOWN = new Set(['__typename', 'id', 'name']);

const Group: FieldsOf<GroupResolvers, RestGroup> = {
  async program(group: RestGroup | RestWholeGroup, _args, { groups, programs }) {
    const whole = 'programId' in group ? group : await groups.find(group.id);
    return programs.find(whole?.programId);
  },
};

const Query: Pick<QueryResolvers, 'group' | 'groups'> = {
  group: (_root, { id }, { groups }, info) =>
    selectedFields(info).isSubsetOf(SHOWN) ? groups.show(id) : groups.find(id),
  groups(_root, { programId, ...list }, { groups }, info) {
    const query = { ...listQuery(list), programId };
    return selectedFields(info, 'data').isSubsetOf(SHOWN) ? groups.pageShown(query) : groups.page(query);
  },
};

export const group = { Group, Query };
