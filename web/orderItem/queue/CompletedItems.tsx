import { Box, chakra, Flex } from '@chakra-ui/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { formatTime } from '../../base/format.ts';
import type { StepItemFragment } from '../../generated/operations.ts';
import { showProblem, showRejections } from '../../kit/form/failureToasts.ts';
import { rejectionsOf } from '../../kit/form/outcome.ts';
import { reasonAgainst } from '../../kit/record/abilities.ts';
import { ActionButton } from '../../kit/ui/ActionButton.tsx';
import { Truncated } from '../../kit/ui/Truncated.tsx';
import { lineOf, rowLabel } from './itemNames.ts';
import { queueMessages as messages } from './messages.ts';
import type { ItemStep } from './step.ts';
import type { DoneRow, RowWork } from './useRowWork.ts';

interface DoneItemsProps {
  step: ItemStep;
  work: RowWork<StepItemFragment>;
}

/** The number of completed items that stay visible. */
const IN_SIGHT = 2;

/** The items that were completed last, with their stored values and an undo button for quick corrections. */
export function CompletedItems({ step, work }: DoneItemsProps) {
  if (work.done.length === 0) return null;
  return (
    <chakra.ul aria-label={messages.done} listStyleType="none">
      {work.done.slice(-IN_SIGHT).map((one) => (
        <DoneItem key={one.row.id} one={one} step={step} work={work} />
      ))}
    </chakra.ul>
  );
}

function DoneItem({ one: { row, at }, step, work }: DoneItemsProps & { one: DoneRow<StepItemFragment> }) {
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      h="9"
      px="5"
      borderBottomWidth="1px"
      borderColor="border"
      textStyle="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <Box color="fg.success" flexShrink={0}>
        <CircleCheck size={15} aria-hidden />
      </Box>
      <Truncated flex="0 0 118px">{lineOf(row)}</Truncated>
      <Truncated flex="1">{row.material}</Truncated>
      <Truncated flex="1">
        <step.Stored item={row} />
      </Truncated>
      {step.After && <step.After item={row} />}
      <chakra.span flexShrink={0}>{formatTime(at.toISOString())}</chakra.span>
      <UndoButton item={row} step={step} work={work} />
    </Flex>
  );
}

/** The button that undoes the step of a completed item and reopens the item. */
export function UndoButton({ item, step, work }: DoneItemsProps & { item: StepItemFragment }) {
  const takeBack = step.useTakeBack();
  const [pending, setPending] = useState(false);
  async function undo() {
    setPending(true);
    try {
      const payload = await takeBack(item.id);
      if (payload?.orderItem) work.reopen(payload.orderItem);
      else showRejections(rejectionsOf(payload));
    } catch (error) {
      showProblem(error);
    } finally {
      setPending(false);
    }
  }
  return (
    <ActionButton
      variant="plain"
      size="xs"
      px="1"
      aria-label={messages.undoOf(rowLabel(item))}
      disabledReason={reasonAgainst(item.abilities, step.takeBackAction)}
      loading={pending}
      onClick={() => void undo()}
    >
      {messages.undo}
    </ActionButton>
  );
}
