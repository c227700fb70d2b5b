import { Box, Flex, HStack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formatTime } from '../../base/format.ts';
import { useProgram } from '../../client/session.ts';
import type { StepItemFragment } from '../../generated/operations.ts';
import { useItemsWaitingQuery } from '../../generated/operations.ts';
import { Keys } from '../../kit/ui/Keys.tsx';
import { queueMessages as messages } from './messages.ts';
import { StationLinks } from './StationLinks.tsx';
import { useStations, type WaitingItems } from './stations.ts';
import type { ItemStep } from './step.ts';
import { ANSWER_KEYS } from './useOpenStep.ts';
import type { RowWork } from './useRowWork.ts';

interface StepKeysProps {
  step: ItemStep;
  work: RowWork<StepItemFragment>;
}

/** The page's footer while items are completed one after another: the keyboard shortcuts, and the items completed. */
export function StepKeys({ step, work }: StepKeysProps) {
  const { current, done, since, ended, total } = work;
  const line = useRef<HTMLDivElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => {
    if (ended) line.current?.focus();
  }, [ended]);
  if (!current && done.length === 0 && !ended) return null;
  const time = since ? formatTime(since.toISOString()) : '';
  return (
    <Flex
      justify="space-between"
      gap="4"
      wrap="wrap"
      px="5"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
      textStyle="xs"
      color="fg.muted"
      flexShrink={0}
    >
      <HStack gap="4" wrap="wrap" hideBelow="md">
        {current && (
          <>
            <Key keys={['Enter']} does={messages.keys.save} />
            {step.answer && <Key keys={ANSWER_KEYS} does={step.answer.hint} />}
            <Key keys={['Alt', 'PgUp']} does={messages.keys.back} />
            <Key keys={['Alt', 'PgDn']} does={messages.keys.skip} />
            <Key keys={['Esc']} does={messages.keys.close} />
          </>
        )}
      </HStack>
      <Box ref={line} tabIndex={-1} role="status" outline="none" fontVariantNumeric="tabular-nums">
        {ended && `${messages.ended(total - done.length)} `}
        {done.length > 0 && step.messages.doneSince(done.length, time)}
        {ended && <NextStations step={step} />}
      </Box>
    </Flex>
  );
}

/** Where items wait now that none is left here. */
function NextStations({ step }: Pick<StepKeysProps, 'step'>) {
  const { id: programId } = useProgram();
  const { data } = useItemsWaitingQuery({ variables: { programId }, fetchPolicy: 'network-only' });
  const counts = data?.program?.counts ?? NOTHING;
  const stations = useStations(counts, null).filter(({ id }) => id !== step.waiting);
  return <StationLinks stations={stations} />;
}

const NOTHING: WaitingItems = { toAssess: null, toReceive: null, toShip: null };

function Key({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <HStack gap="1.5">
      <Keys keys={keys} />
      {does}
    </HStack>
  );
}
