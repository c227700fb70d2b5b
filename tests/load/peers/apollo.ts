/** A plain gateway: Apollo Server, Express and DataLoader, combined as their guides show. */
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import DataLoader from 'dataloader';
import express from 'express';
import { endUsers, groups, type PeerContext, type Row, resolvers, typeDefs, vendors } from './plainSchema.ts';
import { serve } from './question.ts';

interface Context extends PeerContext {
  vendors: DataLoader<number, Row | null>;
  endUsers: DataLoader<number, Row | null>;
  groups: DataLoader<number, Row | null>;
}

const server = new ApolloServer<Context>({
  typeDefs,
  resolvers: {
    ...resolvers,
    PurchaseOrder: {
      ...resolvers.PurchaseOrder,
      vendor: (order: Row, _args: unknown, context: Context) => context.vendors.load(order.vendor_id),
      endUser: (order: Row, _args: unknown, context: Context) => context.endUsers.load(order.end_user_id),
      group: (order: Row, _args: unknown, context: Context) => context.groups.load(order.group_id),
    },
  },
});
await server.start();
const web = express();
web.use(
  '/graphql',
  express.json(),
  expressMiddleware(server, {
    context: async ({ req: { headers } }): Promise<Context> => {
      const who = { authorization: headers.authorization };
      return {
        ...who,
        vendors: new DataLoader((ids) => vendors(ids, who)),
        endUsers: new DataLoader((ids) => endUsers(ids, who)),
        groups: new DataLoader((ids) => groups(ids, who)),
      };
    },
  }),
);
serve(createServer(web));
