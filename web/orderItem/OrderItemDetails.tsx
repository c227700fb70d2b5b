import { Alert, Box, Flex, Link, Text } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { memo, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { useProgram } from '../app/session.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import {
  type OrderItemRowFragment,
  useOrderItemShipmentQuery,
  useUpdateOrderItemMutation,
} from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { CopyInput } from '../kit/form/CopyInput.tsx';
import { useLeaveConfirmation } from '../kit/form/LeaveConfirmation.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { messages } from '../kit/messages.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { InlineForm } from '../kit/record/InlineForm.tsx';
import { undoingSave } from '../kit/record/undo.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { type Direction, itemDraftName, useHasLeft, useItemNavigation } from './itemNavigation.ts';
import { itemMessages } from './messages.ts';
import { OrderItemFields } from './OrderItemFields.tsx';
import { orderItemForm, shippedItemForm } from './orderItemForm.ts';
import { useItemSteps } from './useItemSteps.ts';

const DocumentPanel = lazyComponent(async () => (await import('../document/DocumentPanel.tsx')).DocumentPanel);

/** An item's details, for reading or for editing in place, and its documents. */
export function OrderItemDetails({ item }: { item: OrderItemRowFragment }) {
  const program = useProgram();
  return (
    <Box px={{ base: '0', md: '5' }} pt="1" bg="bg.subtle">
      <ItemForm item={item} />
      <DocumentPanel
        parent={{ type: 'ORDER_ITEM', id: item.id }}
        label={itemMessages.documentsOf(oneDecimal(item.position), item.material)}
        programId={program.id}
        name={`documents-${item.id}`}
      />
    </Box>
  );
}

function ItemForm({ item }: { item: OrderItemRowFragment }) {
  const walk = useItemNavigation();
  const editing = walk.modeOf(item.id) === 'edit' && isAllowed(item.abilities, 'UPDATE');
  const stopEditing = () => walk.setMode(item.id, 'read');
  const { at, of } = walk.placeOf(item.id);
  const arrived = walk.arrived?.id === item.id ? walk.arrived.focus : null;
  const steps = useItemSteps(item);
  const hasLeft = useHasLeft(item.id);
  const [update] = useUpdateOrderItemMutation();
  const form = useEditForm({
    form: item.shipmentId === null ? orderItemForm : shippedItemForm,
    name: itemDraftName(item.id),
    record: item,
    editing,
    scope: 'page',
    async save(input, context) {
      const { data } = await update({ variables: { id: item.id, input }, context });
      return outcomeOf(data?.updateOrderItem, data?.updateOrderItem?.orderItem);
    },
    onSaved({ next, undo }) {
      toast.success(messages.updated, undoingSave(undo));
      if (next) walkOn();
      else stopEditing();
    },
  });
  const { leave, question } = useLeaveConfirmation(form);
  const walkOn = () => walk.go(item.id, 1, { field: fieldInFocus(form.context.id) ?? 'position' });
  return (
    <>
      {hasLeft && (
        <Alert.Root status="warning" my="3">
          <Alert.Indicator />
          <Alert.Content>{itemMessages.leftTheList}</Alert.Content>
          <CopyInput form={form} />
        </Alert.Root>
      )}
      <Bar item={item} at={at} of={of} editing={editing} leave={leave} />
      <InlineForm
        form={form}
        label={itemMessages.details(item.position)}
        next={at < of ? { label: itemMessages.saveNext, go: walkOn } : null}
        focus={arrived?.field ?? null}
        onCancel={stopEditing}
      >
        <OrderItemFields {...steps} subStatus={item.subStatus} />
      </InlineForm>
      {question}
    </>
  );
}

/** A link to the page of the shipment that contains an item. */
function ShipmentOfItem({ itemId, slug }: { itemId: string; slug: string }) {
  const { data } = useOrderItemShipmentQuery({ variables: { id: itemId } });
  const shipment = data?.orderItem?.shipment;
  if (!shipment) return null;
  return (
    <Link asChild color="program.fg" textStyle="xs" ms="2">
      <RouterLink to={addresses.shipment(slug, shipment.id)}>
        {itemMessages.inShipment(shipment.invoiceNumber)}
      </RouterLink>
    </Link>
  );
}

/** Formats a line number with one decimal, as the specification has it for archiving documents. */
function oneDecimal(line: string): string {
  return line.includes('.') ? line : `${line}.0`;
}

/** Returns the name of the focused field in the form with this id; null if none is focused. */
function fieldInFocus(form: string): string | null {
  const { id } = document.activeElement ?? {};
  return id?.startsWith(`${form}-`) ? id.slice(form.length + 1) : null;
}

interface BarProps {
  item: OrderItemRowFragment;
  /** The item's position among all items of its record, from 1, and their number. */
  at: number;
  of: number;
  editing: boolean;
  /** Calls `goOn` once there is no unsaved input to lose. */
  leave: (goOn: () => void) => void;
}

/** The item's edit button, shipment and position, and the buttons to the previous and the next item. */
const Bar = memo(function Bar({ item, at, of, editing, leave }: BarProps) {
  const walk = useItemNavigation();
  const program = useProgram();
  const editButton = useReturnFocus(editing);
  const arrow = walk.arrived?.id === item.id ? walk.arrived.focus.arrow : undefined;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrow) bar.current?.querySelector<HTMLElement>(`[data-arrow="${arrow}"]`)?.focus();
  }, [arrow]);
  const go = (direction: Direction) => leave(() => walk.go(item.id, direction, { arrow: direction }));
  return (
    <Flex ref={bar} align="center" gap="1" minH="9" wrap="wrap">
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
      {item.shipmentId !== null && <ShipmentOfItem itemId={item.id} slug={program.slug} />}
      <Text ms="auto" me="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {itemMessages.place(at, of)}
      </Text>
      <ActionButton
        size="xs"
        variant="ghost"
        px="1"
        data-arrow="-1"
        aria-label={itemMessages.previousItem}
        disabledReason={at <= 1 ? itemMessages.noPrevious : null}
        onClick={() => go(-1)}
      >
        <ChevronUp aria-hidden />
      </ActionButton>
      <ActionButton
        size="xs"
        variant="ghost"
        px="1"
        data-arrow="1"
        aria-label={itemMessages.nextItem}
        disabledReason={at >= of ? itemMessages.noNext : null}
        onClick={() => go(1)}
      >
        <ChevronDown aria-hidden />
      </ActionButton>
    </Flex>
  );
});
