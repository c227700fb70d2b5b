import type {
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
  WorkChangeResolvers,
  WorkKind,
  WorkResolvers,
  WorkRowResolvers,
} from '../generated/resolvers.ts';
import { CHANGE_ACTION } from '../live/events.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { lowers, upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { isRestType, TYPE } from '../record/types.ts';
import { listQuery, restId } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import { RestError } from '../upstream/error.ts';
import { listOf, restNames } from './inputs.ts';
import { messages } from './messages.ts';
import type { RestWork, RestWorkRow, WorkEvent } from './rest.ts';

/** Whether a work does the same to all its records: an undo moves each to its own. */
const isAlike = ({ undoesId }: RestWork) => undoesId === null;

/** What works do, by the last part of their kinds. */
const KINDS: Readonly<Record<string, WorkKind>> = {
  statuses: 'STATUS',
  users: 'USERS',
  fields: 'FIELDS',
  import: 'IMPORT',
};

const Work: FieldsOf<WorkResolvers, RestWork> = {
  kind: ({ kind }) => KINDS[kind.slice(kind.lastIndexOf('_') + 1)] ?? 'STATUS',
  // A kind of record that the schema lacks is an order at least by its name.
  type: ({ recordType }) => (isRestType(recordType) ? TYPE[recordType] : 'PURCHASE_ORDER'),
  program: ({ programId }, _args, { programs }) => unlessForbidden(() => programs.find(programId)),
  user: ({ userId }, _args, { users }) => users.summary(userId),
  status: (work, _args, context) => {
    const { status } = work.change;
    if (!isAlike(work) || typeof status !== 'string') return null;
    const { purchaseOrders, shipments, orderItems } = context;
    const collections = { PurchaseOrder: purchaseOrders, CommercialInvoice: shipments, OrderItem: orderItems };
    const known = Object.entries(collections).find(([type]) => type === work.recordType);
    return known?.[1].statuses.named(status) ?? null;
  },
  subStatus: (work) => {
    const { subStatus } = work.change;
    return isAlike(work) && typeof subStatus === 'string' ? subStatus : null;
  },
  users: (work, _args, { users }) => {
    const { ids } = work.change;
    if (!isAlike(work) || !Array.isArray(ids)) return null;
    return users.summaries(ids.map(Number));
  },
  urgent: (work) => {
    const { urgent } = work.change;
    return isAlike(work) && typeof urgent === 'boolean' ? urgent : null;
  },
  storage: async (work, _args, { lookups }) => {
    const { storage } = work.change;
    if (!isAlike(work) || typeof storage !== 'string') return null;
    return (
      (await lookups.entries('storage_requirements')).find(({ key }) => key === storage) ?? {
        key: storage,
        name: storage,
      }
    );
  },
  fileImportId: ({ change: { importId } }) => (typeof importId === 'number' ? importId : null),
  state: ({ state }) => upper(state),
  undoes: ({ undoesId }, _args, { works }) => works.find(undoesId),
  undoneBy: ({ undoneById }, _args, { works }) => works.find(undoneById),
  abilities: abilitiesOf,
  rows: (work, { outcomes, ...list }, { works }) =>
    works.rows(work, { ...listQuery(list), filters: { outcomes: lowers(outcomes) } }),
};

const WorkRow: FieldsOf<WorkRowResolvers, RestWorkRow> = {
  outcome: ({ outcome }) => upper(outcome),
  purchaseOrderId: async ({ recordType, recordId }, _args, { orderItems }) => {
    if (recordType !== 'OrderItem') return null;
    return (await unlessForbidden(() => orderItems.find(recordId)))?.purchaseOrderId ?? null;
  },
};

const WorkChange: FieldsOf<WorkChangeResolvers, WorkEvent> = {
  actionType: ({ actionType }) => CHANGE_ACTION[actionType],
  work: ({ work }, _args, { works }) => works.find(work?.id),
};

const Query: Pick<QueryResolvers, 'work' | 'works'> = {
  work: (_root, { id }, { works }) => works.find(id),
  works: (_root, { unfinished, everybody, ...list }, { works }) =>
    works.page({
      ...listQuery(list),
      filters: { unfinished: unfinished ?? undefined, everybody: everybody || undefined },
    }),
};

const Mutation: Pick<
  MutationResolvers,
  'startStatusWork' | 'startUsersWork' | 'startItemFieldsWork' | 'cancelWork' | 'undoWork'
> = {
  startStatusWork: (_root, { input: { list, status, subStatus, confirmed } }, { works }) => {
    const asked = listOf(list);
    const isAsked = confirmed && asked.of === 'purchase_order';
    const change = { status, subStatus: subStatus ?? null, ...(isAsked && { confirmed }) };
    return result('work', () => works.start(asked, 'statuses', change), restNames);
  },
  startUsersWork: (_root, { input: { list, userIds } }, { works }) =>
    result('work', () => works.start(listOf(list), 'users', { ids: userIds.map(restId) }), restNames),
  startItemFieldsWork: (_root, { input: { orderItems, urgent, storage } }, { works }) => {
    if (urgent === null) throw new RestError('BAD_USER_INPUT', messages.urgentIsNull);
    const change = { ...(urgent !== undefined && { urgent }), ...(storage !== undefined && { storage }) };
    return result('work', () => works.start(listOf({ orderItems }), 'fields', change), restNames);
  },
  cancelWork: (_root, { id }, { works }) => result('work', () => works.cancel(id)),
  undoWork: (_root, { id }, { works }) => result('work', () => works.undo(id)),
};

const Subscription: Pick<SubscriptionResolvers, 'workChanged'> = {
  workChanged: {
    // Not every api/v1 backend works in the background: if it rejects the channel, the subscription stays open and silent.
    subscribe: (_root, _args, { live }) => live.listen<WorkEvent>('WorksChannel', {}, { rejected: async () => null }),
    resolve: (event: WorkEvent) => event,
  },
};

export const work = { Work, WorkRow, WorkChange, Query, Mutation, Subscription };
