import { ItemQueueTable } from '../orderItem/queue/ItemQueueTable.tsx';
import { receiveStep } from './receiveStep.ts';

/** The program's items that are not yet received. */
export function GoodsReceiptList() {
  return <ItemQueueTable step={receiveStep} />;
}
