import { usePermissions, useProgram } from '../app/session.ts';
import { ItemCommentPanel, useItemComments } from '../comment/ItemCommentPanel.tsx';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { type PurchaseOrderPageQuery, useUpdatePurchaseOrderMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { EditableRecord } from '../kit/record/EditableRecord.tsx';
import { isAbout, isAboutList, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { useRecordEditing } from '../kit/record/useRecordEditing.ts';
import { OrderItemTable } from '../orderItem/OrderItemTable.tsx';
import { orderMessages } from './messages.ts';
import { PurchaseOrderFields } from './PurchaseOrderFields.tsx';
import { PurchaseOrderHeader } from './PurchaseOrderHeader.tsx';
import { purchaseOrderForm } from './purchaseOrderForm.ts';

interface PurchaseOrderRecordProps {
  order: NonNullable<PurchaseOrderPageQuery['purchaseOrder']>;
  itemsLoading: boolean;
  onItemsPage: (page: number) => void;
  onRefresh: () => void;
}

/** An order that is there: header, fields, items and the comments panel, kept up to date while others work on it. */
export function PurchaseOrderRecord({ order, itemsLoading, onItemsPage, onRefresh }: PurchaseOrderRecordProps) {
  const { id: programId } = useProgram();
  const [update] = useUpdatePurchaseOrderMutation();
  const editing = useRecordEditing({
    form: purchaseOrderForm,
    name: `purchaseOrder/${order.id}`,
    record: order,
    async save(input, context) {
      const { data } = await update({ variables: { id: order.id, input }, context });
      return outcomeOf(data?.updatePurchaseOrder);
    },
  });
  const comments = useItemComments('PURCHASE_ORDER', order.id, orderMessages.purchaseOrder);
  useRecordChanges({
    programId,
    concerns: (change) =>
      isAbout(change, 'PURCHASE_ORDER', [order]) || isAboutList(change, 'ORDER_ITEM', order.orderItems?.data),
    onChange: onRefresh,
  });
  return (
    <EditableRecord
      form={editing.form}
      label={orderMessages.orderLabel(order.orderNumber)}
      header={(formId) => <PurchaseOrderHeader {...{ order, programId, formId, editing }} />}
      fields={<PurchaseOrderFields subStatus={order.subStatus} />}
    >
      <DocumentPanel
        folds
        parent={{ type: 'PURCHASE_ORDER', id: order.id }}
        label={order.orderNumber}
        programId={programId}
      />
      {order.orderItems && (
        <OrderItemTable
          order={order}
          page={order.orderItems}
          loading={itemsLoading}
          commentedItemId={comments.commentedItemId}
          onPage={onItemsPage}
          onComment={comments.commentOnItem}
        />
      )}
      <ItemCommentPanel
        comments={comments}
        rights={usePermissions().purchaseOrders}
        refusal={reasonAgainst(order.abilities, 'COMMENT')}
      />
    </EditableRecord>
  );
}
