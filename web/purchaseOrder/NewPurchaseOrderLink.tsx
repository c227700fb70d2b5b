import { addresses } from '../base/addresses.ts';
import { usePermissions } from '../client/session.ts';
import { AddButton, type AddNew } from '../kit/list/AddButton.tsx';
import { orderMessages as messages } from './messages.ts';

/** Returns the link to the form of a new order, or the reason why the user may not create one. */
export function useNewPurchaseOrder(slug: string): AddNew {
  const { purchaseOrders } = usePermissions();
  return {
    label: messages.addNew,
    to: addresses.newPurchaseOrder(slug),
    importAt: addresses.importInto(addresses.purchaseOrders(slug)),
    reason: purchaseOrders.write && purchaseOrders.read ? null : messages.addNewDenied,
    load: () => import('./NewPurchaseOrderPage.tsx'),
  };
}

/** The button that opens the form of a new order. */
export function NewPurchaseOrderLink({ slug }: { slug: string }) {
  return <AddButton {...useNewPurchaseOrder(slug)} />;
}
