import { Box, Button, Skeleton } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { Page } from '../app/Page.tsx';
import { usePermissions, useProgram } from '../app/session.ts';
import { useCreatePurchaseOrderMutation, useNewPurchaseOrderPageQuery } from '../generated/operations.ts';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { NoAccess } from '../kit/feedback/NoAccess.tsx';
import { toast } from '../kit/feedback/toaster.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { SaveForm } from '../kit/form/useSave.ts';
import { calendarDay } from '../kit/format.ts';
import { messages } from '../kit/messages.ts';
import { RecordHeader } from '../kit/record/RecordHeader.tsx';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { orderMessages } from './messages.ts';
import { PurchaseOrderFields } from './PurchaseOrderFields.tsx';
import {
  createInput,
  emptyPurchaseOrder,
  type NewPurchaseOrderValues,
  newPurchaseOrderSchema,
} from './purchaseOrderForm.ts';

const FORM_ID = 'new-purchase-order-form';

/** Makes a purchase order in the open program. */
export function NewPurchaseOrderPage() {
  const program = useProgram();
  const { purchaseOrders } = usePermissions();
  const allowed = purchaseOrders.read && purchaseOrders.write;
  const { data, error, refetch } = useNewPurchaseOrderPageQuery({
    variables: { programId: program.id },
    // The next free number moves with every order that anybody makes.
    fetchPolicy: 'network-only',
    skip: !allowed,
  });
  const parents = [{ label: orderMessages.purchaseOrders, to: addresses.purchaseOrders(program.slug) }];
  return (
    <Box px={{ base: '4', md: '5' }} pb="10" maxW="900px">
      <Page title={orderMessages.newTitle} parents={parents} />
      {!allowed ? (
        <NoAccess />
      ) : data ? (
        <NewPurchaseOrder offeredNumber={data.purchaseOrderDefaults.orderNumber} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <RecordHeader title={orderMessages.newTitle} actions={<Box h="34px" aria-hidden />} />
          <Skeleton h="64" />
        </>
      )}
    </Box>
  );
}

function NewPurchaseOrder({ offeredNumber }: { offeredNumber: string | null }) {
  const program = useProgram();
  const navigate = useNavigate();
  const [create] = useCreatePurchaseOrderMutation();
  const shown = useMemo(() => emptyPurchaseOrder(offeredNumber, calendarDay(new Date())), [offeredNumber]);
  const madeId = useRef<string | null>(null);

  const save: SaveForm<NewPurchaseOrderValues> = async ({ values, keyed }) => {
    const input = createInput(values, program.id);
    const { data } = await create({
      variables: { input },
      context: keyed(input),
      update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'purchaseOrders' }),
    });
    const { purchaseOrder, errors = [] } = data?.createPurchaseOrder ?? {};
    madeId.current = purchaseOrder?.id ?? null;
    return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'saved' };
  };

  const form = useRecordForm<NewPurchaseOrderValues>({
    name: `purchaseOrder/new/${program.id}`,
    shown,
    lockVersion: 0,
    schema: newPurchaseOrderSchema,
    editing: true,
    scope: 'edit',
    isNew: true,
    save,
    onSaved() {
      toast.success(orderMessages.createdOrder);
      if (madeId.current) void navigate(addresses.purchaseOrder(program.slug, madeId.current), { replace: true });
    },
  });

  return (
    <>
      <LeaveGuard />
      <RecordHeader
        title={orderMessages.newTitle}
        actions={
          <>
            <Button variant="outline" onClick={() => void navigate(addresses.purchaseOrders(program.slug))}>
              {messages.cancel}
            </Button>
            <ActionButton type="submit" form={FORM_ID} loading={form.pending} disabledReason={form.disabledReason}>
              {orderMessages.create}
            </ActionButton>
          </>
        }
      />
      <RecordForm form={form} id={FORM_ID} label={orderMessages.newTitle}>
        <PurchaseOrderFields isNew />
      </RecordForm>
    </>
  );
}
