import type {
  CreatePurchaseOrderInput,
  PurchaseOrderFilter,
  UpdatePurchaseOrderInput,
} from '../generated/resolvers.ts';
import { range, restId } from '../rest/list.ts';

/** The filters as api/v1 names them: `unassigned` is one more user, `source` is true for orders made here. */
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

/** The fields of an order as api/v1 takes them; what is absent stays absent. */
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

/** What api/v1 calls a field that the inputs call something else. */
export const restNames = {
  program: 'programId',
  vendor: 'vendorId',
  endUser: 'endUserId',
  group: 'groupId',
  users: 'userIds',
  ids: 'userIds',
  'user.ids': 'userIds',
};
