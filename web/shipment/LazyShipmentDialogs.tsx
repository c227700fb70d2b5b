import { lazily } from '../base/lazily.ts';
import type { ShipmentDialog } from './shipmentActions.ts';
import type { ShipmentDialogProps } from './shipmentDialog.ts';

const ShipmentDialogs = lazily(async () => (await import('./ShipmentDialogs.tsx')).ShipmentDialogs);

interface LazyShipmentDialogsProps extends Omit<ShipmentDialogProps, 'shipment'> {
  /** What is open; null for nothing. */
  opened: { kind: ShipmentDialog; shipment: ShipmentDialogProps['shipment'] } | null;
}

/** The dialog of an action on a shipment. Its code is loaded when the first one opens. */
export function LazyShipmentDialogs({ opened, ...props }: LazyShipmentDialogsProps) {
  return opened && <ShipmentDialogs {...opened} {...props} />;
}
