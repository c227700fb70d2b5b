import { Box, Flex, Link, Text } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { useProgram } from '../app/session.ts';
import { lazily } from '../base/lazily.ts';
import {
  type OrderItemRowFragment,
  useOrderItemShipmentQuery,
  useUpdateOrderItemMutation,
} from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { useLeaveQuestion } from '../kit/form/LeaveQuestion.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { messages } from '../kit/messages.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { InlineForm } from '../kit/record/InlineForm.tsx';
import { undoingSave } from '../kit/record/undo.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { type Direction, itemDraftName, useItemWalk, type WalkFocus } from './itemWalk.ts';
import { itemMessages } from './messages.ts';
import { OrderItemFields } from './OrderItemFields.tsx';
import { orderItemForm, shippedItemForm } from './orderItemForm.ts';
import { useItemSteps } from './useItemSteps.ts';

const DocumentPanel = lazily(async () => (await import('../document/DocumentPanel.tsx')).DocumentPanel);

/** Everything about an item; its form stands in the same place. */
export function OrderItemDetails({ item }: { item: OrderItemRowFragment }) {
  const walk = useItemWalk();
  const program = useProgram();
  const editing = walk.modeOf(item.id) === 'edit' && isAllowed(item.abilities, 'UPDATE');
  const stopEditing = () => walk.setMode(item.id, 'read');
  const { at, of } = walk.placeOf(item.id);
  const arrived = walk.arrived?.id === item.id ? walk.arrived.focus : null;
  const editButton = useReturnFocus(editing);
  const steps = useItemSteps(item);
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
  const { leave, question } = useLeaveQuestion(form);
  const go = (direction: Direction, focus: WalkFocus) => walk.go(item.id, direction, focus);
  const walkOn = () => go(1, { field: fieldInFocus(form.context.id) ?? 'position' });
  return (
    <Box px={{ base: '0', md: '5' }} pt="1" bg="bg.subtle">
      <Bar
        place={itemMessages.place(at, of)}
        first={at <= 1}
        last={at >= of}
        arrow={arrived?.arrow ?? null}
        onGo={(direction) => leave(() => go(direction, { arrow: direction }))}
      >
        {!editing && (
          <ActionButton
            ref={editButton}
            size="xs"
            variant="outline"
            disabledReason={reasonAgainst(item.abilities, 'UPDATE')}
            onClick={() => walk.setMode(item.id, 'edit')}
          >
            {itemMessages.editItem}
          </ActionButton>
        )}
        {item.shipmentId !== null && <ShipmentOfItem itemId={item.id} slug={program.slug} />}
      </Bar>
      <InlineForm
        form={form}
        label={itemMessages.details(item.position)}
        next={at < of ? { label: itemMessages.saveNext, go: walkOn } : null}
        focus={arrived?.field ?? null}
        onCancel={stopEditing}
      >
        <OrderItemFields steps={steps} subStatus={item.subStatus} />
      </InlineForm>
      {question}
      <DocumentPanel
        parent={{ type: 'ORDER_ITEM', id: item.id }}
        label={itemMessages.documentsOf(oneDecimal(item.position), item.material)}
        programId={program.id}
        name={`documents-${item.id}`}
      />
    </Box>
  );
}

/** The shipment that an item travels in, leading to its page. */
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

/** A line number with one decimal, as the specification has it where documents are archived. */
function oneDecimal(line: string): string {
  return line.includes('.') ? line : `${line}.0`;
}

/** The name of the field that has the focus, in the form of this id. */
function fieldInFocus(form: string): string | null {
  const { id } = document.activeElement ?? {};
  return id?.startsWith(`${form}-`) ? id.slice(form.length + 1) : null;
}

interface BarProps {
  place: string;
  first: boolean;
  last: boolean;
  /** The arrow that was pressed to come here: it has the focus again. */
  arrow: Direction | null;
  onGo: (direction: Direction) => void;
  children: ReactNode;
}

/** The item's place in its order, and the ways to the one before and the next. */
function Bar({ place, first, last, arrow, onGo, children }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrow) bar.current?.querySelector<HTMLElement>(`[data-arrow="${arrow}"]`)?.focus();
  }, [arrow]);
  return (
    <Flex ref={bar} align="center" gap="1" minH="9" wrap="wrap">
      {children}
      <Text ms="auto" me="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {place}
      </Text>
      <ActionButton
        size="xs"
        variant="ghost"
        px="1"
        data-arrow="-1"
        aria-label={itemMessages.previousItem}
        disabledReason={first ? itemMessages.noPrevious : null}
        onClick={() => onGo(-1)}
      >
        <ChevronUp aria-hidden />
      </ActionButton>
      <ActionButton
        size="xs"
        variant="ghost"
        px="1"
        data-arrow="1"
        aria-label={itemMessages.nextItem}
        disabledReason={last ? itemMessages.noNext : null}
        onClick={() => onGo(1)}
      >
        <ChevronDown aria-hidden />
      </ActionButton>
    </Flex>
  );
}
