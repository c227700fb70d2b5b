import type { HistoryWords } from '../kit/record/historyWords.ts';
import { ItemQueueTable } from '../orderItem/queue/ItemQueueTable.tsx';
import { receiveStep } from './receiveStep.ts';

/** The program's items that are not yet received. @param words the words of an item's history */
export function GoodsReceiptList({ words }: { words: HistoryWords }) {
  return <ItemQueueTable step={receiveStep} words={words} />;
}
