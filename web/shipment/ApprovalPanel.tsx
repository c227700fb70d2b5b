import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatDayOfYear } from '../base/format.ts';
import { widthOfWords } from '../base/language.ts';
import type { ViewerProgram } from '../client/session.ts';
import type { ShipmentColumn } from '../generated/columns.ts';
import type { WaitingShipmentFragment, WaitingShipmentsFragment } from '../generated/operations.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { ListSection } from '../kit/list/ListSection.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { orMissing } from '../kit/ui/Missing.tsx';
import { overviewLabel } from '../shell/overviewSections.ts';
import { statusColumn } from '../tracked/TrackedColumns.tsx';
import { ApprovalCount } from './ApprovalCount.tsx';
import { shipmentMessages as messages } from './messages.ts';

interface ApprovalPanelProps {
  program: ViewerProgram;
  page: WaitingShipmentsFragment;
}

/** The first shipments of the program that wait for its approval. */
export function ApprovalPanel({ program, page }: ApprovalPanelProps) {
  const navigate = useNavigate();
  const columns = useMemo(() => approvalColumns(program), [program]);
  const title = overviewLabel('approval-list');
  const open = ({ id }: WaitingShipmentFragment) => void navigate(addresses.shipment(program.slug, id));
  return (
    <ListSection
      title={title}
      count={page.meta.count}
      to={addresses.section(program.slug, 'approval-list')}
      empty={messages.nothingToApprove}
    >
      <RecordRows size="dense" label={title} rows={page.data} columns={columns} behavior={{ onOpen: open }} />
    </ListSection>
  );
}

const { shown, quiet } = columnsOf<WaitingShipmentFragment, ShipmentColumn>();

const shipsOn = ({ anticipatedShipDate }: WaitingShipmentFragment) => orMissing(anticipatedShipDate, formatDayOfYear);

function approvalColumns({ slug, name }: ViewerProgram) {
  return [
    shown(
      'INVOICE_NUMBER',
      messages.invoiceNumber,
      { card: 'title', width: '82px', whole: (row) => row.invoiceNumber },
      ({ id, invoiceNumber }) => <LinkCell to={addresses.shipment(slug, id)}>{invoiceNumber}</LinkCell>,
    ),
    // Beside another list there is no room for a name: its first letters say nothing.
    { ...quiet('GROUP', messages.group, { card: 'line' }, ({ group }) => group?.name), from: 440 },
    statusColumn(messages.status),
    shown('APPROVALS', messages.approvals, { card: 'end', width: widthOfWords('76px', '100px') }, ({ approvals }) => (
      <ApprovalCount approvals={approvals} program={name} />
    )),
    shown(
      'ANTICIPATED_SHIP_DATE',
      messages.ships,
      {
        card: 'note',
        width: '58px',
        align: 'end',
        whole: ({ anticipatedShipDate: date }) => date && formatDayOfYear(date),
      },
      shipsOn,
    ),
  ];
}
