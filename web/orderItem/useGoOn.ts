import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useProgram } from '../client/session.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import type { Direction, WalkFocus } from './itemNavigation.ts';
import type { useItemsBeside } from './useItemsBeside.ts';

/** A way to a neighbour of an item: where the focus goes there, and whether it opens for editing. */
interface Way {
  direction: Direction;
  focus: WalkFocus;
  edit: boolean;
}

/**
 * Returns the function that opens the page of an item's neighbour. One on a page of the list that is still loading is opened
 * as soon as it is known. Alt with the arrows up and down does the same.
 */
export function useGoOn(
  { id, purchaseOrderId }: Pick<OrderItemRowFragment, 'id' | 'purchaseOrderId'>,
  { neighbours, place }: ReturnType<typeof useItemsBeside>,
): (way: Way) => void {
  const { slug } = useProgram();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<{ way: Way; from: string } | null>(null);
  const go = (way: Way) => {
    const { direction, focus, edit } = way;
    const to = direction === 1 ? neighbours.next : neighbours.previous;
    const isNone = place !== null && (direction === 1 ? place.at >= place.of : place.at <= 1);
    setWaiting(to || isNone ? null : { way, from: id });
    if (!to) return;
    const address = addresses.orderItem(slug, purchaseOrderId, to.id);
    // An edit that has ended leaves no entry in the history: Back does not open it again.
    void navigate(edit ? `${address}?edit=1` : address, { state: { arrived: focus }, replace: edit });
  };
  const goNow = useEffectEvent(go);
  const awaited = waiting?.from === id ? waiting.way : null;
  const isKnown = place !== null && (awaited?.direction === 1 ? neighbours.next : neighbours.previous) !== null;
  useEffect(() => {
    if (isKnown && awaited) goNow(awaited);
  }, [isKnown, awaited]);
  useArrowKeys((direction) => go({ direction, focus: {}, edit: false }));
  return go;
}

/** Returns where the focus goes on a page that the user has gone on to: to the same field, or to the same arrow. */
export function useArrival(): WalkFocus {
  const { state } = useLocation();
  const arrived = state && typeof state === 'object' && 'arrived' in state ? state.arrived : null;
  if (!arrived || typeof arrived !== 'object') return {};
  return {
    ...('field' in arrived && typeof arrived.field === 'string' && { field: arrived.field }),
    ...('arrow' in arrived && (arrived.arrow === 1 || arrived.arrow === -1) && { arrow: arrived.arrow }),
  };
}

/** What handles arrow keys itself. */
const OWN_KEYS = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

function useArrowKeys(go: (direction: Direction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    const { target } = event;
    if (direction === null || (target instanceof Element && target.closest(OWN_KEYS))) return;
    event.preventDefault();
    go(direction);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
