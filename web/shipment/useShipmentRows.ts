import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import type { ViewerProgram } from '../client/session.ts';
import type { ShipmentRowFragment } from '../generated/operations.ts';
import { type ShipmentDialog, shipmentRowActions } from './shipmentActions.ts';

/**
 * Returns the row menu for a list of a program's shipments, and the props of `LazyShipmentDialogs` over that list.
 * @param refetch refetches the list after a write
 */
export function useShipmentRows({ id: programId, slug }: ViewerProgram, refetch: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ kind: ShipmentDialog; shipment: ShipmentRowFragment } | null>(null);
  const menu = useCallback(
    (shipment: ShipmentRowFragment) =>
      shipmentRowActions(shipment, {
        onEdit: () => void navigate(`${addresses.shipment(slug, shipment.id)}?edit=1`),
        onOpen: (kind) => setOpened({ kind, shipment }),
      }),
    [navigate, slug],
  );
  const dialogs = { opened, programId, onDone: () => void refetch(), onClose: () => setOpened(null) };
  return { menu, dialogs };
}
