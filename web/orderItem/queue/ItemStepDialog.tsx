import { Box, Text } from '@chakra-ui/react';
import { formatQuantity } from '../../base/format.ts';
import { useWaits } from '../../client/outboxState.ts';
import { type StepItemFragment, useStepItemQuery } from '../../generated/operations.ts';
import { useLatchedMode } from '../../kit/form/useLatchedMode.ts';
import { reasonAgainst } from '../../kit/record/abilities.ts';
import { FormDialog } from '../../kit/record/FormDialog.tsx';
import { AppDialog } from '../../kit/ui/Dialog.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { ErrorState } from '../../kit/ui/ErrorState.tsx';
import { toast } from '../../kit/ui/toaster.ts';
import { useUnitBeside } from '../../lookup/lookupChoices.ts';
import { lineOf } from './itemNames.ts';
import { queueMessages as messages } from './messages.ts';
import type { ItemStep } from './step.ts';

interface ItemStepDialogProps {
  itemId: string;
  step: ItemStep;
  onClose: () => void;
  /** Called once the step is completed; the cache then contains the updated item. */
  onDone?: (() => void) | undefined;
}

/** The dialog that completes a step for one item, from any page. If that is not possible, it shows the reason at once. */
export function ItemStepDialog({ itemId, step, onClose, onDone }: ItemStepDialogProps) {
  const { data, error, refetch } = useStepItemQuery({
    variables: { id: itemId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const item = data?.orderItem;
  if (item) return <LoadedDialog item={item} step={step} onClose={onClose} onDone={onDone} />;
  if (!data && !error) return null;
  return (
    <AppDialog title={step.messages.title} open onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <EmptyState title={messages.gone} />}
    </AppDialog>
  );
}

interface LoadedDialogProps extends Omit<ItemStepDialogProps, 'itemId'> {
  item: StepItemFragment;
}

function LoadedDialog({ item, step, onClose, onDone }: LoadedDialogProps) {
  const waits = useWaits(step.action)('ORDER_ITEM', item.id);
  const blockedReason = waits ? messages.waits : reasonAgainst(item.abilities, step.action);
  const form = step.useForm({
    record: item,
    editing: useLatchedMode(true, blockedReason === null),
    blockedReason,
    onDone(saved) {
      onClose();
      if (saved.waits) return;
      toast.success(step.messages.taken);
      onDone?.();
    },
  });
  return (
    <FormDialog title={step.messages.title} label={step.messages.take} form={form} onClose={onClose}>
      <ItemFacts item={item} />
      <step.Fields item={item} />
    </FormDialog>
  );
}

/** The item's identification, in two lines. */
function ItemFacts({ item }: { item: StepItemFragment }) {
  const unit = useUnitBeside(item.quantity, item.sizePerItem);
  const quantity = messages.quantityOf(formatQuantity(item.quantity), unit);
  const facts = [lineOf(item), item.vendorName, quantity];
  return (
    <Box mb="2">
      <Text fontWeight="semibold" overflowWrap="anywhere" unicodeBidi="plaintext">
        {item.material}
      </Text>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {messages.facts(facts)}
      </Text>
    </Box>
  );
}
