import { addresses } from '../../base/addresses.ts';
import { usePermissions, useProgram } from '../../client/session.ts';
import { queueMessages } from './messages.ts';

const { stations: messages } = queueMessages;

/** The id of the filter by order in the lists of waiting items. */
export const ORDER = 'order';

/** How many items wait for each step; null if unknown. */
export interface WaitingItems {
  toAssess: number | null;
  toReceive: number | null;
  toShip: number | null;
}

/** A place where items wait: how many, and its address if the user may work there. */
export interface Station {
  id: keyof WaitingItems;
  text: string;
  to: string | null;
}

/** Returns the places where items wait, in the order of their way. @param orderId limits the lists to an order; null for all */
export function useStations({ toAssess, toReceive, toShip }: WaitingItems, orderId: string | null): Station[] {
  const { slug } = useProgram();
  const { orderItems, shipments } = usePermissions();
  const may = (right: string) => orderItems.write || orderItems.extra.includes(right);
  const list = (section: string) =>
    `${addresses.section(slug, section)}${orderId ? `?${new URLSearchParams({ [ORDER]: orderId }).toString()}` : ''}`;
  const station = (id: Station['id'], count: number | null, isAllowed: boolean, to: string): Station[] =>
    count ? [{ id, text: messages[id](count), to: isAllowed ? to : null }] : [];
  return [
    ...station('toAssess', toAssess, may('assess'), list('assessments')),
    ...station('toReceive', toReceive, may('receive'), list('goods-receipts')),
    ...station('toShip', toShip, shipments.write, addresses.newShipment(slug)),
  ];
}
