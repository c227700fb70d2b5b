import type { QueryResolvers } from '../generated/resolvers.ts';
import { listQuery } from '../rest/list.ts';

const Query: Pick<QueryResolvers, 'vendor' | 'vendors'> = {
  vendor: (_root, { id }, { vendors }) => vendors.show(id),
  vendors: (_root, list, { vendors }) => vendors.pageShown(listQuery(list)),
};

export const vendor = { Query };
