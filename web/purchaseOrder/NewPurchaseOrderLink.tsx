import { addresses } from '../app/addresses.ts';
import { usePermissions } from '../app/session.ts';
import { AddButton, type AddNew } from '../kit/list/AddButton.tsx';
import { orderMessages as messages } from './messages.ts';

/** The way to the form of a new order, or why there is none. */
export function useNewPurchaseOrder(slug: string): AddNew {
  const { purchaseOrders } = usePermissions();
  return {
    label: messages.addNew,
    to: addresses.newPurchaseOrder(slug),
    reason: purchaseOrders.write && purchaseOrders.read ? null : messages.addNewDenied,
    load: () => import('./NewPurchaseOrderPage.tsx'),
  };
}

/** The button that leads to the form of a new order. */
export function NewPurchaseOrderLink({ slug }: { slug: string }) {
  return <AddButton {...useNewPurchaseOrder(slug)} />;
}
