import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatQuantity } from '../base/format.ts';
import { useProgram } from '../client/session.ts';
import type { RemovedOrderItemQuery } from '../generated/operations.ts';
import { itemMessages as messages } from './messages.ts';

interface OriginLineProps {
  /** The item that a removed one was split off. */
  origin: NonNullable<NonNullable<RemovedOrderItemQuery['removedOrderItem']>['splitFrom']>;
}

/** The way to the line that a removed item was a part of. */
export function OriginLine({ origin: { id, purchaseOrderId, position } }: OriginLineProps) {
  const { slug } = useProgram();
  return (
    <Link asChild color="program.fg" fontWeight="semibold">
      <RouterLink to={addresses.orderItem(slug, purchaseOrderId, id)}>
        {messages.toLine(formatQuantity(position))}
      </RouterLink>
    </Link>
  );
}
