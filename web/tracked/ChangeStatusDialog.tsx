import { Alert, HStack, Stack, Text } from '@chakra-ui/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { messages } from '../base/words.ts';
import { mayWait } from '../client/outboxState.ts';
import type {
  AssignStatusInput,
  StatusChoiceFragment,
  StatusLookFragment,
  StatusModel,
} from '../generated/operations.ts';
import type { Outcome } from '../kit/form/outcome.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import type { WriteContext } from '../kit/form/sendKey.ts';
import type { FormState } from '../kit/form/useFormCore.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { undoing } from '../kit/record/undo.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { AppDialog, DialogFoot } from '../kit/ui/Dialog.tsx';
import { uiMessages } from '../kit/ui/messages.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { StatusChoices } from './StatusChoices.tsx';
import { toConfirm } from './unfinished.ts';
import { type LoadReasons, useReasons, withPresent } from './useReasons.ts';
import { useStatusUndo } from './useStatusUndo.ts';

interface ChangeStatusDialogProps {
  record: { type: StatusModel; id: string };
  /** The record's number or name. */
  name: string;
  onClose: () => void;
  current: StatusLookFragment;
  /** The reason of the current status. */
  subStatus: string | null;
  /** The statuses that this record can move to now; undefined while loading. */
  nextStatuses: readonly StatusChoiceFragment[] | null | undefined;
  /** The statuses that come next but are refused now, with the reasons. */
  refused?: readonly { status: { name: string }; reason: string }[] | null | undefined;
  /** The error that kept them from loading. */
  error: unknown;
  /** Loads them again, after somebody else has moved the record. */
  refetch: () => unknown;
  /** Loads the reasons of a status. */
  loadReasons: LoadReasons;
  /**
   * Sends the change; if it returns the new version, the change can be undone.
   * @param confirmed whether the user has seen what the backend wants to be confirmed
   */
  assign: (input: AssignStatusInput, context: WriteContext, confirmed: boolean) => Promise<Outcome<unknown>>;
  /** What else is asked for when the record moves to a status; false if nothing. */
  details?: StatusDetails | false;
}

/** The fields that belong to a move to some statuses. Their form sends the move. */
interface StatusDetails {
  /** Whether they belong to a move to this status. */
  isFor: (status: StatusChoiceFragment) => boolean;
  form: FormState;
  fields: ReactNode;
  send: (input: AssignStatusInput) => void;
}

