import { Button, chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { ItemsWorkFragment } from '../generated/operations.ts';
import { withOpenItem } from './itemLink.ts';
import { itemMessages } from './messages.ts';
import { itemFieldOf } from './orderItemForm.ts';
import { queueMessages } from './queue/messages.ts';
import { StationLinks } from './queue/StationLinks.tsx';
import { useStations } from './queue/stations.ts';

interface ItemWorkProps {
  work: ItemsWorkFragment;
  /** The number of the order. */
  orderNumber: string;
  /** The page size of the order's items. */
  rowsOfPage: number;
}

/** What is left to do with the items of an order, and what they lack for a shipment; nothing if all is done. */
export function ItemWork({ work, orderNumber, rowsOfPage }: ItemWorkProps) {
  const [, setParameters] = useSearchParams();
  const stations = useStations(work, orderNumber);
  const { missingForShipment, toRelease } = work;
  if (stations.length === 0 && toRelease === 0 && missingForShipment.length === 0) return null;
  return (
    <chakra.div role="group" aria-label={itemMessages.workLeft} color="fg.muted" mb="2">
      <StationLinks stations={stations}>
        {toRelease > 0 && <li>{queueMessages.stations.toRelease(toRelease)}</li>}
        {missingForShipment.map(({ field, count, firstId, firstAt }) => (
          <chakra.li key={field} color="fg.warning">
            <Button
              variant="plain"
              h="auto"
              minW="0"
              px="0"
              color="inherit"
              textStyle="xs"
              fontWeight="normal"
              textDecoration="underline"
              textUnderlineOffset="3px"
              onClick={() => {
                const page = Math.ceil(firstAt / rowsOfPage);
                setParameters((before) => withOpenItem(before, { id: firstId, page, field: itemFieldOf(field) }));
              }}
            >
              {itemMessages.lacking(count, itemMessages.labels[itemFieldOf(field)])}
            </Button>
          </chakra.li>
        ))}
      </StationLinks>
    </chakra.div>
  );
}
