import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import type { ViewerProgram } from '../app/session.ts';
import type { ShipmentRowFragment } from '../generated/operations.ts';
import { type ShipmentDialog, shipmentRowActions } from './shipmentActions.ts';

/**
 * What can be done with the rows of a list of a program's shipments, and what `LazyShipmentDialogs` opens over the list.
 * @param refetch asks for the list again, once something was written
 */
export function useShipmentRows({ id: programId, slug }: ViewerProgram, refetch: () => Promise<unknown>) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ kind: ShipmentDialog; shipment: ShipmentRowFragment } | null>(null);
  const menu = useCallback(
    (shipment: ShipmentRowFragment) =>
      shipmentRowActions(shipment.abilities, {
        onEdit: () => void navigate(`${addresses.shipment(slug, shipment.id)}?edit=1`),
        onOpen: (kind) => setOpened({ kind, shipment }),
      }),
    [navigate, slug],
  );
  const dialogs = { opened, programId, onDone: () => void refetch(), onClose: () => setOpened(null) };
  return { menu, dialogs };
}
