/** Describes the consequences of choosing an item. None of them excludes it. */

import { formatMoney } from '../../base/format.ts';
import type { AvailableItemFragment } from '../../generated/operations.ts';
import { codeShown, digitsOf, exportWarning, sumsWith } from './exportWarning.ts';
import { addItemsMessages as messages } from './messages.ts';

/** The limits and hazards that items are compared with. */
export interface ItemChecks {
  /** The shipment's values by code, including chosen items; null if its EEI/Export is answered. */
  sums: ReadonlyMap<string, string> | null;
  /** US dollars, exact decimal text. */
  limit: string;
  /** The hazards of the items in the shipment and of the chosen items. */
  hazards: readonly string[];
  /** The classes that are compatible with all those hazards; null while unknown. */
  compatible: ReadonlySet<string> | null;
}

/** Returns the hazards of an item, the primary one first. */
export function hazardsOf({ assessment, subsidiaryHazards }: AvailableItemFragment['orderItem']): string[] {
  return [...(assessment.dgClass ? [assessment.dgClass] : []), ...subsidiaryHazards];
}

/** Returns the warnings of an item, one per line. @param chosen whether the sums already include it */
export function itemWarnings(
  { orderItem }: AvailableItemFragment,
  chosen: boolean,
  { sums, limit, hazards, compatible }: ItemChecks,
): string {
  const lines: string[] = [];
  const warning = sums && exportWarning(orderItem, chosen ? sums : sumsWith(sums, [orderItem]), limit);
  if (warning) {
    const say = messages.exportWarning[warning.level];
    lines.push(
      say(codeShown(warning.code), formatMoney(warning.value), codeShown(warning.incompleteCode ?? warning.code)),
    );
  }
  if (sums && digitsOf(orderItem.hsCode) === '') lines.push(messages.noCode(orderItem.hsCode?.trim() ?? ''));
  if (!orderItem.assessment.assessed) lines.push(messages.notAssessed);
  const own = hazardsOf(orderItem);
  const beside = hazards.some((hazard) => !own.includes(hazard));
  const apart = beside && compatible ? own.find((hazard) => !compatible.has(hazard)) : undefined;
  if (apart !== undefined) lines.push(messages.keepApart(apart));
  return lines.join('\n');
}
