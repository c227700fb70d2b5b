/** Mercurius on Fastify with its own loaders, and with its compiler enabled from the first request on. */
import { fastify } from 'fastify';
import mercurius, { type IResolvers } from 'mercurius';
import { endUsers, groups, type PeerContext, type Row, resolvers, typeDefs, vendors } from './plainSchema.ts';
import { serve } from './question.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    authorization: string | undefined;
  }
}

type Rows = (ids: readonly number[], context: PeerContext) => Promise<Array<Row | null>>;

/** A loader of the rows that orders refer to by id; like DataLoader, it lives for one request. */
const loaderOf = (rows: Rows, idOf: (order: Row) => number) => ({
  loader: (queries: Array<{ obj: Row }>, context: PeerContext) =>
    rows(
      queries.map(({ obj }) => idOf(obj)),
      context,
    ),
  opts: { cache: false },
});

const app = fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers: resolvers as IResolvers, // mercurius knows no row types
  loaders: {
    PurchaseOrder: {
      vendor: loaderOf(vendors, (order) => order.vendor_id),
      endUser: loaderOf(endUsers, (order) => order.end_user_id),
      group: loaderOf(groups, (order) => order.group_id),
    },
  },
  context: ({ headers }): PeerContext => ({ authorization: headers.authorization }),
  jit: 1,
});
await app.ready();
serve(app.server);
