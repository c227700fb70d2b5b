import PackageCheck from 'lucide-react/icons/package-check';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Truck from 'lucide-react/icons/truck';
import { addresses, hasScreen } from '../base/addresses.ts';
import { usePermissions, type ViewerProgram } from '../client/session.ts';
import type { HomeCountsFragment } from '../generated/operations.ts';
import { type WaitingRow, WaitingRows } from '../kit/list/WaitingRows.tsx';
import { ProgramLabel } from '../scope/ProgramLabel.tsx';
import { countText } from './counts.ts';
import { programMessages as messages } from './messages.ts';

/** A program with the counts of its lists. */
export interface CountedProgram {
  program: ViewerProgram;
  counts: HomeCountsFragment;
}

/** Returns how many items of each program are to be assessed, received and shipped, as far as the user may do so. */
export function useWaitingWork(programs: readonly CountedProgram[]): WaitingRow[] {
  const { orderItems, shipments } = usePermissions();
  const may = (right: string) => orderItems.write || orderItems.extra.includes(right);
  return programs.flatMap(({ program, counts }) => [
    ...(may('assess') ? rowOf('assessments', program, counts.toAssess, counts.urgentToAssess) : []),
    ...(may('receive') ? rowOf('goods-receipts', program, counts.toReceive, counts.urgentToReceive) : []),
    ...(shipments.write ? rowOf('shipments', program, counts.toShip, null) : []),
  ]);
}

const sections = {
  assessments: { icon: ShieldAlert, what: messages.toAssess, action: messages.assess },
  'goods-receipts': { icon: PackageCheck, what: messages.toReceive, action: messages.receive },
  shipments: { icon: Truck, what: messages.toShip, action: messages.ship },
};

function rowOf(
  section: keyof typeof sections,
  program: ViewerProgram,
  count: number | null,
  urgent: number | null,
): WaitingRow[] {
  if (!count) return [];
  const { icon, what, action } = sections[section];
  return [
    {
      id: `${section} ${program.id}`,
      icon,
      name: messages.items(countText(count)),
      whose: what,
      place: <ProgramLabel program={program} />,
      why: urgent ? messages.urgentAmong(countText(urgent)) : '',
      when: null,
      to: section === 'shipments' ? addresses.newShipment(program.slug) : placeOf(program.slug, section),
      action,
    },
  ];
}

const placeOf = (slug: string, section: string) => (hasScreen(section) ? addresses.section(slug, section) : null);

/** Renders the rows of `useWaitingWork`. */
export function WaitingWork({ rows }: { rows: readonly WaitingRow[] }) {
  return <WaitingRows label={messages.groups.work} rows={rows} />;
}
