import CalendarCheck from 'lucide-react/icons/calendar-check';
import Download from 'lucide-react/icons/download';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ShipmentPdfKind } from '../generated/operations.ts';
import { type Ability, isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { recordMessages } from '../kit/record/messages.ts';
import type { RowAction } from '../kit/ui/rowAction.ts';
import { shipmentMessages as messages } from './messages.ts';

/** The dialogs of a shipment. */
export type ShipmentDialog = 'status' | 'users' | 'packages' | 'approvals' | 'review' | ShipmentPdfKind;

/** The PDFs of a shipment. */
export const PAPERS = ['INVOICE', 'INVOICE_WITH_HS', 'PACKING_LIST', 'END_USERS'] as const;

/** Returns the reason a paper of a shipment cannot be printed, or null: a packing list needs packages. */
export const whyNotPrinted = (kind: (typeof PAPERS)[number], { packageLines }: { packageLines: number | null }) =>
  kind === 'PACKING_LIST' && !packageLines ? messages.packagesNotListed : null;

/** Returns the ability that Edit requires: the notes stay editable longer than the rest. */
export function editAction(abilities: readonly Ability[]): 'UPDATE' | 'UPDATE_NOTES' {
  return isAllowed(abilities, 'UPDATE') || !isAllowed(abilities, 'UPDATE_NOTES') ? 'UPDATE' : 'UPDATE_NOTES';
}

/** What the actions on a shipment depend on. */
interface Acted {
  abilities: readonly Ability[];
  packageLines: number | null;
}

/** Returns the actions on a shipment, except editing and changing its status; an unavailable action has a reason. */
export function shipmentActions(shipment: Acted, open: (dialog: ShipmentDialog) => void): RowAction<ShipmentDialog>[] {
  const { abilities, packageLines } = shipment;
  const opens = (id: ShipmentDialog, label: string, reason: string | null, icon: RowAction['icon']) => ({
    id,
    label,
    reason,
    icon,
    onSelect: () => open(id),
  });
  const noPapers = reasonAgainst(abilities, 'GENERATE_PDF');
  const [first, ...others] = PAPERS.map((kind) =>
    opens(kind, messages.papers[kind], noPapers ?? whyNotPrinted(kind, shipment), Download),
  );
  return [
    opens('users', recordMessages.assignUsers, reasonAgainst(abilities, 'ASSIGN_USERS'), UserPlus),
    // Null from a backend that does not list packages.
    ...(packageLines === null
      ? []
      : [opens('packages', messages.packages, reasonAgainst(abilities, 'UPDATE'), Package)]),
    opens('approvals', messages.setApprovals, reasonAgainst(abilities, 'SET_APPROVAL'), CalendarCheck),
    opens('review', messages.sendForReview, reasonAgainst(abilities, 'SEND_FOR_REVIEW'), Send),
    ...(first ? [{ ...first, parted: true as const }, ...others] : []),
  ];
}

/** Returns the actions on a list row, including editing and changing the status: a row has no buttons besides its menu. */
export function shipmentRowActions(
  shipment: Acted,
  { onEdit, onOpen }: { onEdit: () => void; onOpen: (dialog: ShipmentDialog) => void },
): RowAction[] {
  const { abilities } = shipment;
  return [
    {
      id: 'edit',
      label: messages.editInvoice,
      reason: reasonAgainst(abilities, editAction(abilities)),
      icon: Pencil,
      onSelect: onEdit,
    },
    {
      id: 'status',
      label: recordMessages.changeStatus,
      reason: reasonAgainst(abilities, 'ASSIGN_STATUS'),
      icon: RefreshCw,
      onSelect: () => onOpen('status'),
    },
    ...shipmentActions(shipment, onOpen),
  ];
}
