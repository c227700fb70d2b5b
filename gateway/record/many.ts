/** The bulk writes that several kinds of records share. */
import type {
  AssignableType,
  MutationResolvers,
  ResolversInterfaceTypes,
  StatusModel,
} from '../generated/resolvers.ts';
import type { WrittenRow } from '../rest/rows.ts';
import { results } from './results.ts';

type Versioned = ResolversInterfaceTypes<Record<string, unknown>>['Versioned'];

const COLLECTION = { PURCHASE_ORDER: 'purchaseOrders', ORDER_ITEM: 'orderItems', SHIPMENT: 'shipments' } as const;
const TYPENAME = {
  PURCHASE_ORDER: 'PurchaseOrder',
  ORDER_ITEM: 'OrderItem',
  SHIPMENT: 'Shipment',
} as const satisfies Record<StatusModel | AssignableType, string>;

/** Field names of api/v1 with their different names in the arguments. */
const statusNames = { row: {}, call: { 'record.status': 'status', 'record.subStatus': 'subStatus' } };
const userNames = { row: { ids: 'userIds' }, call: { 'user.ids': 'userIds' } };

export const Mutation: Pick<MutationResolvers, 'assignStatuses' | 'assignUsersToMany'> = {
  assignStatuses: (_root, { type, ids, status, subStatus, lockVersions, partial, confirmed }, context) => {
    const isAsked = confirmed && type === 'PURCHASE_ORDER';
    const to = { status, subStatus: subStatus ?? null, ...(isAsked && { confirmed: isAsked }) };
    return results(
      'record',
      async () =>
        named(type, await context[COLLECTION[type]].assignStatuses(ids, to, partial, lockVersions ?? undefined)),
      statusNames,
    );
  },
  assignUsersToMany: (_root, { type, ids, userIds, lockVersions, partial }, context) =>
    results(
      'record',
      async () =>
        named(
          type,
          await context[COLLECTION[type]].assignUsersToMany(ids, userIds, partial, lockVersions ?? undefined),
        ),
      userNames,
    ),
};

/** Adds `__typename` for graphql-js: the kind is an argument, and api/v1's rows do not name it. */
const named = (type: StatusModel, rows: readonly WrittenRow<Versioned>[]): WrittenRow<Versioned>[] =>
  rows.map((row) => ('record' in row ? { record: { ...row.record, __typename: TYPENAME[type] } } : row));
