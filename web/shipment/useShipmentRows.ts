import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import type { ShipmentRowFragment } from '../generated/operations.ts';
import { type ShipmentDialog, shipmentRowActions } from './shipmentActions.ts';

/** What a row's menu opened over the list. */
export interface OpenedShipment {
  kind: ShipmentDialog;
  shipment: ShipmentRowFragment;
}

/** What can be done with the rows of a list of a program's shipments: their menus, and what those opened. */
export function useShipmentRows(slug: string) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenedShipment | null>(null);
  const menu = useCallback(
    (shipment: ShipmentRowFragment) =>
      shipmentRowActions(shipment.abilities, {
        onEdit: () => void navigate(`${addresses.shipment(slug, shipment.id)}?edit=1`),
        onOpen: (kind) => setOpened({ kind, shipment }),
      }),
    [navigate, slug],
  );
  return { menu, opened, close: () => setOpened(null) };
}
