import { Button, Field, NativeSelect, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { describeError } from '../../app/errors.ts';
import { toast } from '../feedback/toaster.ts';
import { AlertLines } from '../form/AlertLines.tsx';
import type { Refusal } from '../form/fieldErrors.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AppDialog } from '../ui/Dialog.tsx';
import { recordMessages } from './messages.ts';
import { useDialogSave } from './useDialogSave.ts';

/** A status to choose. */
interface StatusChoice {
  key: string;
  name: string;
}

interface ChangeStatusDialogProps {
  open: boolean;
  onClose: () => void;
  current: StatusChoice & { description: string | null };
  /** What this record can move to now; nothing while it is asked for. */
  nextStatuses: readonly StatusChoice[] | null | undefined;
  /** Why they could not be asked for. */
  error: unknown;
  /** The reasons that go with a status. */
  loadReasons: (status: string) => Promise<readonly string[]>;
  /** Sends it; gives why it was refused, nothing when it was done. */
  assign: (status: string, description: string | null) => Promise<readonly Refusal[]>;
}

/** Moves a record to another status, with one of the organization's reasons. */
export function ChangeStatusDialog(props: ChangeStatusDialogProps) {
  if (!props.open) return null;
  return <StatusForm {...props} />;
}

function StatusForm({ onClose, current, nextStatuses, error, loadReasons, assign }: ChangeStatusDialogProps) {
  const [status, setStatus] = useState('');
  const [description, setDescription] = useState('');
  const [reasons, setReasons] = useState<{ of: string; texts: readonly string[] } | null>(null);
  const saving = useDialogSave(
    () => assign(status, description || null),
    () => {
      toast.success(messages.updated);
      onClose();
    },
  );
  const loaded = reasons?.of === status ? reasons.texts : null;

  async function choose(next: string) {
    setStatus(next);
    setDescription('');
    saving.setLines([]);
    if (next === '') return;
    try {
      const texts = await loadReasons(next);
      setReasons({ of: next, texts });
    } catch (failure) {
      saving.setLines([describeError(failure)]);
    }
  }

  const lines = error ? [describeError(error)] : saving.lines;
  return (
    <AppDialog
      title={recordMessages.changeStatusTitle}
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <ActionButton
            disabledReason={status === '' ? recordMessages.statusUnchanged : null}
            loading={saving.pending}
            onClick={() => void saving.save()}
          >
            {messages.save}
          </ActionButton>
        </>
      }
    >
      <Stack gap="4">
        <AlertLines lines={lines} />
        <Choices
          label={recordMessages.status}
          required
          value={status}
          empty={nextStatuses ? current.name : messages.loading}
          options={nextStatuses ?? []}
          hint={nextStatuses?.length === 0 ? recordMessages.noNextStatus : undefined}
          onChange={(next) => void choose(next)}
        />
        <Choices
          label={recordMessages.description}
          value={description}
          disabled={status === '' || !loaded}
          empty={
            status === ''
              ? (current.description ?? recordMessages.descriptionNeedsStatus)
              : recordMessages.noDescription
          }
          options={(loaded ?? []).map((text) => ({ key: text, name: text }))}
          onChange={setDescription}
        />
      </Stack>
    </AppDialog>
  );
}

interface ChoicesProps {
  label: string;
  value: string;
  /** What stands for no choice. */
  empty: string;
  options: readonly StatusChoice[];
  required?: boolean;
  disabled?: boolean;
  hint?: string | undefined;
  onChange: (value: string) => void;
}

function Choices({ label, value, empty, options, required, disabled, hint, onChange }: ChoicesProps) {
  return (
    <Field.Root required={required} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <NativeSelect.Root size="sm" disabled={disabled}>
        <NativeSelect.Field
          borderColor="border.control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
