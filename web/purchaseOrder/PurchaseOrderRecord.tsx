import { Skeleton } from '@chakra-ui/react';
import { usePermissions, useProgram } from '../app/session.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { ItemCommentPanel, useItemComments } from '../comment/ItemCommentPanel.tsx';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { type PurchaseOrderPageQuery, useUpdatePurchaseOrderMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useGridView } from '../kit/grid/useGridView.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { EditableRecord } from '../kit/record/EditableRecord.tsx';
import { useEditMode } from '../kit/record/useEditMode.ts';
import { isAbout, isAboutList, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ProhibitedAlert } from '../lookup/ProhibitedBadge.tsx';
import { OrderItemTable } from '../orderItem/OrderItemTable.tsx';
import { orderMessages } from './messages.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PurchaseOrderFields } from './PurchaseOrderFields.tsx';
import { PurchaseOrderHeader } from './PurchaseOrderHeader.tsx';
import { purchaseOrderForm } from './purchaseOrderForm.ts';

const OrderItemGridTable = lazyComponent(
  async () => (await import('../orderItem/grid/OrderItemGridTable.tsx')).OrderItemGridTable,
  <Skeleton flex="1" minH="64" />,
);

interface PurchaseOrderRecordProps {
  order: NonNullable<PurchaseOrderPageQuery['purchaseOrder']>;
  itemsLoading: boolean;
  onItemsPage: (page: number) => void;
  onRefresh: () => void;
}

/** Returns the names of the parties of an order that trade is prohibited with. */
function prohibitedNames({ vendor, endUser, group }: PurchaseOrderRecordProps['order']): string[] {
  const named = [
    [vendor?.isProhibited, vendor?.name],
    [endUser?.isProhibited, endUser?.label],
    [group?.isProhibited, group?.name],
  ] as const;
  return named.flatMap(([isProhibited, name]) => (isProhibited && name ? [name] : []));
}

/** A loaded order: header, fields, items and comments, kept up to date while other users work on it. */
export function PurchaseOrderRecord({ order, itemsLoading, onItemsPage, onRefresh }: PurchaseOrderRecordProps) {
  const { id: programId } = useProgram();
  const [update] = useUpdatePurchaseOrderMutation();
  const { editing } = useEditMode(isAllowed(order.abilities, 'UPDATE'));
  const comments = useItemComments('PURCHASE_ORDER', order.id, orderMessages.purchaseOrder);
  const isGrid = useGridView()[0] === 'grid';
  useRecordChanges({
    programId,
    concerns: (change) =>
      isAbout(change, 'PURCHASE_ORDER', [order]) || isAboutList(change, 'ORDER_ITEM', order.orderItems?.data),
    onChange: onRefresh,
  });
  return (
    <EditableRecord
      footed
      edit={{
        form: purchaseOrderForm,
        name: `purchaseOrder/${order.id}`,
        record: order,
        async save(input, context) {
          const { data } = await update({ variables: { id: order.id, input }, context });
          return outcomeOf(data?.updatePurchaseOrder);
        },
      }}
      label={orderMessages.orderLabel(order.orderNumber)}
      header={(formId, form) => <PurchaseOrderHeader {...{ order, programId, formId, editing: form, quiet: isGrid }} />}
      fields={
        <>
          <ProhibitedAlert names={prohibitedNames(order)} consequence={orderMessages.prohibited} />
          {isGrid && !editing ? <OrderSummary order={order} /> : <PurchaseOrderFields subStatus={order.subStatus} />}
        </>
      }
      fills={isGrid}
    >
      {!isGrid && (
        <DocumentPanel
          folds
          parent={{ type: 'PURCHASE_ORDER', id: order.id }}
          label={order.orderNumber}
          programId={programId}
        />
      )}
      {isGrid && <OrderItemGridTable order={order} />}
      {order.orderItems && !isGrid && (
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
        blockedReason={reasonAgainst(order.abilities, 'COMMENT')}
      />
    </EditableRecord>
  );
}
