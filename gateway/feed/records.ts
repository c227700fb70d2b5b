import type { Context } from '../context.ts';
import type { RecordType, ResolversTypes } from '../generated/resolvers.ts';
import { TYPE } from '../record/types.ts';
import type { Page } from '../rest/answer.ts';
import { unlessForbidden, unlessMissing } from '../rest/nullOnError.ts';
import type { Query } from '../rest/query.ts';
import type { RestChange, RestRecordName } from './rest.ts';

type Row = Awaited<ResolversTypes['Versioned']>;
/** A record that documents are attached to. */
type Holder = Parameters<Context['documents']['find']>[0];

/** A kind of record in the schema: the name of its type, and the lookup of its records. */
interface Kind {
  readonly name: string;
  readonly find: (context: Context, change: RestChange) => Row | null | Promise<Row | null>;
}

/** Creates a kind whose records are read by id, all of a page at once; a missing record is not requested again. */
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
    // A document's parent is always of a kind that has documents.
    find: ({ documents }, { id, parents: [on] }) => (on ? documents.find(on as Holder, String(id)) : null),
  },
};

/** Returns the schema's name of a kind of record. */
export const typeOf = ({ type }: RestRecordName): RecordType => TYPE[type];

/**
 * Returns the current record of a change, with `__typename` next to its fields; null if it is deleted, missing or closed to
 * the caller. @throws RestError
 */
export async function recordOf(change: RestChange, context: Context): Promise<Row | null> {
  if (change.actionType === 'delete') return null;
  const { name: __typename, find } = KINDS[typeOf(change)];
  const found = await unlessForbidden(() => unlessMissing(() => find(context, change)));
  const named = found && { ...found, __typename };
  return named;
}
