/** Declares the columns of shipment lists and their positions on cards. */
import { addresses } from '../app/addresses.ts';
import { openSidePanel } from '../app/SidePanel.tsx';
import type { ViewerProgram } from '../app/session.ts';
import type { ShipmentRowFragment, ShipmentSortField } from '../generated/operations.ts';
import { formatDate } from '../kit/format.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { commentsColumn, statusColumn, usersColumn } from '../kit/list/TrackedColumns.tsx';
import { orMissing } from '../kit/ui/Missing.tsx';
import { shipmentTypeChoices } from '../lookup/lookupChoices.ts';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { ApprovalCount } from './ApprovalCount.tsx';
import { shipmentMessages as messages } from './messages.ts';

const { title, text, shown, choice } = columnsOf<ShipmentRowFragment, ShipmentSortField>();

/** Returns the columns of the list of all shipments of a program. */
export function shipmentColumns(program: ViewerProgram) {
  const { slug } = program;
  return [
    ...first(program),
    awb,
    anticipated,
    shipped,
    delivered,
    dgDeclaration,
    type,
    { ...courier, from: 1190 },
    group,
    commentsColumn<ShipmentRowFragment>(
      ({ invoiceNumber }) => invoiceNumber,
      ({ id }) => addresses.shipment(slug, id),
      openSidePanel,
    ),
  ];
}

/** Returns the columns of the lists of shipments that wait for something. */
export function waitingColumns(program: ViewerProgram) {
  const approvals = shown('approvals', messages.approvals, { card: 'note', width: '84px' }, (shipment) => (
    <ApprovalCount approvals={shipment.approvals} program={program.name} />
  ));
  return [...first(program), group, approvals, anticipated, awb, courier, type, dgDeclaration];
}

/** Returns the columns that every shipment list begins with. */
function first({ slug }: ViewerProgram) {
  const to = (id: string) => addresses.shipment(slug, id);
  return [
    {
      ...title('invoiceNumber', messages.invoiceNumber, to, 'INVOICE_NUMBER'),
      width: '104px',
      whole: ({ invoiceNumber }: ShipmentRowFragment) => invoiceNumber,
    },
    statusColumn<ShipmentSortField>(messages.status, 'STATUS'),
    usersColumn(messages.users),
  ];
}

const group = shown('group', messages.group, { sort: 'GROUP', card: 'line' }, (shipment) => (
  <PartyCell name={shipment.group?.name} isProhibited={shipment.group?.isProhibited} />
));

const anticipated = shown(
  'anticipated',
  messages.anticipatedShipDate,
  { sort: 'ANTICIPATED_SHIP_DATE', card: 'note', width: '112px' },
  ({ anticipatedShipDate }) => orMissing(anticipatedShipDate, formatDate),
);

const shipped = shown('shipped', messages.shippedDate, { sort: 'SHIPPED_DATE', width: '112px' }, ({ shippedDate }) =>
  orMissing(shippedDate, formatDate),
);

const delivered = {
  ...shown('delivered', messages.deliveredDate, { sort: 'DELIVERED_DATE', width: '112px' }, ({ deliveredDate }) =>
    orMissing(deliveredDate, formatDate),
  ),
  from: 1320,
};

const awb = text('awb', messages.awb, { sort: 'AWB', card: 'note', width: '136px', whole: (shipment) => shipment.awb });

const courier = shown('courier', messages.courier, { sort: 'COURIER', width: '112px' }, (shipment) => (
  <PartyCell quiet name={shipment.courier?.companyName} isProhibited={shipment.courier?.isProhibited} />
));

const type = choice(
  'shipmentType',
  messages.shipmentType,
  { sort: 'SHIPMENT_TYPE', width: '108px' },
  shipmentTypeChoices,
  { quiet: true },
);

const dgDeclaration = shown('dgDeclaration', messages.dgDeclaration, { width: '108px' }, (shipment) =>
  orMissing(shipment.dgDeclaration === null ? null : shipment.dgDeclaration ? messages.dgYes : messages.dgNo),
);
