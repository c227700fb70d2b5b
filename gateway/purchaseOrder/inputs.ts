import type {
  CreatePurchaseOrderInput,
  PurchaseOrderFilter,
  UpdatePurchaseOrderInput,
} from '../generated/resolvers.ts';
import { assignedTo } from '../record/assigned.ts';
import { lowers } from '../record/enum.ts';
import { filterTable } from '../rest/filters.ts';
import { restId } from '../rest/list.ts';

const { sent } = filterTable<Omit<PurchaseOrderFilter, 'userIds' | 'unassigned'>>({
  phases: { as: 'phases', send: lowers },
  due: { as: 'due', send: lowers },
  source: { as: 'source', send: (source) => source === 'INTERNAL' },
  overview: { as: 'overview', send: (overview) => overview.toLowerCase() },
});

/** Maps the filters to those of api/v1, where `source` is true for orders created here. */
export const filtersOf = ({ userIds, unassigned, ...others }: PurchaseOrderFilter) => ({
  ...sent(others),
  userIds: assignedTo(userIds, unassigned),
});

type Input = Partial<CreatePurchaseOrderInput> | UpdatePurchaseOrderInput;

/** Maps an input to the fields of an order in api/v1; absent fields stay absent. */
export function orderFields(input: Input) {
  return {
    ...input,
    vendorId: restId(input.vendorId),
    endUserId: restId(input.endUserId),
    groupId: restId(input.groupId),
    ...('programId' in input && { programId: restId(input.programId) }),
    ...('userIds' in input && { userIds: input.userIds?.map(restId) }),
  };
}

/** Field names of api/v1 with their different names in the inputs. */
export const restNames = {
  program: 'programId',
  vendor: 'vendorId',
  endUser: 'endUserId',
  group: 'groupId',
  users: 'userIds',
  ids: 'userIds',
  'user.ids': 'userIds',
};
