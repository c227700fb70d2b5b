import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useProgram } from '../client/session.ts';
import { itemMessages } from './messages.ts';
import type { ShipmentOfSteps } from './useItemSteps.ts';

/** A link to the page of the shipment that contains an item; nothing if it is in none, or the user may not read it. */
export function ShipmentOfItem({ shipment }: { shipment: ShipmentOfSteps }) {
  const { slug } = useProgram();
  if (!shipment) return null;
  return (
    <Link asChild color="program.fg" textStyle="xs">
      <RouterLink to={addresses.shipment(slug, shipment.id)}>
        {itemMessages.inShipment(shipment.invoiceNumber)}
      </RouterLink>
    </Link>
  );
}
