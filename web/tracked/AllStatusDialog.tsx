import { Button, Checkbox, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { messages as words } from '../base/words.ts';
import {
  type RecordListInput,
  type StatusChoiceFragment,
  type StatusModel,
  useStartStatusWorkMutation,
  useStatusesToMoveQuery,
} from '../generated/operations.ts';
import { recordMessages as messages } from '../kit/record/messages.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { AppDialog } from '../kit/ui/Dialog.tsx';
import { whyDisabled } from '../kit/ui/whyDisabled.ts';
import { StatusChoices } from './StatusChoices.tsx';
import { type LoadReasons, useReasons } from './useReasons.ts';
import { startsWork, useStartedWork } from './useStartedWork.ts';

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
  const started = useStartedWork();
  const { data, error } = useStatusesToMoveQuery({
    variables: { orders: type === 'PURCHASE_ORDER', shipments: type === 'SHIPMENT', items: type === 'ORDER_ITEM' },
  });
  const [status, setStatus] = useState('');
  const [subStatus, setSubStatus] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const statuses = data?.purchaseOrderStatuses ?? data?.shipmentStatuses ?? data?.orderItemStatuses ?? [];
  const offered = statuses.filter(({ key }) => statuses.some(({ next }) => next.includes(key)));
  const chosen = offered.find(({ key }) => key === status);
  // Those that are in it stay as they are.
  const from = statuses.filter(({ key, next }) => key === status || next.includes(status)).map(({ key }) => key);
  const able = useCount(status, () => countIn(from));
  const asksToConfirm = type === 'PURCHASE_ORDER' && chosen?.phase === 'DONE';
  const reasons = useReasons(status, status ? loadReasons : none);
  const input = { list, status, subStatus: subStatus || null, confirmed: asksToConfirm && confirmed };
  const saving = useDialogSave(
    async (context) => started((await start({ variables: { input }, context })).data?.startStatusWork),
    () => {
      onStarted();
      onClose();
    },
    input,
  );
  const failure = error ?? reasons.error ?? able.error;
  return (
    <AppDialog
      title={messages.changeStatusTitle}
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <ActionButton
            disabledReason={status ? null : whyDisabled.missing(messages.status)}
            loading={saving.pending}
            onClick={() => void saving.save()}
          >
            {messages.moveAll(count)}
          </ActionButton>
        </>
      }
    >
      <Stack gap="4">
        <AlertLines lines={failure ? [describeError(failure)] : saving.lines} />
        <Text color="fg.muted">{messages.inBackground(count)}</Text>
        <StatusChoices
          label={messages.status}
          required
          value={status}
          empty=""
          options={offered}
          hint={hintOf(chosen, able.count, count, noteOf)}
          onChange={(next) => {
            setStatus(next);
            setSubStatus('');
          }}
        />
        <StatusChoices
          label={messages.description}
          value={subStatus}
          disabled={!status || !reasons.texts}
          empty={messages.noDescription}
          options={(reasons.texts ?? []).map((text) => ({ key: text, name: text }))}
          onChange={setSubStatus}
        />
        {asksToConfirm && (
          <Checkbox.Root checked={confirmed} onCheckedChange={({ checked }) => setConfirmed(checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{messages.closeUnfinished}</Checkbox.Label>
          </Checkbox.Root>
        )}
      </Stack>
    </AppDialog>
  );
}

const none: LoadReasons = async () => [];

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
