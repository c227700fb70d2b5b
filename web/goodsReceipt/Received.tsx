import type { StepItemFragment } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { formatDate } from '../kit/format.ts';
import { conditionChoices } from '../lookup/lookupChoices.ts';

/** The condition and the arrival date of an item, in a few words. */
export function Received({ item: { goodsReceipt } }: { item: StepItemFragment }) {
  const { condition, receivedDate } = goodsReceipt;
  return (
    <>
      {condition && <ChoiceName source={conditionChoices} id={condition} />}
      {condition && ' · '}
      {formatDate(receivedDate)}
    </>
  );
}
