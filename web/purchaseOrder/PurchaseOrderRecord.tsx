import { Box } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProgram } from '../app/session.ts';
import { CommentPanel, useCommentTarget } from '../comment/CommentPanel.tsx';
import { type PurchaseOrderPageQuery, useUpdatePurchaseOrderMutation } from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { SaveForm } from '../kit/form/useSave.ts';
import { messages } from '../kit/messages.ts';
import { isAllowed, refusalOf } from '../kit/record/abilities.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { OrderItemTable } from '../orderItem/OrderItemTable.tsx';
import { orderMessages } from './messages.ts';
import { PurchaseOrderFields } from './PurchaseOrderFields.tsx';
import { PurchaseOrderHeader } from './PurchaseOrderHeader.tsx';
import {
  type PurchaseOrderValues,
  purchaseOrderSchema,
  purchaseOrderValues,
  updateInput,
} from './purchaseOrderForm.ts';

type ShownOrder = NonNullable<PurchaseOrderPageQuery['purchaseOrder']>;

interface PurchaseOrderRecordProps {
  order: ShownOrder;
  itemsLoading: boolean;
  onItemsPage: (page: number) => void;
  onRefresh: () => void;
}

const FORM_ID = 'purchase-order-form';

/** An order that is there: header, fields, items and the comments panel, kept up to date while others work on it. */
export function PurchaseOrderRecord({ order, itemsLoading, onItemsPage, onRefresh }: PurchaseOrderRecordProps) {
  const program = useProgram();
  const { editing, setEditing } = useEditMode(isAllowed(order.abilities, 'update'));
  const form = usePurchaseOrderForm(order, editing, () => setEditing(false));
  const { target, setTarget, commentOnItem, commentedItemId } = useCommentTarget();

  useRecordChanges({
    programId: program.id,
    concerns: ({ type, id, actionType }) =>
      (type === 'PURCHASE_ORDER' && id === order.id) ||
      (type === 'ORDER_ITEM' &&
        (actionType !== 'EDIT' || order.orderItems?.data.some((item) => item.id === id) === true)),
    onChange: onRefresh,
  });

  return (
    <Box px={{ base: '4', md: '5' }} pb="10" maxW="1400px">
      <LeaveGuard />
      <PurchaseOrderHeader
        order={order}
        programId={program.id}
        editing={editing}
        formId={FORM_ID}
        saving={form.pending}
        saveDisabledReason={form.disabledReason}
        onEdit={() => setEditing(true)}
        onCancel={() => setEditing(false)}
      />
      <RecordForm form={form} id={FORM_ID} label={orderMessages.fieldsOf(order.orderNumber)}>
        <PurchaseOrderFields subStatus={order.subStatus} />
      </RecordForm>
      {order.orderItems && (
        <OrderItemTable
          purchaseOrderId={order.id}
          page={order.orderItems}
          loading={itemsLoading}
          abilities={order.abilities}
          commentedItemId={commentedItemId}
          onPage={onItemsPage}
          onComment={commentOnItem}
        />
      )}
      <CommentPanel
        recordId={order.id}
        refusal={refusalOf(order.abilities, 'comment')}
        target={target}
        onTarget={setTarget}
      />
    </Box>
  );
}

/** Edit mode lives in the address, so that a link, a reload and Back know it. */
function useEditMode(allowed: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const editing = allowed && parameters.get('edit') === '1';
  const setEditing = useCallback(
    (edit: boolean) =>
      setParameters((before) => {
        const after = new URLSearchParams(before);
        if (edit) after.set('edit', '1');
        else after.delete('edit');
        return after;
      }),
    [setParameters],
  );
  return { editing, setEditing };
}

function usePurchaseOrderForm(order: ShownOrder, editing: boolean, stopEditing: () => void) {
  const [update] = useUpdatePurchaseOrderMutation();
  const shown = useMemo(() => purchaseOrderValues(order), [order]);
  const schema = useMemo(() => purchaseOrderSchema(shown), [shown]);
  const save: SaveForm<PurchaseOrderValues> = async ({ changes, lockVersion, keyed }) => {
    const input = updateInput(changes, lockVersion);
    const { data } = await update({ variables: { id: order.id, input }, context: keyed({ id: order.id, input }) });
    const { errors = [], current } = data?.updatePurchaseOrder ?? {};
    if (current) {
      return { kind: 'stale', current: { values: purchaseOrderValues(current), lockVersion: current.lockVersion } };
    }
    return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'saved' };
  };
  return useRecordForm<PurchaseOrderValues>({
    name: `purchaseOrder/${order.id}`,
    shown,
    lockVersion: order.lockVersion,
    schema,
    editing,
    scope: 'edit',
    save,
    onSaved() {
      toast.success(messages.updated);
      stopEditing();
    },
  });
}
