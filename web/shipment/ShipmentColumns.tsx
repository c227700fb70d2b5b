/** Declares the columns of shipment lists and their positions on cards. */

import { addresses, openSidePanel } from '../base/addresses.ts';
import { formatDate } from '../base/format.ts';
import { widthOfWords } from '../base/language.ts';
import type { ViewerProgram } from '../client/session.ts';
import type { ShipmentColumn } from '../generated/columns.ts';
import type { ShipmentRowFragment } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { orMissing } from '../kit/ui/Missing.tsx';
import { shipmentTypeChoices } from '../lookup/lookupChoices.ts';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { commentsColumn, statusColumn, usersColumn } from '../tracked/TrackedColumns.tsx';
import { ApprovalCount } from './ApprovalCount.tsx';
import { shipmentMessages as messages } from './messages.ts';

const { title, text, shown, choice } = columnsOf<ShipmentRowFragment, ShipmentColumn>();

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
  const approvals = shown(
    'APPROVALS',
    messages.approvals,
    { card: 'note', width: widthOfWords('84px', '108px') },
    (shipment) => <ApprovalCount approvals={shipment.approvals} program={program.name} />,
  );
  return [...first(program), group, approvals, anticipated, awb, courier, type, dgDeclaration];
}

/** Returns the columns that every shipment list begins with. */
function first({ slug }: ViewerProgram) {
  const to = (id: string) => addresses.shipment(slug, id);
  return [
    {
      ...title('INVOICE_NUMBER', messages.invoiceNumber, to, ({ invoiceNumber }) => invoiceNumber),
      width: '104px',
      whole: ({ invoiceNumber }: ShipmentRowFragment) => invoiceNumber,
    },
    statusColumn(messages.status),
    usersColumn(messages.users),
  ];
}

const group = shown('GROUP', messages.group, { card: 'line' }, (shipment) => (
  <PartyCell name={shipment.group?.name} isProhibited={shipment.group?.isProhibited} />
));

const anticipated = shown(
  'ANTICIPATED_SHIP_DATE',
  messages.anticipatedShipDate,
  { card: 'note', width: '108px' },
  ({ anticipatedShipDate }) => orMissing(anticipatedShipDate, formatDate),
);

const shipped = shown('SHIPPED_DATE', messages.shippedDate, { width: '100px' }, ({ shippedDate }) =>
  orMissing(shippedDate, formatDate),
);

const delivered = {
  ...shown('DELIVERED_DATE', messages.deliveredDate, { width: '104px' }, ({ deliveredDate }) =>
    orMissing(deliveredDate, formatDate),
  ),
  from: 1320,
};

const awb = text('AWB', messages.awb, { card: 'note', width: '124px', whole: ({ awb }) => awb }, ({ awb }) => awb);

const courier = shown('COURIER', messages.courier, { width: '88px' }, (shipment) => (
  <PartyCell quiet name={shipment.courier?.companyName} isProhibited={shipment.courier?.isProhibited} />
));

const type = choice(
  'SHIPMENT_TYPE',
  messages.shipmentType,
  { width: '100px' },
  shipmentTypeChoices,
  (shipment) => shipment.shipmentType,
  { quiet: true },
);

const dgDeclaration = shown('DG_DECLARATION', messages.dgDeclaration, { width: '102px' }, (shipment) =>
  orMissing(shipment.dgDeclaration === null ? null : shipment.dgDeclaration ? messages.dgYes : messages.dgNo),
);
