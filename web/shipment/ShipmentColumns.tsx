/** Declares the columns of lists of shipments, and where they stand on their cards. */
import { addresses } from '../app/addresses.ts';
import { openSidePanel } from '../app/SidePanel.tsx';
import type { ViewerProgram } from '../app/session.ts';
import type { ShipmentRowFragment, ShipmentSortField } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { formatDate } from '../kit/format.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { commentsColumn, statusColumn, usersColumn } from '../kit/list/TrackedColumns.tsx';
import { orMissing } from '../kit/ui/Missing.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { shipmentTypeChoices } from '../lookup/lookupChoices.ts';
import { ApprovalCount } from './ApprovalCount.tsx';
import { shipmentMessages as messages } from './messages.ts';

type ShipmentColumn = Column<ShipmentRowFragment, ShipmentSortField>;

/** The columns of the list of all shipments of a program. */
export function shipmentColumns(program: ViewerProgram): ShipmentColumn[] {
  return [
    numberColumn(program),
    statusColumn(messages.status, 'STATUS'),
    usersColumn(messages.users),
    awb,
    anticipated,
    shipped,
    dgDeclaration,
    type,
    { ...courier, from: 1300 },
    groupColumn,
    commentsColumn(
      ({ invoiceNumber }) => invoiceNumber,
      ({ id }) => addresses.shipment(program.slug, id),
      openSidePanel,
    ),
  ];
}

/** The columns of the lists of shipments that wait for something. */
export function waitingColumns(program: ViewerProgram): ShipmentColumn[] {
  const approvals: ShipmentColumn = {
    id: 'approvals',
    header: messages.approvals,
    card: 'note',
    width: '84px',
    cell: (shipment) => <ApprovalCount approvals={shipment.approvals} program={program.name} />,
  };
  return [
    numberColumn(program),
    statusColumn(messages.status, 'STATUS'),
    usersColumn(messages.users),
    groupColumn,
    approvals,
    anticipated,
    awb,
    courier,
    type,
    dgDeclaration,
  ];
}

function numberColumn({ slug }: ViewerProgram): ShipmentColumn {
  return {
    id: 'number',
    header: messages.invoiceNumber,
    sort: 'INVOICE_NUMBER',
    card: 'title',
    width: '104px',
    cell: ({ id, invoiceNumber }) => <LinkCell to={addresses.shipment(slug, id)}>{invoiceNumber}</LinkCell>,
  };
}

const groupColumn: ShipmentColumn = {
  id: 'group',
  header: messages.group,
  sort: 'GROUP',
  card: 'line',
  cell: ({ group }) => <TextCell>{group?.name}</TextCell>,
};

const anticipated: ShipmentColumn = {
  id: 'anticipated',
  header: messages.anticipatedShipDate,
  sort: 'ANTICIPATED_SHIP_DATE',
  card: 'note',
  width: '112px',
  cell: ({ anticipatedShipDate }) => orMissing(anticipatedShipDate, formatDate),
};

const shipped: ShipmentColumn = {
  id: 'shipped',
  header: messages.shippedDate,
  sort: 'SHIPPED_DATE',
  width: '112px',
  cell: ({ shippedDate }) => orMissing(shippedDate, formatDate),
};

const awb: ShipmentColumn = {
  id: 'awb',
  header: messages.awb,
  sort: 'AWB',
  card: 'note',
  width: '136px',
  cell: ({ awb }) => <TextCell>{awb}</TextCell>,
};

const courier: ShipmentColumn = {
  id: 'courier',
  header: messages.courier,
  sort: 'COURIER',
  width: '112px',
  cell: ({ courier }) => <TextCell quiet>{courier?.companyName}</TextCell>,
};

const type: ShipmentColumn = {
  id: 'type',
  header: messages.shipmentType,
  sort: 'SHIPMENT_TYPE',
  width: '108px',
  cell: ({ shipmentType }) => (
    <Truncated color="fg.muted">
      {orMissing(shipmentType, (key) => (
        <ChoiceName source={shipmentTypeChoices} id={key} />
      ))}
    </Truncated>
  ),
};

const dgDeclaration: ShipmentColumn = {
  id: 'dgDeclaration',
  header: messages.dgDeclaration,
  width: '108px',
  cell: ({ dgDeclaration }) =>
    orMissing(dgDeclaration === null ? null : dgDeclaration ? messages.dgYes : messages.dgNo),
};
