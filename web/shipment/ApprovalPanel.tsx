import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { overviewLabel } from '../app/overviewSections.ts';
import type { ViewerProgram } from '../app/session.ts';
import type { WaitingShipmentFragment, WaitingShipmentsFragment } from '../generated/operations.ts';
import { formatDayOfYear } from '../kit/format.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { ListSection } from '../kit/list/ListSection.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { statusColumn } from '../kit/list/TrackedColumns.tsx';
import { orMissing } from '../kit/ui/Missing.tsx';
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
      <RecordRows dense label={title} rows={page.data} columns={columns} onOpen={open} />
    </ListSection>
  );
}

const { shown, quiet } = columnsOf<WaitingShipmentFragment>();

const shipsOn = ({ anticipatedShipDate }: WaitingShipmentFragment) => orMissing(anticipatedShipDate, formatDayOfYear);

function approvalColumns({ slug, name }: ViewerProgram) {
  return [
    shown(
      'number',
      messages.invoiceNumber,
      { card: 'title', width: '82px', whole: (row) => row.invoiceNumber },
      ({ id, invoiceNumber }) => <LinkCell to={addresses.shipment(slug, id)}>{invoiceNumber}</LinkCell>,
    ),
    quiet('group', messages.group, { card: 'line' }, ({ group }) => group?.name),
    statusColumn(messages.status),
    shown('approvals', messages.approvals, { card: 'end', width: '76px' }, ({ approvals }) => (
      <ApprovalCount approvals={approvals} program={name} />
    )),
    shown(
      'anticipated',
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
