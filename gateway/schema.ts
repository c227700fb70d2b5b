import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { apiKey } from './apiKey/resolvers.ts';
import { assessment } from './assessment/resolvers.ts';
import { work } from './backgroundWork/resolvers.ts';
import { comment } from './comment/resolvers.ts';
import type { Context } from './context.ts';
import { courier } from './courier/resolvers.ts';
import { document } from './document/resolvers.ts';
import { endUser } from './endUser/resolvers.ts';
import { feed } from './feed/resolvers.ts';
import { fileImport } from './fileImport/resolvers.ts';
import { goodsReceipt } from './goodsReceipt/resolvers.ts';
import { group } from './group/resolvers.ts';
import { guide } from './guide/resolvers.ts';
import { history } from './history/resolvers.ts';
import { lookup } from './lookup/resolvers.ts';
import { merge } from './merge/resolvers.ts';
import { notification } from './notification/resolvers.ts';
import { orderItem } from './orderItem/resolvers.ts';
import { organization } from './organization/resolvers.ts';
import { program } from './program/resolvers.ts';
import { purchaseOrder } from './purchaseOrder/resolvers.ts';
import { base } from './record/base.ts';
import { savedView } from './savedView/resolvers.ts';
import { session } from './session/resolvers.ts';
import { shipment } from './shipment/resolvers.ts';
import { substatus } from './substatus/resolvers.ts';
import { user } from './user/resolvers.ts';
import { vendor } from './vendor/resolvers.ts';

const resolvers = [
  apiKey,
  assessment,
  base,
  comment,
  courier,
  document,
  endUser,
  feed,
  fileImport,
  goodsReceipt,
  group,
  guide,
  history,
  lookup,
  merge,
  notification,
  orderItem,
  organization,
  program,
  purchaseOrder,
  savedView,
  session,
  shipment,
  substatus,
  user,
  vendor,
  work,
];

const folder = join(import.meta.dirname, '..', 'schema');

/** Creates the schema of `schema/*.graphql` with every concept's resolvers. */
export function createSchema(): GraphQLSchema {
  const typeDefs = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const schema = makeExecutableSchema<Context>({ typeDefs, resolvers });
  markWrites(schema);
  return schema;
}

/**
 * Passes the response path of each mutation field to the REST client before the field runs: idempotency keys are derived
 * from it. Root fields of a mutation run one after the other, each with its selection, so one path at a time is enough.
 */
function markWrites(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (root, args, context: Context, info) => {
      context.rest.writingFor(String(info.path.key));
      return resolve(root, args, context, info);
    };
  }
}
