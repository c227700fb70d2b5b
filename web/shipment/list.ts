/** Declares what lists of shipments can be asked: their filters and their sorts. */
import { courierChoices } from '../courier/courierChoices.ts';
import { type ShipmentFilter, type ShipmentSortField, useShipmentStatusesQuery } from '../generated/operations.ts';
import { groupChoices } from '../group/groupChoices.ts';
import { listSource } from '../kit/form/choiceSource.ts';
import { filtersOf } from '../kit/list/filters.ts';
import type { ListSpec } from '../kit/list/listState.ts';
import { shipmentTypeChoices } from '../lookup/lookupChoices.ts';
import { assignedTo, assigneeChoices } from '../user/userChoices.ts';
import { shipmentMessages as messages } from './messages.ts';

const { text, many, dates } = filtersOf<ShipmentFilter>();

const statusChoices = listSource((skip) => {
  const { data, loading, error } = useShipmentStatusesQuery({ skip });
  return { options: data?.shipmentStatuses.map(({ key, name }) => ({ id: key, label: name })), loading, error };
});

/** What the lists of the overview can be asked; what leaves first stands first. */
export const overviewListSpec: ListSpec<ShipmentFilter, ShipmentSortField> = {
  filters: [
    text('invoice_number', messages.invoiceNumber, 'invoiceNumber'),
    text('awb', messages.awb, 'awb'),
    many('status', messages.status, 'statuses', statusChoices),
    many('assigned', messages.users, assignedTo, assigneeChoices),
    many('group', messages.group, 'groupIds', groupChoices),
    many('courier', messages.courier, 'courierIds', courierChoices),
    many('shipment_type', messages.shipmentType, 'shipmentTypes', shipmentTypeChoices),
    dates('anticipated_ship_date', messages.anticipatedShipDate, 'anticipatedShipDate'),
  ],
  sortable: ['INVOICE_NUMBER', 'STATUS', 'GROUP', 'ANTICIPATED_SHIP_DATE', 'AWB', 'COURIER', 'SHIPMENT_TYPE'],
  defaultSort: { field: 'ANTICIPATED_SHIP_DATE', direction: 'ASC' },
  pageSize: 20,
};
