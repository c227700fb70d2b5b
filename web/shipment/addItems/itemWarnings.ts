/** What choosing an item means, in words. None of it keeps the item out. */
import type { AvailableItemFragment } from '../../generated/operations.ts';
import { formatMoney } from '../../kit/format.ts';
import { codeShown, exportWarning, sumsWith } from './exportWarning.ts';
import { addItemsMessages as messages } from './messages.ts';

/** What items are held against. */
export interface Standards {
  /** The values by code of the shipment with what is chosen; null where its EEI/Export is stated. */
  sums: ReadonlyMap<string, string> | null;
  /** US dollars, exact decimal text. */
  limit: string;
  /** Hazards of what is in the shipment and of what is chosen. */
  hazards: readonly string[];
  /** Classes that may stand next to all of those; null while that is not known. */
  compatible: ReadonlySet<string> | null;
}

/** The hazards of an item, the primary one first. */
export function hazardsOf({ assessment, subsidiaryHazards }: AvailableItemFragment['orderItem']): string[] {
  return [...(assessment.dgClass ? [assessment.dgClass] : []), ...subsidiaryHazards];
}

/** The warnings of an item, each in a line. @param chosen whether the sums count it already */
export function itemWarnings(
  { orderItem }: AvailableItemFragment,
  chosen: boolean,
  { sums, limit, hazards, compatible }: Standards,
): string {
  const lines: string[] = [];
  const warning = sums && exportWarning(orderItem, chosen ? sums : sumsWith(sums, [orderItem]), limit);
  if (warning) {
    const say = messages.exportWarning[warning.level];
    lines.push(
      say(codeShown(warning.code), formatMoney(warning.value), codeShown(warning.incompleteCode ?? warning.code)),
    );
  }
  const own = hazardsOf(orderItem);
  const beside = hazards.some((hazard) => !own.includes(hazard));
  const apart = beside && compatible ? own.find((hazard) => !compatible.has(hazard)) : undefined;
  if (apart !== undefined) lines.push(messages.keepApart(apart));
  return lines.join('\n');
}
