import type {
  ListSettingResolvers,
  MutationResolvers,
  QueryResolvers,
  SavedViewChangeResolvers,
  SavedViewResolvers,
  ShownColumnInput,
  ShownColumnResolvers,
  SubscriptionResolvers,
  ViewedList,
} from '../generated/resolvers.ts';
import { CHANGE_ACTION } from '../live/events.ts';
import { abilitiesOf } from '../record/abilities.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { restId } from '../rest/list.ts';
import { RestError } from '../upstream/error.ts';
import { countedList } from './inputs.ts';
import { messages } from './messages.ts';
import type { RestListSetting, RestSavedView, SavedViewEvent } from './rest.ts';

/** How many lists one field counts. */
const MOST_COUNTED = 60;

/** The lists that have views. */
const LISTS: Readonly<Record<ViewedList, true>> = {
  PURCHASE_ORDERS: true,
  PENDING_ORDERS: true,
  SHIPMENTS: true,
  APPROVAL_LIST: true,
  FOR_THIS_WEEK: true,
  ASSESSMENTS: true,
  GOODS_RECEIPTS: true,
  URGENT_ITEMS: true,
  VENDORS: true,
  END_USERS: true,
  SCREENING: true,
  GROUPS: true,
  COURIERS: true,
  USERS: true,
  PROGRAMS: true,
  ORGANIZATIONS: true,
  SUBSTATUSES: true,
  API_KEYS: true,
};
const isKnown = (list: string): list is ViewedList => Object.hasOwn(LISTS, list);

/** Returns a list by its name in api/v1; null for one that only that backend has. */
function listNamed({ list }: { readonly list: string }): ViewedList | null {
  const name = list.toUpperCase();
  return isKnown(name) ? name : null;
}

/** Returns columns with their names as the schema has them. */
const shown = ({ columns }: { readonly columns: RestSavedView['columns'] }) =>
  columns?.map(({ name, width }) => ({ name: name.toUpperCase(), width })) ?? null;

/** Returns columns as api/v1 has them; absent ones stay absent. */
const restColumns = (columns: readonly ShownColumnInput[] | null | undefined) =>
  columns?.map(({ name, width }) => ({ name: name.toLowerCase(), ...(typeof width === 'number' && { width }) })) ??
  columns;

const SavedView: FieldsOf<SavedViewResolvers, RestSavedView> = {
  list: listNamed,
  columns: shown,
  sharing: ({ sharing }) => upper(sharing),
  user: ({ userId }, _args, { users }) => users.summary(userId),
  updatedBy: ({ updatedById }, _args, { users }) => users.summary(updatedById),
  abilities: abilitiesOf,
};

const ListSetting: FieldsOf<ListSettingResolvers, RestListSetting> = {
  list: listNamed,
  columns: shown,
  opens: ({ opens }) => upper(opens),
};

const ShownColumn: ShownColumnResolvers = { width: ({ width }) => width ?? null };

const SavedViewChange: FieldsOf<SavedViewChangeResolvers, SavedViewEvent> = {
  actionType: ({ actionType }) => CHANGE_ACTION[actionType],
  viewId: ({ savedView: view }) => view?.id ?? null,
  by: ({ by }) => by ?? null,
};

const Query: Pick<QueryResolvers, 'listViews' | 'savedView' | 'listCounts'> = {
  listViews: (_root, _args, { savedViews }) => savedViews.all(),
  savedView: (_root, { id }, { savedViews }) => savedViews.find(id),
  listCounts: (_root, { lists }, { savedViews }) => {
    if (lists.length > MOST_COUNTED) throw new RestError('BAD_USER_INPUT', messages.tooManyLists);
    return savedViews.counts(lists.map(countedList));
  },
};

const Mutation: Pick<
  MutationResolvers,
  'createSavedView' | 'updateSavedView' | 'deleteSavedView' | 'updateListSetting'
> = {
  createSavedView: (_root, { input: { list, programId, sharing, columns, ...same } }, { savedViews }) =>
    result('savedView', () =>
      savedViews.create({
        ...same,
        list: list.toLowerCase(),
        programId: restId(programId ?? null),
        sharing: sharing?.toLowerCase(),
        columns: restColumns(columns),
      }),
    ),
  updateSavedView: (_root, { id, input: { programId, sharing, columns, ...same } }, { savedViews }) =>
    result('savedView', () =>
      savedViews.update(id, {
        ...same,
        programId: restId(programId ?? undefined),
        sharing: sharing?.toLowerCase(),
        columns: restColumns(columns),
      }),
    ),
  deleteSavedView: (_root, { id }, { savedViews }) =>
    result('deletedId', async () => {
      await savedViews.remove(id);
      return id;
    }),
  updateListSetting: (_root, { input: { list, programId, columns, opens, viewId } }, { savedViews }) =>
    result('listSetting', () =>
      savedViews.set({
        list: list.toLowerCase(),
        programId: restId(programId ?? null),
        columns: restColumns(columns),
        opens: opens?.toLowerCase(),
        viewId: restId(viewId),
      }),
    ),
};

const Subscription: Pick<SubscriptionResolvers, 'savedViewChanged'> = {
  savedViewChanged: {
    // Not every api/v1 backend keeps views: if it rejects the channel, the subscription stays open and silent.
    subscribe: (_root, _args, { live }) =>
      live.listen<SavedViewEvent>('SavedViewsChannel', {}, { rejected: async () => null }),
    resolve: (event: SavedViewEvent) => event,
  },
};

export const savedView = { SavedView, ListSetting, ShownColumn, SavedViewChange, Query, Mutation, Subscription };
