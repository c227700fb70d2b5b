import type {
  CreatePurchaseOrderInput,
  PurchaseOrderFilter,
  UpdatePurchaseOrderInput,
} from '../generated/resolvers.ts';
import { range, restId } from '../rest/list.ts';

/** Maps the filters to api/v1's names: `unassigned` is one more user, `source` is true for orders created here. */
export function filtersOf({
  orderDate,
  updatedAt,
  userIds,
  unassigned,
  source,
  overview,
  ...same
}: PurchaseOrderFilter) {
  return {
    ...same,
    ...range('orderDate', orderDate),
    ...range('updatedAt', updatedAt),
    userIds: [...(userIds ?? []), ...(unassigned ? ['unassigned'] : [])],
    source: source && source === 'INTERNAL',
    overview: overview?.toLowerCase(),
  };
}

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
