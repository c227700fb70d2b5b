import { useMemo } from 'react';
import { addresses } from '../base/addresses.ts';
import { calendarDay } from '../base/format.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { useCreatePurchaseOrderMutation, useNewPurchaseOrderPageQuery } from '../generated/operations.ts';
import { CreatePage } from '../kit/record/CreatePage.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { creates } from '../kit/record/sends.ts';
import { orderMessages as messages } from './messages.ts';
import { PurchaseOrderFields } from './PurchaseOrderFields.tsx';
import { newPurchaseOrderForm } from './purchaseOrderForm.ts';

/** The page that creates a purchase order in the open program. */
export function NewPurchaseOrderPage() {
  const { id: programId, slug } = useProgram();
  const { purchaseOrders } = usePermissions();
  const allowed = purchaseOrders.read && purchaseOrders.write;
  // Never from the cache: the next free number changes with every new order of any user.
  const query = useNewPurchaseOrderPageQuery({ variables: { programId }, fetchPolicy: 'network-only', skip: !allowed });
  const orderNumber = query.data?.purchaseOrderDefaults.orderNumber ?? '';
  const [mutate] = useCreatePurchaseOrderMutation(changesList('purchaseOrders'));
  const create = creates(mutate, (data) => data.createPurchaseOrder, 'purchaseOrder');
  return (
    <CreatePage
      title={messages.newTitle}
      allowed={allowed}
      list={{ label: messages.purchaseOrders, to: addresses.purchaseOrders(slug) }}
      query={query}
      form={newPurchaseOrderForm}
      name={`purchaseOrder/new/${programId}`}
      known={useMemo(() => ({ orderNumber, orderDate: calendarDay(new Date()) }), [orderNumber])}
      save={(input, context) => create({ ...input, programId }, context)}
      created={messages.createdOrder}
      to={(id) => addresses.purchaseOrder(slug, id)}
      fields={<PurchaseOrderFields isNew />}
    />
  );
}
