/** What tables say of an item as dangerous goods. */
import type { ReactNode } from 'react';
import { messages as words } from '../base/words.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { Remark, TwoLines } from '../kit/list/Cells.tsx';
import { isAllowed } from '../kit/record/abilities.ts';
import { CutText } from '../kit/ui/Truncated.tsx';
import { itemMessages as messages } from './messages.ts';

/** Returns the UN number, the class with its subsidiary hazards, and the packing group, each if there is one. */
function hazardsOf({ unNumber, assessment, subsidiaryHazards, packingGroup }: OrderItemRowFragment) {
  const others = subsidiaryHazards.length > 0 ? ` (${subsidiaryHazards.join(', ')})` : '';
  const hazard = `${assessment.dgClass ?? ''}${others}`.trim();
  return [unNumber, hazard || null, packingGroup];
}

const named = (parts: readonly (string | null)[]) => words.listed(parts.filter((part) => part !== null));

/** The line of an item without hazards: it is to be assessed, in color for those who can, or it is not dangerous. */
function harmless({ assessment, abilities }: OrderItemRowFragment, none: string): ReactNode {
  if (assessment.assessed) return none;
  return <Remark tone={isAllowed(abilities, 'ASSESS') ? 'warning' : undefined}>{messages.toAssess}</Remark>;
}

/** Returns the hazards of an item in one line: `UN1170, 3, II`. */
export function dangerNote(item: OrderItemRowFragment): ReactNode {
  return named(hazardsOf(item)) || harmless(item, messages.notDangerous);
}

/** The UN number of an item above its class and packing group. */
export function UnNumberCell({ item }: { item: OrderItemRowFragment }) {
  const [first, ...others] = hazardsOf(item).filter((part) => part !== null);
  if (first === undefined) return <span className="cell-note">{harmless(item, messages.noDanger)}</span>;
  return (
    <TwoLines note={named(others)}>
      <CutText>{first}</CutText>
    </TwoLines>
  );
}
