/** What is checked of a paste as a whole: codes beside codes, and line totals beside the sheet's own. */
import { compareDecimals, multiplyToCents } from '../../base/decimal.ts';
import { asText } from '../form/formContext.ts';
import { readCell } from './cellText.ts';
import type { GridColumn } from './column.ts';
import { type Edit, keptName } from './gridState.ts';
import { withoutZeros } from './mangled.ts';
import type { PasteAnswers, PastePlan } from './pastePlan.ts';

/** Returns the pasted codes that have lost a zero, as the grid keeps doubted texts. */
export function doubtedIn(edits: readonly Edit[], columns: readonly GridColumn[]): string[] {
  return columns.flatMap(({ id, codeForm }) => {
    if (codeForm === undefined) return [];
    const texts = edits.flatMap(({ column, value }) => (column === id ? asText(value) : []));
    return withoutZeros(texts, codeForm === 'tariff').map((text) => keptName(id, text));
  });
}

/** Returns how many lines have another total in the sheet than their factors give. */
export function totalsDiffering(
  { body }: PastePlan,
  {
    targets,
    sign,
    columns,
  }: { targets: PasteAnswers['columns']; sign: PasteAnswers['sign']; columns: readonly GridColumn[] },
): number {
  const product = columns.find(({ productOf }) => productOf);
  const [one = '', other = ''] = product?.productOf ?? [];
  const places = [product?.id ?? '', one, other].map((id) => targets.indexOf(id));
  if (places.some((place) => place < 0)) return 0;
  return body.filter((row) => {
    const [total, first, second] = places.map((place) =>
      asText(readCell({ look: { kind: 'money', label: '', required: false } }, row[place] ?? '', { sign })),
    );
    const computed = multiplyToCents(first ?? '', second ?? '');
    return computed !== null && isNumber(total) && compareDecimals(computed, total) !== 0;
  }).length;
}

const isNumber = (text: string | undefined): text is string => text !== undefined && /^-?\d+(\.\d+)?$/.test(text);
