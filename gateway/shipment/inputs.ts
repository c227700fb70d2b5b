import type {
  CreateShipmentInput,
  SetShipmentPackagesInput,
  ShipmentFilter,
  UpdateShipmentInput,
} from '../generated/resolvers.ts';
import { assignedTo } from '../record/assigned.ts';
import { lowers } from '../record/enum.ts';
import { filterTable } from '../rest/filters.ts';
import { restId } from '../rest/list.ts';

const { sent } = filterTable<Omit<ShipmentFilter, 'userIds' | 'unassigned'>>({
  phases: { as: 'phases', send: lowers },
  due: { as: 'due', send: lowers },
  overview: { as: 'overview', send: (overview) => overview.toLowerCase() },
});

/** Maps the filters to those of api/v1. */
export const filtersOf = ({ userIds, unassigned, ...others }: ShipmentFilter) => ({
  ...sent(others),
  userIds: assignedTo(userIds, unassigned),
});

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
