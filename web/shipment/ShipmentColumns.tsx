/** Declares the columns of lists of shipments that wait for something, and where they stand on their cards. */
import type { ViewerProgram } from '../app/session.ts';
import type { ShipmentRowFragment, ShipmentSortField } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { formatDate } from '../kit/format.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { statusColumn, usersColumn } from '../kit/list/TrackedColumns.tsx';
import { orMissing } from '../kit/ui/Missing.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { shipmentTypeChoices } from '../lookup/lookupChoices.ts';
import { ApprovalCount } from './ApprovalCount.tsx';
import { shipmentMessages as messages } from './messages.ts';
import { shipmentAddress } from './shipmentAddress.ts';

/** The columns, for the shipments of one program. */
export function shipmentColumns({ slug, name }: ViewerProgram): Column<ShipmentRowFragment, ShipmentSortField>[] {
  return [
    {
      id: 'number',
      header: messages.invoiceNumber,
      sort: 'INVOICE_NUMBER',
      card: 'title',
      width: '112px',
      cell: ({ id, invoiceNumber }) => <LinkCell to={shipmentAddress(slug, id)}>{invoiceNumber}</LinkCell>,
    },
    statusColumn(messages.status, 'STATUS'),
    usersColumn(messages.users),
    {
      id: 'group',
      header: messages.group,
      sort: 'GROUP',
      card: 'line',
      cell: ({ group }) => <TextCell>{group?.name}</TextCell>,
    },
    {
      id: 'approvals',
      header: messages.approvals,
      card: 'note',
      width: '84px',
      cell: ({ approvals }) => <ApprovalCount approvals={approvals} program={name} />,
    },
    {
      id: 'anticipated',
      header: messages.anticipatedShipDate,
      sort: 'ANTICIPATED_SHIP_DATE',
      card: 'note',
      width: '116px',
      cell: ({ anticipatedShipDate }) => orMissing(anticipatedShipDate, formatDate),
    },
    {
      id: 'awb',
      header: messages.awb,
      sort: 'AWB',
      width: '116px',
      cell: ({ awb }) => <TextCell>{awb}</TextCell>,
    },
    {
      id: 'courier',
      header: messages.courier,
      sort: 'COURIER',
      width: '132px',
      cell: ({ courier }) => <TextCell quiet>{courier?.companyName}</TextCell>,
    },
    {
      id: 'type',
      header: messages.shipmentType,
      sort: 'SHIPMENT_TYPE',
      width: '112px',
      cell: ({ shipmentType }) => (
        <Truncated color="fg.muted">
          {orMissing(shipmentType, (key) => (
            <ChoiceName source={shipmentTypeChoices} id={key} />
          ))}
        </Truncated>
      ),
    },
    {
      id: 'dgDeclaration',
      header: messages.dgDeclaration,
      width: '110px',
      cell: ({ dgDeclaration }) =>
        orMissing(dgDeclaration === null ? null : dgDeclaration ? messages.dgYes : messages.dgNo),
    },
  ];
}
