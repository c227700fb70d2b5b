/** Declares the filters and sorts of shipment lists. */
import { courierChoices } from '../courier/courierChoices.ts';
import { type ShipmentFilter, type ShipmentSortField, useShipmentStatusesQuery } from '../generated/operations.ts';
import { groupChoices } from '../group/groupChoices.ts';
import { listSource } from '../kit/form/choiceSource.ts';
import { YES, yesNoChoices } from '../kit/form/yesNo.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { shipmentTypeChoices } from '../lookup/lookupChoices.ts';
import { assignedTo, assigneeChoices } from '../user/userChoices.ts';
import { shipmentMessages as messages } from './messages.ts';
import { kilogramsBetween } from './weight.ts';

const { text, one, many, dates, range } = filtersOf<ShipmentFilter>();

/** The statuses of shipments. */
export const shipmentStatuses = listSource((skip) => {
  const { data, loading, error } = useShipmentStatusesQuery({ skip });
  return { options: data?.shipmentStatuses.map(({ key, name }) => ({ id: key, label: name })), loading, error };
});

type ShipmentListSpec = ListSpec<ShipmentFilter, ShipmentSortField>;

const filters = [
  text('invoice_number', messages.invoiceNumber, 'invoiceNumber'),
  text('awb', messages.awb, 'awb'),
  many('status', messages.status, 'statuses', shipmentStatuses),
  many('assigned', messages.users, assignedTo, assigneeChoices),
  many('group', messages.group, 'groupIds', groupChoices),
  many('courier', messages.courier, 'courierIds', courierChoices),
  many('shipment_type', messages.shipmentType, 'shipmentTypes', shipmentTypeChoices),
  dates('anticipated_ship_date', messages.anticipatedShipDate, 'anticipatedShipDate'),
];

/** The spec of the overview's lists; the earliest departure is first. */
export const overviewListSpec: ShipmentListSpec = {
  filters,
  sortable: ['INVOICE_NUMBER', 'STATUS', 'GROUP', 'ANTICIPATED_SHIP_DATE', 'AWB', 'COURIER', 'SHIPMENT_TYPE'],
  defaultSort: { field: 'ANTICIPATED_SHIP_DATE', direction: 'ASC' },
  pageSize: 20,
};

/** The spec of the list of all shipments of a program. */
export const shipmentListSpec: ShipmentListSpec = {
  filters: [
    ...filters,
    text('itn', messages.itn, 'itn'),
    one('has_itn', messages.hasItn, ([answer]) => ({ hasItn: answer === YES }), yesNoChoices),
    dates('shipped_date', messages.shippedDate, 'shippedDate'),
    dates('delivered_date', messages.deliveredDate, 'deliveredDate'),
    range('package_quantity', messages.packageQuantity, 'packageQuantity'),
    range('total_weight', messages.totalWeight, (ends) => ({ totalWeight: kilogramsBetween(ends) })),
    range('dry_ice', messages.dryIce, 'dryIce'),
  ],
  sortable: [...overviewListSpec.sortable, 'SHIPPED_DATE', 'DELIVERED_DATE'],
  defaultSort: { field: 'ANTICIPATED_SHIP_DATE', direction: 'DESC' },
  pageSize: 20,
};
