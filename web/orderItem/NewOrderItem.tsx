import { Box, Heading, HStack, Skeleton } from '@chakra-ui/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type NewOrderItemDefaultsQuery,
  PurchaseOrderPageDocument,
  useCreateOrderItemMutation,
  useNewOrderItemDefaultsQuery,
} from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { toast } from '../kit/feedback/toaster.ts';
import { CancelButton } from '../kit/form/CancelButton.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { SaveForm } from '../kit/form/useSave.ts';
import { messages } from '../kit/messages.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { itemMessages } from './messages.ts';
import { OrderItemFields } from './OrderItemFields.tsx';
import { createItemInput, newOrderItem, type OrderItemValues, orderItemSchema } from './orderItemForm.ts';

interface NewOrderItemProps {
  purchaseOrderId: string;
  onClose: () => void;
  /** Called once the list has the new item. */
  onCreated: () => void;
}

type ItemDefaults = NonNullable<NonNullable<NewOrderItemDefaultsQuery['purchaseOrder']>['newItemDefaults']>;

/** Under which name an unfinished new item of an order is kept. */
export function newItemDraftName(purchaseOrderId: string): string {
  return `orderItem/new/${purchaseOrderId}`;
}

const schema = orderItemSchema(false);

/** Adds an item to an order. It starts with the order's defaults: the next line, and how the last item travels. */
export function NewOrderItem(props: NewOrderItemProps) {
  const { data, error, refetch } = useNewOrderItemDefaultsQuery({
    variables: { purchaseOrderId: props.purchaseOrderId },
    fetchPolicy: 'network-only',
  });
  const defaults = data?.purchaseOrder?.newItemDefaults;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!defaults) return <Skeleton h="48" my="3" />;
  return <NewOrderItemForm {...props} defaults={defaults} />;
}

function NewOrderItemForm(props: NewOrderItemProps & { defaults: ItemDefaults }) {
  const { purchaseOrderId, defaults, onClose, onCreated } = props;
  const [create] = useCreateOrderItemMutation({
    refetchQueries: [PurchaseOrderPageDocument],
    awaitRefetchQueries: true,
  });
  const shown = useMemo(() => newOrderItem(defaults), [defaults]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const save: SaveForm<OrderItemValues> = async ({ values, keyed }) => {
    const input = createItemInput(values, purchaseOrderId);
    const { data } = await create({ variables: { input }, context: keyed(input) });
    const { errors = [] } = data?.createOrderItem ?? {};
    return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'saved' };
  };

  const form = useRecordForm<OrderItemValues>({
    name: newItemDraftName(purchaseOrderId),
    shown,
    lockVersion: 0,
    schema,
    editing: true,
    scope: 'page',
    blockInvalid: true,
    isNew: true,
    save,
    onSaved() {
      toast.success(messages.created);
      onClose();
      onCreated();
    },
  });

  const formId = `new-order-item-${purchaseOrderId}`;
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="l3" px={{ base: '3', md: '5' }} py="4" my="3">
      <HStack justify="space-between" gap="2" wrap="wrap">
        <Heading as="h3" ref={heading} tabIndex={-1} outline="none" textStyle="sm" fontWeight="semibold">
          {itemMessages.newItem}
        </Heading>
        <HStack gap="2">
          <CancelButton size="xs" form={form} onCancel={onClose} />
          <ActionButton
            size="xs"
            type="submit"
            form={formId}
            loading={form.pending}
            disabledReason={form.disabledReason}
          >
            {itemMessages.create}
          </ActionButton>
        </HStack>
      </HStack>
      <RecordForm form={form} id={formId} label={itemMessages.newItem}>
        <OrderItemFields isInShipment={false} />
      </RecordForm>
    </Box>
  );
}
