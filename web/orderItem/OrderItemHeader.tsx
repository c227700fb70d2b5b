import { Box, Flex, HStack, IconButton, Text } from '@chakra-ui/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { formatQuantity } from '../base/format.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { RecordHeader, TitleBadge } from '../kit/record/RecordHeader.tsx';
import { PageActionButton } from '../kit/ui/PageActionButton.tsx';
import { RowMenu } from '../kit/ui/RowMenu.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { WaitingMark } from '../kit/ui/WaitingMark.tsx';
import { ItemArrows } from './ItemArrows.tsx';
import { type ItemDialog, itemActions } from './itemActions.ts';
import type { Direction } from './itemNavigation.ts';
import { itemMessages as messages } from './messages.ts';
import { ShipmentOfItem } from './ShipmentOfItem.tsx';
import type { ShipmentOfSteps } from './useItemSteps.ts';

const OrderItemDialogs = lazyComponent(async () => (await import('./OrderItemDialogs.tsx')).OrderItemDialogs);

interface OrderItemHeaderProps {
  item: OrderItemRowFragment;
  /** The item's position in its order; null until known. */
  place: { at: number; of: number } | null;
  shipment: ShipmentOfSteps;
  editing: boolean;
  onEdit: () => void;
  onGo: (direction: Direction) => void;
  /** The arrow that led here: it has the focus again. */
  arrow: Direction | null;
}

/** The header of an item: material, line and status, the arrows to its neighbours, and its actions. */
export function OrderItemHeader(props: OrderItemHeaderProps) {
  const { item, place, shipment, editing, onEdit, onGo, arrow } = props;
  const [opened, setOpened] = useState<{ kind: ItemDialog; id: string } | null>(null);
  const editButton = useReturnFocus(editing);
  const arrows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrow) arrows.current?.querySelector<HTMLElement>(`[data-arrow="${arrow}"]`)?.focus();
  }, [arrow]);
  const [, ...actions] = itemActions(item, { onEdit, onOpen: (kind) => setOpened({ kind, id: item.id }) });
  return (
    <RecordHeader
      title={item.material}
      wraps
      badges={
        <>
          {item.urgent && <TitleBadge>{messages.urgent}</TitleBadge>}
          <WaitingMark type="ORDER_ITEM" id={item.id} />
        </>
      }
      people={
        <HStack ref={arrows} gap="0.5" visibility={place ? undefined : 'hidden'}>
          <ItemArrows {...(place ?? UNKNOWN)} onGo={onGo} keys={KEYS} />
        </HStack>
      }
      footed={!editing}
      actions={
        !editing && (
          <>
            <RowMenu
              actions={actions}
              button={(trigger) => (
                <IconButton variant="outline" {...trigger}>
                  <Ellipsis aria-hidden />
                </IconButton>
              )}
            />
            <PageActionButton
              action={{
                name: 'edit',
                label: recordMessages.edit,
                reason: reasonAgainst(item.abilities, 'UPDATE'),
                run: onEdit,
              }}
              ref={editButton}
            >
              <Box as="span" hideBelow="sm" display="inline-flex">
                <Pencil aria-hidden />
              </Box>
              {recordMessages.edit}
            </PageActionButton>
          </>
        )
      }
    >
      <Flex align="center" wrap="wrap" columnGap="2" mt="0.5" color="fg.muted" textStyle="xs">
        <Text as="span" fontVariantNumeric="tabular-nums">
          {messages.lineOf(formatQuantity(item.position), place && messages.place(place.at, place.of))}
        </Text>
        <StatusBadge plain status={item.status} />
        <ShipmentOfItem shipment={shipment} />
      </Flex>
      {opened?.id === item.id && <OrderItemDialogs kind={opened.kind} item={item} onClose={() => setOpened(null)} />}
    </RecordHeader>
  );
}

/** The place until it is known: the arrows have their room, and are not seen. */
const UNKNOWN = { at: 1, of: 1 };

/** As screen readers tell them. */
const KEYS = { previous: 'Alt+ArrowUp', next: 'Alt+ArrowDown' };
