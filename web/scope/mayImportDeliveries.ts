import { usePermissions } from '../client/session.ts';

/** Whether the user may import deliveries: with all that their rows name and make. */
export function useMayImportDeliveries(): boolean {
  const { programs, purchaseOrders, orderItems, shipments, vendors, endUsers, groups } = usePermissions();
  const written = [purchaseOrders, orderItems, shipments, vendors, endUsers, groups];
  return programs.create && written.every(({ read, write }) => read && write);
}
