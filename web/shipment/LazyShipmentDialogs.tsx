import { lazyComponent } from '../base/lazyComponent.ts';
import type { ShipmentDialog } from './shipmentActions.ts';
import type { ShipmentDialogProps } from './shipmentDialog.ts';

const ShipmentDialogs = lazyComponent(async () => (await import('./ShipmentDialogs.tsx')).ShipmentDialogs);

interface LazyShipmentDialogsProps extends Omit<ShipmentDialogProps, 'shipment'> {
  /** The open dialog and its shipment; null if none is open. */
  opened: { kind: ShipmentDialog; shipment: ShipmentDialogProps['shipment'] } | null;
}

/** The dialog of an action on a shipment. Its code loads when the first dialog opens. */
export function LazyShipmentDialogs({ opened, ...props }: LazyShipmentDialogsProps) {
  return opened && <ShipmentDialogs {...opened} {...props} />;
}
