/** Declares the columns of shipment lists and their positions on cards. */

import { addresses, openSidePanel } from '../base/addresses.ts';
import { formatCount, formatDate, formatMoney, formatQuantity } from '../base/format.ts';
import { widthOfWords } from '../base/language.ts';
import type { ViewerProgram } from '../client/session.ts';
import type { ShipmentColumn } from '../generated/columns.ts';
import type { ShipmentListQuery, ShipmentRowFragment } from '../generated/operations.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import type { Column } from '../kit/list/columns.ts';
import { Missing, orMissing } from '../kit/ui/Missing.tsx';
import { shipmentTypeChoices } from '../lookup/lookupChoices.ts';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { commentsColumn, madeColumns, statusColumn, usersColumn } from '../tracked/TrackedColumns.tsx';
import { ApprovalCount } from './ApprovalCount.tsx';
import { shipmentMessages as messages } from './messages.ts';
import { poundsOf } from './weight.ts';

type ShipmentInList = ShipmentListQuery['shipments']['data'][number];

const { title, text, shown, choice } = columnsOf<ShipmentRowFragment, ShipmentColumn>();
const scanned = columnsOf<ShipmentInList, ShipmentColumn>();

/** Returns the columns of the list of all shipments of a program. */
export function shipmentColumns(program: ViewerProgram): Column<ShipmentInList, ShipmentColumn>[] {
  const { slug } = program;
  return [
    ...first(program),
    awb,
    anticipated,
    shipped,
    delivered,
    dgDeclaration,
    type,
    courier,
    group,
    {
      ...commentsColumn<ShipmentRowFragment>(
        ({ invoiceNumber }) => invoiceNumber,
        ({ id }) => addresses.shipment(slug, id),
        openSidePanel,
      ),
      width: '60px',
    },
    ...[approvalsColumn(program), ...scannedColumns, ...madeColumns].map((column) => ({
      ...column,
      isExtra: true as const,
    })),
  ];
}

/** Returns the columns of the lists of shipments that wait for something. */
export function waitingColumns(program: ViewerProgram) {
  return [...first(program), group, approvalsColumn(program), anticipated, awb, courier, type, dgDeclaration];
}

function approvalsColumn(program: ViewerProgram) {
  return shown('APPROVALS', messages.approvals, { card: 'note', width: widthOfWords('84px', '108px') }, (shipment) => (
    <ApprovalCount approvals={shipment.approvals} program={program.name} />
  ));
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
    { ...statusColumn(messages.status), width: widthOfWords('112px', '124px') },
    { ...usersColumn(messages.users), width: '98px' },
  ];
}

const group = shown('GROUP', messages.group, { card: 'line' }, (shipment) => (
  <PartyCell name={shipment.group?.name} isProhibited={shipment.group?.isProhibited} />
));

const anticipated = shown(
  'ANTICIPATED_SHIP_DATE',
  messages.anticipatedShipDate,
  { card: 'note', width: '100px' },
  ({ anticipatedShipDate }) => orMissing(anticipatedShipDate, formatDate),
);

const shipped = shown('SHIPPED_DATE', messages.shippedDate, { width: '100px' }, ({ shippedDate }) =>
  orMissing(shippedDate, formatDate),
);

/** In wide tables only: the group would have no room beside it. */
const delivered = shown('DELIVERED_DATE', messages.deliveredDate, { width: '100px', from: 1240 }, ({ deliveredDate }) =>
  orMissing(deliveredDate, formatDate),
);

const awb = text('AWB', messages.awb, { card: 'note', width: '124px', whole: ({ awb }) => awb }, ({ awb }) => awb);

/** Returns the width of a column whose heading has a word that languages have longer or shorter: the group has what is left. */
function widthOfHeading(heading: string, least: number): string {
  const longest = Math.max(...heading.split(' ').map((word) => word.length));
  return `${Math.max(least, 50 + 3.5 * longest)}px`;
}

const courier = shown('COURIER', messages.courier, { width: widthOfHeading(messages.courier, 80) }, (shipment) => (
  <PartyCell quiet name={shipment.courier?.companyName} isProhibited={shipment.courier?.isProhibited} />
));

const type = choice(
  'SHIPMENT_TYPE',
  messages.shipmentType,
  { width: widthOfWords('78px', '90px') },
  shipmentTypeChoices,
  (shipment) => shipment.shipmentType,
  { quiet: true },
);

const dgDeclaration = shown(
  'DG_DECLARATION',
  messages.dgDeclaration,
  { width: widthOfHeading(messages.dgDeclaration, 84) },
  ({ dgDeclaration: is }) => orMissing(is === null ? null : is ? messages.dgYes : messages.dgNo),
);

/** What one would scan shipments for besides: shown if it is chosen. */
const scannedColumns = [
  scanned.shown('PACKAGE_QUANTITY', messages.packageQuantity, { width: '96px', align: 'end' }, ({ packageQuantity }) =>
    packageQuantity === null ? <Missing /> : formatCount(packageQuantity),
  ),
  scanned.shown('TOTAL_WEIGHT', messages.totalWeight, { width: '112px', align: 'end' }, ({ totalWeight }) =>
    orMissing(totalWeight, (weight) => formatQuantity(poundsOf(weight))),
  ),
  scanned.shown('TOTAL_VALUE', messages.totalValue, { width: '128px', align: 'end' }, ({ totalValue }) =>
    formatMoney(totalValue),
  ),
  scanned.shown('FREIGHT_COST', messages.freightCost, { width: '112px', align: 'end' }, ({ freightCost }) =>
    formatMoney(freightCost),
  ),
  scanned.text('INCOTERM', messages.incoterm, { width: '96px' }, ({ incoterm }) => incoterm),
  scanned.text('ITN', messages.itnColumn, { width: '190px' }, ({ itn }) => itn),
];
