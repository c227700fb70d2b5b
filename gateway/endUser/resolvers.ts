import type { QueryResolvers } from '../generated/resolvers.ts';
import { listQuery } from '../rest/list.ts';

const Query: Pick<QueryResolvers, 'endUser' | 'endUsers'> = {
  endUser: (_root, { id }, { endUsers }) => endUsers.show(id),
  endUsers: (_root, { programId, ...list }, { endUsers }) => endUsers.pageShown({ ...listQuery(list), programId }),
};

export const endUser = { Query };
