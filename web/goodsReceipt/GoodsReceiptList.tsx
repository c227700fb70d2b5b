import { ItemQueueTable } from '../orderItem/queue/ItemQueueTable.tsx';
import { receiveStep } from './receiveStep.ts';

/** The items of the program that have not been received yet. */
export function GoodsReceiptList() {
  return <ItemQueueTable step={receiveStep} />;
}
