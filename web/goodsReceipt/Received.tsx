import { addDecimals } from '../base/decimal.ts';
import { formatDate, formatQuantity } from '../base/format.ts';
import type { StepItemFragment } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { conditionChoices } from '../lookup/lookupChoices.ts';
import { goodsReceiptMessages as messages } from './messages.ts';

/** The condition and the arrival date of an item, in a few words; with how much of it, if not all, and its lot. */
export function Received({ item: { goodsReceipt, quantity, parts, lotNumber } }: { item: StepItemFragment }) {
  const { condition, receivedDate } = goodsReceipt;
  const ordered = parts.reduce((sum, part) => addDecimals(sum, part.quantity), '0');
  const facts = [
    ...(parts.length > 0 ? [messages.amount(formatQuantity(quantity), formatQuantity(ordered))] : []),
    formatDate(receivedDate),
    ...(lotNumber ? [messages.lot(lotNumber)] : []),
  ];
  return (
    <>
      {condition && <ChoiceName source={conditionChoices} id={condition} />}
      {condition && ' · '}
      {facts.join(' · ')}
    </>
  );
}
