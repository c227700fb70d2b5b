import type { Context } from '../context.ts';
import type { RecordType, ResolversTypes } from '../generated/resolvers.ts';
import { TYPE } from '../record/types.ts';
import type { Page } from '../rest/answer.ts';
import type { Query } from '../rest/query.ts';
import { unlessForbidden, unlessMissing } from '../rest/unless.ts';
import type { RestChange, RestRecordName } from './rest.ts';

type Row = Awaited<ResolversTypes['Versioned']>;
/** A record that documents are attached to. */
type Holder = Parameters<Context['documents']['find']>[0];

/** A kind of record in the schema: the name of its type, and how its records are found. */
interface Kind {
  readonly name: string;
  readonly find: (context: Context, change: RestChange) => Row | null | Promise<Row | null>;
}

/** A kind whose records are read by their ids, all of a page at once; a missing one is not asked for again. */
const listed = (name: string, of: (context: Context) => { page(query: Query): Promise<Page<Row>> }): Kind => ({
  name,
  find: (context, { id }) => context.feed.records(name, (query) => of(context).page(query)).load(String(id)),
});

const KINDS: Readonly<Record<RecordType, Kind>> = {
  PURCHASE_ORDER: listed('PurchaseOrder', ({ purchaseOrders }) => purchaseOrders),
  ORDER_ITEM: listed('OrderItem', ({ orderItems }) => orderItems),
  SHIPMENT: listed('Shipment', ({ shipments }) => shipments),
  GROUP: listed('Group', ({ groups }) => groups),
  VENDOR: listed('Vendor', ({ vendors }) => vendors),
  COURIER: listed('Courier', ({ couriers }) => couriers),
  END_USER: listed('EndUser', ({ endUsers }) => endUsers),
  SUBSTATUS: listed('Substatus', ({ substatuses }) => substatuses),
  PROGRAM: listed('Program', ({ programs }) => programs),
  USER: listed('User', ({ users }) => users),
  API_KEY: listed('ApiKey', ({ apiKeys }) => apiKeys),
  ORGANIZATION: listed('Organization', ({ organizations }) => organizations),
  AIRLINE: {
    name: 'Airline',
    find: ({ couriers }, { id, parents: [courier] }) =>
      courier ? couriers.airline(String(courier.id), String(id)) : null,
  },
  DOCUMENT: {
    name: 'Document',
    // What a document is attached to is of a kind that has documents.
    find: ({ documents }, { id, parents: [on] }) => (on ? documents.find(on as Holder, String(id)) : null),
  },
};

/** The schema's name of a kind of record. */
export const typeOf = ({ type }: RestRecordName): RecordType => TYPE[type];

/**
 * The record that a change is of, as it is now, with the name of its type beside its fields; null when it is gone or closed to
 * the caller. @throws RestError
 */
export async function recordOf(change: RestChange, context: Context): Promise<Row | null> {
  if (change.actionType === 'delete') return null;
  const { name: __typename, find } = KINDS[typeOf(change)];
  const found = await unlessForbidden(() => unlessMissing(() => find(context, change)));
  const named = found && { ...found, __typename };
  return named;
}
