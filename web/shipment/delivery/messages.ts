import { formatCount } from '../../base/format.ts';
import { texts } from '../../base/texts.ts';

const packages = (count: number) => `${formatCount(count)} ${count === 1 ? 'package' : 'packages'}`;

const sent = (count: number) => `${packages(count)} ${count === 1 ? 'was' : 'were'} sent`;

/** The texts about the delivery of a shipment. */
export const deliveryMessages = texts('delivery', {
  title: 'Delivery',
  edit: 'Edit Delivery',
  saved: 'Delivery saved',
  deliveredDate: 'Delivered',
  receivedBy: 'Received by',
  deliveredPackages: 'Packages received',
  deliveredLater: 'Delivered should be equal or before today',
  tooMany: 'Packages received must be at most 1,000,000',
  sent,
  missing: (count: number, arrived: number) => `${sent(count)}: ${formatCount(count - arrived)} missing`,
  more: (count: number, arrived: number) => `${sent(count)}: ${formatCount(arrived - count)} more received`,
  deliveredOn: (date: string) => `Delivered ${date}`,
  noDate: 'Delivered, no date recorded',
  receivedByWhom: (name: string) => `received by ${name}`,
  packagesOf: (arrived: number, sent: number | null) =>
    sent === null ? packages(arrived) : `${formatCount(arrived)} of ${packages(sent)}`,
  proof: 'proof attached',
  noProof: 'no proof attached',
  proofTitle: 'Proof of delivery',
  proofs: (count: number) => (count === 1 ? '1 is attached' : `${formatCount(count)} are attached`),
  noProofs: 'None is attached yet',
  attach: 'Attach',
  bulkNote: 'The date of delivery will be today. It can be corrected on each shipment.',
});
