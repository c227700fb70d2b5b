import { Skeleton } from '@chakra-ui/react';
import { useMemo } from 'react';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useAfterPaint } from '../base/useAfterPaint.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { ItemCommentPanel, useItemComments } from '../comment/ItemCommentPanel.tsx';
import { DocumentPanel } from '../document/DocumentPanel.tsx';
import { type PurchaseOrderPageQuery, useUpdatePurchaseOrderMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useGridView } from '../kit/grid/useGridView.ts';
import type { TurnPage } from '../kit/list/listState.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { EditableRecord } from '../kit/record/EditableRecord.tsx';
import { useEditMode } from '../kit/record/useEditMode.ts';
import { isAbout, isAboutList, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ProhibitedAlert } from '../lookup/ProhibitedBadge.tsx';
import { ItemWorkPanel } from '../orderItem/ItemWorkPanel.tsx';
import { OrderItemTable } from '../orderItem/OrderItemTable.tsx';
import { orderItemHistory } from '../orderItem/orderItemHistory.ts';
import { PrintedItemTable } from '../orderItem/PrintedItemTable.tsx';
import { orderMessages } from './messages.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PurchaseOrderFields } from './PurchaseOrderFields.tsx';
import { PurchaseOrderHeader } from './PurchaseOrderHeader.tsx';
import { purchaseOrderForm } from './purchaseOrderForm.ts';
import { purchaseOrderHistory } from './purchaseOrderHistory.ts';
import { useScreening } from './useScreening.ts';

const OrderItemGridTable = lazyComponent(
  async () => (await import('../orderItem/grid/OrderItemGridTable.tsx')).OrderItemGridTable,
  <Skeleton flex="1" minH="64" />,
);

interface PurchaseOrderRecordProps {
  order: NonNullable<PurchaseOrderPageQuery['purchaseOrder']>;
  itemsLoading: boolean;
  onItemsPage: TurnPage;
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
  const history = useMemo(
    () => ({ type: 'PURCHASE_ORDER' as const, id: order.id, words: purchaseOrderHistory, programId }),
    [order.id, programId],
  );
  const isGrid = useGridView()[0] === 'grid';
  const screening = useScreening(order);
  // What is under the items and the fields comes once those are painted.
  const isPainted = useAfterPaint(true, false);
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
      history={history}
      label={orderMessages.orderLabel(order.orderNumber)}
      header={(formId, form) => <PurchaseOrderHeader {...{ order, programId, formId, editing: form, quiet: isGrid }} />}
      summary={
        <>
          {!isGrid && <OrderFacts order={order} />}
          <ProhibitedAlert names={prohibitedNames(order)} consequence={orderMessages.prohibited} />
          {!isGrid && order.itemsWork && (
            <ItemWorkPanel order={{ ...order, itemsWork: order.itemsWork }} more={screening} />
          )}
        </>
      }
      main={
        order.orderItems &&
        !isGrid && (
          <OrderItemTable
            order={order}
            page={order.orderItems}
            loading={itemsLoading}
            comments={comments}
            onPage={onItemsPage}
          />
        )
      }
      fields={isGrid && !editing ? <OrderSummary order={order} /> : <PurchaseOrderFields subStatus={order.subStatus} />}
      printed={<PurchaseOrderFields subStatus={order.subStatus} />}
      fills={isGrid}
    >
      {isGrid ? (
        <>
          <PrintedItemTable meta={order.orderItems?.meta ?? null} total={order.totalValue} />
          <OrderItemGridTable order={order} />
        </>
      ) : (
        isPainted && (
          <DocumentPanel
            folds
            parent={{ type: 'PURCHASE_ORDER', id: order.id }}
            label={order.orderNumber}
            programId={programId}
          />
        )
      )}
      <ItemCommentPanel
        comments={comments}
        itemWords={orderItemHistory}
        rights={usePermissions().purchaseOrders}
        blockedReason={reasonAgainst(order.abilities, 'COMMENT')}
      />
    </EditableRecord>
  );
}
