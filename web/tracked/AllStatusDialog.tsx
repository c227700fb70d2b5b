import { Checkbox } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type RecordListInput,
  type StatusChoiceFragment,
  type StatusModel,
  useStartStatusWorkMutation,
  useStatusesToMoveQuery,
} from '../generated/operations.ts';
import { recordMessages as messages } from '../kit/record/messages.ts';
import { uiMessages } from '../kit/ui/messages.ts';
import { nothingChosen, StatusPair, useReasonsOf } from './StatusPair.tsx';
import type { LoadReasons } from './useReasons.ts';
import { startsWork } from './useStartedWork.ts';
import { WorkDialog } from './WorkDialog.tsx';

interface AllStatusDialogProps {
  type: StatusModel;
  /** The list whose records are moved, and how many match it. */
  list: RecordListInput;
  count: number;
  /** Loads the reasons of a status. */
  loadReasons: LoadReasons;
  /** Counts those of the records that are in one of these statuses. */
  countIn: (statuses: readonly string[]) => Promise<number>;
  /** Returns what else a move to a status does; null if nothing. */
  noteOf?: ((status: StatusChoiceFragment) => string | null) | undefined;
  onStarted: () => void;
  onClose: () => void;
}

/** The dialog that moves all records that match a list, in the background. It offers every status that another leads to. */
export function AllStatusDialog(props: AllStatusDialogProps) {
  const { type, list, count, loadReasons, countIn, noteOf, onStarted, onClose } = props;
  const [start] = useStartStatusWorkMutation(startsWork);
  const { data, error } = useStatusesToMoveQuery({
    variables: { orders: type === 'PURCHASE_ORDER', shipments: type === 'SHIPMENT', items: type === 'ORDER_ITEM' },
  });
  const [to, setTo] = useState(nothingChosen);
  const [confirmed, setConfirmed] = useState(false);
  const { status, subStatus } = to;
  const statuses = data?.purchaseOrderStatuses ?? data?.shipmentStatuses ?? data?.orderItemStatuses ?? [];
  const offered = statuses.filter(({ key }) => statuses.some(({ next }) => next.includes(key)));
  const chosen = offered.find(({ key }) => key === status);
  // Those that are in it stay as they are.
  const from = statuses.filter(({ key, next }) => key === status || next.includes(status)).map(({ key }) => key);
  const able = useCount(status, () => countIn(from));
  const asksToConfirm = type === 'PURCHASE_ORDER' && chosen?.phase === 'DONE';
  const reasons = useReasonsOf(to, loadReasons);
  return (
    <WorkDialog
      title={messages.changeStatusTitle}
      label={messages.moveAll(count)}
      reason={status ? null : uiMessages.missing(messages.status)}
      about={messages.inBackground(count)}
      error={error ?? reasons.error ?? able.error}
      input={{ list, status, subStatus: subStatus || null, confirmed: asksToConfirm && confirmed }}
      start={async (input, context) => (await start({ variables: { input }, context })).data?.startStatusWork}
      onStarted={onStarted}
      onClose={onClose}
    >
      <StatusPair
        value={to}
        statuses={offered}
        reasons={reasons}
        hint={hintOf(chosen, able.count, count, noteOf)}
        onChange={setTo}
      />
      {asksToConfirm && (
        <Checkbox.Root checked={confirmed} onCheckedChange={({ checked }) => setConfirmed(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{messages.closeUnfinished}</Checkbox.Label>
        </Checkbox.Root>
      )}
    </WorkDialog>
  );
}

/** Returns what is said under the chosen status: how many it is not for, once that is known, and what else a move does. */
function hintOf(
  chosen: StatusChoiceFragment | undefined,
  able: number | undefined,
  count: number,
  noteOf: AllStatusDialogProps['noteOf'],
): string | undefined {
  if (!chosen) return;
  const refused = able === undefined || able >= count ? null : messages.notForAll(count - able, chosen.name);
  return [refused, noteOf?.(chosen)].filter(Boolean).join(' ') || undefined;
}

/** Returns how many records a status is for; a response for another status is dropped. */
function useCount(status: string, ask: () => Promise<number>): { count?: number; error?: unknown } {
  const [answer, setAnswer] = useState<{ of: string; count?: number; error?: unknown }>({ of: '' });
  const count = useEffectEvent(ask);
  useEffect(() => {
    if (status === '') return;
    let wanted = true;
    count().then(
      (found) => wanted && setAnswer({ of: status, count: found }),
      (error: unknown) => wanted && setAnswer({ of: status, error }),
    );
    return () => {
      wanted = false;
    };
  }, [status]);
  return answer.of === status ? answer : {};
}
