import { Box, Button, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { addDecimals, compareDecimals, multiplyToCents, readDecimal } from '../base/decimal.ts';
import { formatMoney, formatQuantity } from '../base/format.ts';
import { type OrderItemRowFragment, useSplitOrderItemByKitMutation } from '../generated/operations.ts';
import { FieldLine } from '../kit/form/FieldGroup.tsx';
import { FormField } from '../kit/form/FormField.tsx';
import { rejectedOr } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { isStarted, type PartValues } from '../kit/form/values.ts';
import { changesListOf } from '../kit/record/changesList.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { useTakenLines } from './allItems.ts';
import { itemsOfOrder } from './itemsOf.ts';
import { splitLines } from './lineNumbers.ts';
import { itemMessages as messages } from './messages.ts';
import { type SplitPart, SplitPreview } from './SplitPreview.tsx';
import { LEAST_PARTS, MOST_PARTS, NO_PART, partName, splitKitForm } from './splitForms.ts';

interface SplitKitProps {
  item: OrderItemRowFragment;
  onClose: () => void;
}

const { labels } = messages;

/** The dialog that splits a kit into parts. It previews the resulting items and compares their total to the kit's value. */
export function SplitKit({ item, onClose }: SplitKitProps) {
  const [split] = useSplitOrderItemByKitMutation(changesListOf(itemsOfOrder(item.purchaseOrderId)));
  const form = useCreateForm({
    form: splitKitForm,
    name: `orderItem/splitKit/${item.id}`,
    // As a rule, each kit contains a part once.
    known: useMemo(() => {
      const part = { ...NO_PART, quantity: item.quantity };
      return { [partName(1)]: part, [partName(2)]: part };
    }, [item.quantity]),
    scope: 'page',
    async save(parts, context) {
      const input = { parts: Object.values(parts).flatMap((part) => part ?? []), lockVersion: item.lockVersion };
      const { data } = await split({ variables: { id: item.id, input }, context });
      return rejectedOr(data?.splitOrderItemByKit, (field) => fieldOfPart(field, Object.keys(parts)));
    },
    onSaved() {
      toast.success(messages.kitDone);
      onClose();
    },
  });
  const filled = splitKitForm.paths.length / Object.keys(NO_PART).length;
  const values: Readonly<Record<string, PartValues>> = form.values;
  const all = Array.from({ length: filled }, (_, index) => values[partName(index + 1)] ?? NO_PART);
  const started = all.filter((part, index) => index < LEAST_PARTS || isStarted(part));
  const [shown, setShown] = useState(() => Math.max(LEAST_PARTS, all.findLastIndex(isStarted) + 1));
  const totals = started.map(({ quantity = '', valuePerItem = '' }) => multiplyToCents(quantity, valuePerItem));
  const known = totals.flatMap((total) => total ?? []);
  const sum = known.reduce((before, total) => addDecimals(before, total), '0');
  return (
    <FormDialog
      title={messages.splitKit}
      label={messages.splitLabel}
      form={form}
      size="wide"
      reason={differenceOf(sum, item.totalValue)}
      onClose={onClose}
    >
      <Text mb="3" color="fg.muted">
        {item.goodsReceipt.received ? messages.kitReceivedParts : messages.kitParts}
      </Text>
      <Box css={{ containerType: 'inline-size' }}>
        {Array.from({ length: shown }, (_, index) => (
          <Part key={partName(index + 1)} n={index + 1} />
        ))}
        {shown < MOST_PARTS && (
          <Button variant="plain" size="xs" px="0" onClick={() => setShown(shown + 1)}>
            <Plus aria-hidden />
            {messages.addPart}
          </Button>
        )}
      </Box>
      <SplitPreview parts={useSplitParts(item, started, totals)} total={sum} />
      <Text mt="2" role="status" color={compareDecimals(sum, item.totalValue) === 0 ? 'fg.muted' : 'fg.warning'}>
        {differenceOf(sum, item.totalValue) ?? messages.kitEven(formatMoney(item.totalValue))}
      </Text>
    </FormDialog>
  );
}

/** Converts the server's path of a part's field to the form's: the server counts only the parts that were sent, from 0. */
function fieldOfPart(field: string, sent: readonly string[]): string {
  const [, index, rest] = /^parts\.(\d+)\.(.+)$/.exec(field) ?? [];
  const name = sent[Number(index)];
  return name && rest ? `${name}.${rest}` : field;
}

function differenceOf(sum: string, worth: string): string | null {
  const order = compareDecimals(sum, worth);
  if (order === 0) return null;
  const amount = formatMoney(addDecimals(order > 0 ? sum : worth, order > 0 ? worth : sum, -1n));
  return order > 0
    ? messages.kitTooMuch(amount, formatMoney(worth))
    : messages.kitTooLittle(amount, formatMoney(worth));
}

function useSplitParts(
  item: OrderItemRowFragment,
  parts: readonly PartValues[],
  totals: readonly (string | null)[],
): SplitPart[] {
  const taken = useTakenLines(item.purchaseOrderId);
  const line = formatQuantity(item.position);
  const lines = taken && [line, ...splitLines(line, parts.length - 1, taken)];
  return parts.map(({ material = '', quantity = '' }, index) => ({
    id: partName(index + 1),
    line: index === 0 ? line : (lines?.[index] ?? null),
    material,
    quantity: readDecimal(quantity),
    total: totals[index] ?? null,
  }));
}

function Part({ n }: { n: number }) {
  const name = partName(n);
  return (
    <FieldLine>
      <FormField name={`${name}.material`} short={labels.material} span={5} />
      <FormField name={`${name}.catalogNumber`} short={labels.catalogNumber} span={3} />
      <FormField name={`${name}.quantity`} short={labels.quantity} span={2} />
      <FormField name={`${name}.valuePerItem`} short={labels.valuePerItem} span={2} />
    </FieldLine>
  );
}
