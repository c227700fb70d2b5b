import PackageCheck from 'lucide-react/icons/package-check';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { addresses, hasScreen } from '../app/addresses.ts';
import { ProgramLabel } from '../app/ProgramLabel.tsx';
import { usePermissions, type ViewerProgram } from '../app/session.ts';
import type { HomeCountsFragment } from '../generated/operations.ts';
import { type WaitingRow, WaitingRows } from '../kit/list/WaitingRows.tsx';
import { countText } from './counts.ts';
import { programMessages as messages } from './messages.ts';

/** A program with the counts of its lists. */
export interface CountedProgram {
  program: ViewerProgram;
  counts: HomeCountsFragment;
}

/** Returns how many items of each program are to be assessed and received, as far as the user may do so. */
export function useWaitingWork(programs: readonly CountedProgram[]): WaitingRow[] {
  const { orderItems } = usePermissions();
  const may = (right: string) => orderItems.write || orderItems.extra.includes(right);
  return programs.flatMap(({ program, counts }) => [
    ...(may('assess') ? rowOf('assessments', program, counts.toAssess, counts.urgentToAssess) : []),
    ...(may('receive') ? rowOf('goods-receipts', program, counts.toReceive, counts.urgentToReceive) : []),
  ]);
}

const sections = {
  assessments: { icon: ShieldAlert, what: messages.toAssess, action: messages.assess },
  'goods-receipts': { icon: PackageCheck, what: messages.toReceive, action: messages.receive },
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
      to: hasScreen(section) ? addresses.section(program.slug, section) : null,
      action,
    },
  ];
}

/** Renders the rows of `useWaitingWork`. */
export function WaitingWork({ rows }: { rows: readonly WaitingRow[] }) {
  return <WaitingRows label={messages.groups.work} rows={rows} />;
}