/** The dialog that moves a record to another status, with one of the organization's reasons, or changes only the reason. */
export function ChangeStatusDialog(props: ChangeStatusDialogProps) {
  const { record, onClose, current, nextStatuses, error, assign } = props;
  const [wanted, setWanted] = useState(current.key);
  const [subStatus, setSubStatus] = useState(props.subStatus ?? '');
  const moved = useMoved(current.key, props.refetch);
  // After a lost response or a colleague's change, `current` can be newer than `nextStatuses`, and among them.
  const choices = [current, ...(nextStatuses ?? []).filter(({ key }) => key !== current.key)];
  const chosen = choices.find(({ key }) => key === wanted) ?? current;
  // What the record can no longer move to is not sent.
  const status = chosen.key;
  const moveBack = useStatusUndo(record.type);
  const version = useRef<number | null>(null);
  // It may wait on the device while somebody else moves the record.
  const input = { status, subStatus: subStatus || null, from: current.key };
  const { details: asks } = props;
  const next = status === current.key ? undefined : nextStatuses?.find(({ key }) => key === status);
  const details = asks && next && asks.isFor(next) ? asks : null;
  const [question, setQuestion] = useState<readonly string[]>([]);
  const asked = useRef<readonly string[]>([]);
  const formId = useId();
  const confirmed = question.length > 0;
  const saving = useDialogSave(
    async (context) => {
      const about = { kind: 'STATUS', label: recordMessages.moveOf(props.name, chosen.name), record } as const;
      const outcome = await assign(input, mayWait(context, about), confirmed);
      asked.current = toConfirm(outcome);
      if (outcome.kind === 'saved') version.current = outcome.lockVersion ?? null;
      return outcome.kind === 'rejected' && asked.current.length === 0 ? outcome.rejections : [];
    },
    () => {
      saving.setLines([]);
      if (asked.current.length > 0) return setQuestion(asked.current);
      toast.success(messages.updated, undo());
      onClose();
    },
    { ...input, confirmed },
    onClose,
  );
  const undo = () => {
    const lockVersion = version.current;
    const isBack =
      status === current.key || nextStatuses?.find(({ key }) => key === status)?.next.includes(current.key);
    if (lockVersion === null || !isBack) return null;
    const written = { id: record.id, label: '', status: current.key, subStatus: props.subStatus, lockVersion };
    return undoing(() => moveBack([written]));
  };
  const reasons = useReasons(status, props.loadReasons);
  const unchanged = status === current.key && subStatus === (props.subStatus ?? '');
  const failure = error ?? reasons.error;
  return (
    <AppDialog
      title={recordMessages.changeStatusTitle}
      open
      onClose={onClose}
      footer={
        <DialogFoot
          onClose={onClose}
          disabledReason={unchanged ? uiMessages.unchanged : (details?.form.reasons.invalid ?? null)}
          onRefused={unchanged ? undefined : () => details?.form.submit()}
          loading={saving.pending || (details?.form.pending ?? false)}
          {...(details ? { type: 'submit', form: formId } : { onClick: () => void saving.save() })}
        >
          {confirmed ? recordMessages.closeAnyway : messages.save}
        </DialogFoot>
      }
    >
      <Stack gap="4">
        <AlertLines lines={failure ? [describeError(failure)] : saving.lines} />
        {moved && !saving.pending && (
          <Text role="status" textStyle="xs" color="fg.muted">
            {recordMessages.statusMoved(current.name)}
          </Text>
        )}
        <HStack gap="2.5" minH="24px" role="status" aria-label={recordMessages.fromTo(current.name, chosen.name)}>
          <StatusBadge status={current} />
          {chosen !== current && (
            <>
              <ArrowRight size={16} aria-hidden />
              <StatusBadge status={chosen} />
            </>
          )}
        </HStack>
        <StatusChoices
          label={recordMessages.status}
          required
          value={status}
          options={choices.map(({ key, name }) => ({
            key,
            name: key === current.key ? recordMessages.stays(name) : name,
          }))}
          hint={nextStatuses?.length === 0 ? recordMessages.noNextStatus : undefined}
          onChange={(next) => {
            setWanted(next);
            setSubStatus(next === current.key ? (props.subStatus ?? '') : '');
            saving.setLines([]);
            setQuestion([]);
          }}
        />
        {props.refused && props.refused.length > 0 && (
          <Stack
            as="ul"
            gap="1"
            textStyle="sm"
            color="fg.muted"
            listStyleType="none"
            aria-label={recordMessages.notYet}
          >
            {props.refused.map(({ status: { name }, reason }) => (
              <li key={name}>{recordMessages.notYetBecause(name, reason)}</li>
            ))}
          </Stack>
        )}
        <StatusChoices
          label={recordMessages.description}
          value={subStatus}
          disabled={!reasons.texts}
          empty={recordMessages.noDescription}
          options={withPresent(reasons.texts ?? [], subStatus).map((text) => ({ key: text, name: text }))}
          onChange={setSubStatus}
        />
        {details && (
          <RecordForm form={{ ...details.form, submit: () => details.send(input) }} id={formId} label={chosen.name}>
            {details.fields}
          </RecordForm>
        )}
        {confirmed && <Question lines={question} />}
      </Stack>
    </AppDialog>
  );
}

/** What the backend wants to be confirmed. */
function Question({ lines }: { lines: readonly string[] }) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Alert.Content overflowWrap="anywhere">
        <Alert.Title>{recordMessages.unfinished}</Alert.Title>
        {lines.map((line) => (
          <Alert.Description key={line}>{line}</Alert.Description>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}

/** Whether the record has left the status in which the dialog was opened; the next statuses are then loaded again. */
function useMoved(status: string, refetch: () => unknown): boolean {
  const [opened] = useState(status);
  const last = useRef(status);
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    askAgain();
  }, [status]);
  return opened !== status;
}
