import type {
  CreateShipmentInput,
  SetShipmentPackagesInput,
  ShipmentFilter,
  UpdateShipmentInput,
} from '../generated/resolvers.ts';
import { range, restId } from '../rest/list.ts';

/** Maps the filters to api/v1's names: `unassigned` is one more user. */
export function filtersOf(filter: ShipmentFilter) {
  const { packageQuantity, totalWeight, dryIce, anticipatedShipDate, shippedDate, deliveredDate, ...rest } = filter;
  const { updatedAt, userIds, unassigned, overview, ...same } = rest;
  return {
    ...same,
    ...range('packageQuantity', packageQuantity),
    ...range('totalWeight', totalWeight),
    ...range('dryIce', dryIce),
    ...range('anticipatedShipDate', anticipatedShipDate),
    ...range('shippedDate', shippedDate),
    ...range('deliveredDate', deliveredDate),
    ...range('updatedAt', updatedAt),
    userIds: [...(userIds ?? []), ...(unassigned ? ['unassigned'] : [])],
    overview: overview?.toLowerCase(),
  };
}

type Input = Partial<CreateShipmentInput> | UpdateShipmentInput;

/** Maps an input to the fields of a shipment in api/v1; absent fields stay absent. */
export function shipmentFields(input: Input) {
  return {
    ...input,
    groupId: restId(input.groupId),
    courierId: restId(input.courierId),
    ...('programId' in input && { programId: restId(input.programId) }),
    ...('userIds' in input && { userIds: input.userIds?.map(restId) }),
  };
}

/** Maps the lines of packages to api/v1's. */
export function packagesOf({ packages, lockVersion }: SetShipmentPackagesInput) {
  const lines = packages.map(({ contents, ...line }) => ({
    ...line,
    contents: contents?.map(({ orderItemId, quantity }) => ({ orderItemId: restId(orderItemId), quantity })),
  }));
  return { packages: lines, lockVersion };
}

/** Field names of api/v1 with their different names in the inputs. */
export const restNames = {
  program: 'programId',
  group: 'groupId',
  courier: 'courierId',
  users: 'userIds',
  ids: 'userIds',
  'user.ids': 'userIds',
  selectedOrderItemIds: 'orderItemIds',
};
