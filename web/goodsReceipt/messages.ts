import { texts } from '../base/laterTexts.ts';
import { wordingIn } from '../base/wording.ts';

const { number } = wordingIn('en');

/** The texts about receiving goods. */
export const goodsReceiptMessages = texts('goodsReceipt', {
  receivedDate: 'Received Date',
  condition: 'Condition',
  receivedOf: (quantity: string) => `Received of ${quantity}`,
  receivedRequired: 'Enter how much was received',
  receivedPositive: 'Must be greater than 0',
  receivedAtMost: (quantity: string) => `At most ${quantity} can be received`,
  lotNumber: 'Lot number',
  expiryDate: 'Expiry date',
  expired: 'It has expired',
  expiresThen: 'It expires on the day of its receipt',
  temperatureReading: 'Temperature °C',
  photo: 'Photo',
  photoAsTaken: 'Send the photo in full size',
  photoOf: 'Photo of the goods at their receipt',
  lot: (lot: string) => `Lot ${lot}`,
  received: (amount: string) => `Received ${amount}`,
  amount: (received: string, ordered: string) => `${received} of ${ordered}`,
  needsRelease: 'Needs a release',
  release: 'Release',
  releaseTitle: 'Release Item',
  releaseOf: (line: string) => `Release ${line}`,
  released: 'Item released',
  reason: 'Reason',
  reasonRequired: 'Reason is required',
  arrived: 'It did not arrive as it should:',
  temperature: (degrees: string) => `${degrees} °C`,
  step: {
    title: 'Receive Item',
    take: 'Receive',
    taken: 'Item received successfully',
    listTitle: 'Goods Receipts',
    crumb: 'Goods Receipts',
    start: 'Start receiving',
    purpose: "Items of the program's orders wait here until they have arrived.",
    nothingReady: 'No item of this list can be received now',
    doneSince: (count: number, time: string) => `${number(count)} received since ${time}, all saved`,
  },
});
