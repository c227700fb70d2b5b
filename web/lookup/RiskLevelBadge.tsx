import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { Missing } from '../kit/ui/Missing.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { riskLevelChoices } from './lookupChoices.ts';
import { lookupMessages as messages } from './messages.ts';

/** Level 4 is red, the others are orange (settings spec, section 4). */
const PROHIBITED = 'level_4';

/** A badge with the full name of a risk level. */
export function RiskLevelBadge({ riskLevel }: { riskLevel: string | null }) {
  const name = riskLevelChoices.useLabel(riskLevel ?? '');
  if (!riskLevel) return <Missing />;
  return (
    <StatusBadge
      status={{ key: riskLevel, name: name ?? riskLevel, color: riskLevel === PROHIBITED ? 'RED' : 'ORANGE' }}
    />
  );
}

/** The column of risk levels. */
export const riskLevelColumn = columnsOf<{ id: string; riskLevel: string | null }, 'RISK_LEVEL'>().shown(
  'riskLevel',
  messages.riskLevel,
  { sort: 'RISK_LEVEL', card: 'corner', width: '180px' },
  ({ riskLevel }) => <RiskLevelBadge riskLevel={riskLevel} />,
);
