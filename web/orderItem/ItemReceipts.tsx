import { Box, chakra } from '@chakra-ui/react';
import { calendarDay, formatDate, formatQuantity } from '../base/format.ts';
import type { ReceiptEntryFragment } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { conditionChoices } from '../lookup/lookupChoices.ts';
import { itemMessages as messages } from './messages.ts';

/** What was recorded of an item's receipt, first and later; nothing while it is as it was recorded first. */
export function ItemReceipts({ entries }: { entries: readonly ReceiptEntryFragment[] }) {
  if (entries.length < 2) return null;
  return (
    <chakra.ul aria-label={messages.receipts} listStyleType="none" py="2" textStyle="xs" color="fg.muted">
      {entries.map((entry, at) => (
        <li key={entry.id}>
          <Box as="span" fontWeight="medium" color="fg">
            {at === 0 ? messages.receiptFirst : messages.receiptKinds[entry.kind]}
          </Box>
          {': '}
          <Entry entry={entry} />
        </li>
      ))}
    </chakra.ul>
  );
}

function Entry({ entry }: { entry: ReceiptEntryFragment }) {
  const { quantity, receivedDate, condition, lotNumber, expiryDate, temperatureReading, recordedBy, at } = entry;
  const facts = [
    messages.receiptQuantity(formatQuantity(quantity), receivedDate && formatDate(receivedDate)),
    ...(lotNumber ? [messages.receiptLot(lotNumber)] : []),
    ...(expiryDate ? [messages.receiptExpiry(formatDate(expiryDate))] : []),
    ...(temperatureReading ? [messages.receiptTemperature(formatQuantity(temperatureReading))] : []),
  ];
  return (
    <>
      {messages.receiptFacts(facts)}
      {condition && ', '}
      {condition && <ChoiceName source={conditionChoices} id={condition} />}
      {messages.receiptBy(recordedBy?.fullName ?? null, at && formatDate(calendarDay(new Date(at))))}
    </>
  );
}
