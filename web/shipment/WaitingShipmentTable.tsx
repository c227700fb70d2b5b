import CalendarCheck from 'lucide-react/icons/calendar-check';
import Eye from 'lucide-react/icons/eye';
import Ship from 'lucide-react/icons/ship';
import { addresses } from '../base/addresses.ts';
import { messages as words } from '../base/words.ts';
import { useProgramOf } from '../client/session.ts';
import type { WaitingShipmentFragment } from '../generated/operations.ts';
import { WaitingRows, whenOf } from '../kit/list/WaitingRows.tsx';
import { ProgramLabel } from '../scope/ProgramLabel.tsx';
import { approvalsOf } from './approvals.ts';
import { shipmentMessages as messages } from './messages.ts';
import { OPEN } from './useOpenApprovals.ts';

interface WaitingShipmentTableProps {
  /** What the shipments wait for. */
  kind: 'approval' | 'review' | 'work';
  label: string;
  shipments: readonly WaitingShipmentFragment[];
}

const kinds = {
  approval: { icon: CalendarCheck, action: messages.setApprovals, opens: `?${OPEN}=approvals` },
  review: { icon: Eye, action: messages.review, opens: '' },
  work: { icon: Ship, action: messages.open, opens: '' },
};

const SHIPS = { before: messages.shipsOn, over: messages.wasToShipOn, soonDays: 2 };

/** Shipments that wait for the user, each as a sentence that links to the page for the next action. */
export function WaitingShipmentTable({ kind, label, shipments }: WaitingShipmentTableProps) {
  const programOf = useProgramOf();
  const { icon, action, opens } = kinds[kind];
  const rows = shipments.map((shipment) => {
    const program = programOf(shipment);
    return {
      id: shipment.id,
      icon,
      name: shipment.invoiceNumber,
      whose: shipment.group?.name ?? null,
      place: program && <ProgramLabel program={program} />,
      why: whyOf(kind, shipment, program?.name ?? ''),
      when: whenOf(shipment.anticipatedShipDate, SHIPS),
      to: program && `${addresses.shipment(program.slug, shipment.id)}${opens}`,
      action,
    };
  });
  return <WaitingRows label={label} rows={rows} />;
}

/** Returns why a shipment waits: its missing approvals, or its status. */
function whyOf(kind: WaitingShipmentTableProps['kind'], shipment: WaitingShipmentFragment, program: string): string {
  const { status, subStatus, approvals } = shipment;
  const { missing, lapsed } = approvalsOf(approvals, program);
  if (kind === 'approval' || (kind === 'review' && missing.length + lapsed.length > 0)) {
    const few = missing.length <= 2 ? messages.areMissing(missing) : messages.missingCount(missing.length);
    const named = words.listed([
      ...(lapsed.length > 0 ? [messages.lapsedCount(lapsed.length)] : []),
      ...(missing.length > 0 ? [few] : []),
    ]);
    return kind === 'review' ? messages.standsAnd(status.name, named) : named;
  }
  return subStatus === null ? status.name : messages.standsBecause(status.name, subStatus);
}
