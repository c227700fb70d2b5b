import { Box, Heading, Skeleton } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { messages } from '../base/words.ts';
import {
  type NewOrderItemDefaultsQuery,
  useCreateOrderItemMutation,
  useNewOrderItemDefaultsQuery,
} from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { changesListOf } from '../kit/record/changesList.ts';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { InlineForm } from './InlineForm.tsx';
import { itemsOfOrder } from './itemsOf.ts';
import { itemMessages } from './messages.ts';
import { OrderItemFields } from './OrderItemFields.tsx';
import { newItemValues, newOrderItemForm } from './orderItemForm.ts';

interface NewOrderItemProps {
  purchaseOrderId: string;
  onClose: () => void;
  /** Called once the item is created; the list may not contain it yet. */
  onCreated: () => void;
}

type ItemDefaults = NonNullable<NonNullable<NewOrderItemDefaultsQuery['purchaseOrder']>['newItemDefaults']>;

/** Returns the draft name of an order's unfinished new item. */
export function newItemDraftName(purchaseOrderId: string): string {
  return `orderItem/new/${purchaseOrderId}`;
}

/**
 * Adds items to an order, one after another. Each starts with the order's defaults: the next line, and the shipment type and
 * storage of the last item. The response to the previous item contains them, so that the user can type on at once.
 */
export function NewOrderItem(props: NewOrderItemProps) {
  const [turn, setTurn] = useState(0);
  const { data, error, refetch } = useNewOrderItemDefaultsQuery({
    variables: { purchaseOrderId: props.purchaseOrderId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const defaults = data?.purchaseOrder?.newItemDefaults;
  if (!defaults) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton h="48" my="3" />;
  }
  return <NewOrderItemForm key={turn} {...props} defaults={defaults} onNext={() => setTurn(turn + 1)} />;
}

function NewOrderItemForm(props: NewOrderItemProps & { defaults: ItemDefaults; onNext: () => void }) {
  const { purchaseOrderId, defaults, onClose, onCreated, onNext } = props;
  const [create] = useCreateOrderItemMutation(changesListOf(itemsOfOrder(purchaseOrderId)));
  const form = useCreateForm({
    form: newOrderItemForm,
    name: newItemDraftName(purchaseOrderId),
    known: useMemo(() => newItemValues(defaults), [defaults]),
    scope: 'page',
    async save(fields, context) {
      const { data } = await create({ variables: { input: { ...fields, purchaseOrderId } }, context });
      return outcomeOf(data?.createOrderItem);
    },
    onSaved({ next }) {
      toast.success(messages.created);
      onCreated();
      if (next) onNext();
      else onClose();
    },
  });
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="l3" bg="bg" px={{ base: '3', md: '5' }} pt="4" my="3">
      <Heading as="h3" textStyle="sm" fontWeight="semibold" mb="1">
        {itemMessages.newItem}
      </Heading>
      <InlineForm
        form={form}
        label={itemMessages.newItem}
        createLabel={messages.create}
        next={{ label: itemMessages.createNext, go: () => form.submit(true) }}
        focus="material"
        onCancel={onClose}
      >
        <OrderItemFields />
      </InlineForm>
    </Box>
  );
}
