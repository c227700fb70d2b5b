import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { Missing } from '../kit/ui/Missing.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { riskLevelChoices } from './lookupChoices.ts';
import { lookupMessages as messages } from './messages.ts';

/** A color for each level, so that low and high are told apart at a glance; the badge names the level, too. */
const COLORS: Readonly<Record<string, 'GREEN' | 'GREY' | 'ORANGE' | 'RED'>> = {
  level_1: 'GREEN',
  level_2: 'GREY',
  level_3: 'ORANGE',
  level_4: 'RED',
};

/** A badge with the full name of a risk level. */
export function RiskLevelBadge({ riskLevel }: { riskLevel: string | null }) {
  const name = riskLevelChoices.useLabel(riskLevel ?? '');
  if (!riskLevel) return <Missing />;
  return <StatusBadge status={{ key: riskLevel, name: name ?? riskLevel, color: COLORS[riskLevel] ?? 'ORANGE' }} />;
}

/** The column of risk levels. */
export const riskLevelColumn = columnsOf<{ id: string; riskLevel: string | null }, 'RISK_LEVEL'>().shown(
  'RISK_LEVEL',
  messages.riskLevel,
  { card: 'corner', width: '180px' },
  ({ riskLevel }) => <RiskLevelBadge riskLevel={riskLevel} />,
);
