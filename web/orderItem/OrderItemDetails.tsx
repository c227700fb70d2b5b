import { Box, Flex, HStack, Link, Text } from '@chakra-ui/react';
import { memo, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { preload } from '../base/preload.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { HistoryScope } from '../kit/record/HistoryScope.tsx';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { ItemArrows } from './ItemArrows.tsx';
import { type Direction, useItemNavigation } from './itemNavigation.ts';
import { itemMessages } from './messages.ts';
import { OrderItemForm } from './OrderItemForm.tsx';
import { ShipmentOfItem } from './ShipmentOfItem.tsx';
import { useItemHistory } from './useItemHistory.ts';
import { type ShipmentOfSteps, useItemSteps } from './useItemSteps.ts';

const ItemDocuments = lazyComponent(async () => (await import('./ItemDocuments.tsx')).ItemDocuments);

/** An item's details, for reading or for editing in place, and its documents. */
export function OrderItemDetails({ item }: { item: OrderItemRowFragment }) {
  return (
    <Box px={{ base: '0', md: '5' }} pt="1" bg="bg.subtle">
      <HistoryScope item subject={useItemHistory(item.id)}>
        <ItemForm item={item} />
      </HistoryScope>
      <ItemDocuments item={item} name={`documents-${item.id}`} />
    </Box>
  );
}

function ItemForm({ item }: { item: OrderItemRowFragment }) {
  const walk = useItemNavigation();
  const editing = walk.modeOf(item.id) === 'edit' && isAllowed(item.abilities, 'UPDATE');
  const { at, of } = walk.placeOf(item.id);
  const steps = useItemSteps(item);
  return (
    <OrderItemForm
      item={item}
      steps={steps}
      editing={editing}
      scope="page"
      focus={(walk.arrived?.id === item.id && walk.arrived.focus.field) || null}
      onNext={at < of ? (field) => walk.go(item.id, 1, { field }) : null}
      onStop={() => walk.setMode(item.id, 'read')}
      above={(leave) => <Bar item={item} shipment={steps.shipment} at={at} of={of} editing={editing} leave={leave} />}
    />
  );
}

interface BarProps {
  item: OrderItemRowFragment;
  shipment: ShipmentOfSteps;
  /** The item's position among all items of its record, from 1, and their number. */
  at: number;
  of: number;
  editing: boolean;
  /** Calls `goOn` once there is no unsaved input to lose. */
  leave: (goOn: () => void) => void;
}

/** The item's edit button, its shipment, its own page and its position, and the buttons to the previous and the next item. */
const Bar = memo(function Bar({ item, shipment, at, of, editing, leave }: BarProps) {
  const walk = useItemNavigation();
  const { slug } = useProgram();
  const { purchaseOrders } = usePermissions();
  const editButton = useReturnFocus(editing);
  const arrow = walk.arrived?.id === item.id ? walk.arrived.focus.arrow : undefined;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrow) bar.current?.querySelector<HTMLElement>(`[data-arrow="${arrow}"]`)?.focus();
  }, [arrow]);
  useEffect(() => preload(() => import('./OrderItemPage.tsx')), []);
  const go = (direction: Direction) => leave(() => walk.go(item.id, direction, { arrow: direction }));
  return (
    <Flex ref={bar} align="center" gap="1" columnGap="3" minH="9" wrap="wrap">
      {!editing && (
        <ActionButton
          ref={editButton}
          size="xs"
          variant="outline"
          data-edit=""
          disabledReason={reasonAgainst(item.abilities, 'UPDATE')}
          onClick={() => walk.setMode(item.id, 'edit')}
        >
          {itemMessages.editItem}
        </ActionButton>
      )}
      {purchaseOrders.read && (
        <Link asChild color="program.fg" textStyle="xs">
          <RouterLink
            to={addresses.orderItem(slug, item.purchaseOrderId, item.id)}
            // The items of a shipment are on other pages than those of an order.
            state={item.shipmentId === null ? { itemsPage: walk.page } : undefined}
          >
            {itemMessages.openPage}
          </RouterLink>
        </Link>
      )}
      <ShipmentOfItem shipment={shipment} />
      <Text ms="auto" me="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {itemMessages.place(at, of)}
      </Text>
      <HStack gap="0.5">
        <ItemArrows at={at} of={of} onGo={go} />
      </HStack>
    </Flex>
  );
});
