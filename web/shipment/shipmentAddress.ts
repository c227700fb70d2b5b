import { addresses, hasScreen } from '../app/addresses.ts';

/** The address of a shipment's page; null while shipments have none. */
export function shipmentAddress(slug: string, id: string): string | null {
  return hasScreen('shipments') ? addresses.shipment(slug, id) : null;
}
