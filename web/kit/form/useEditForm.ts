import { useCallback, useMemo } from 'react';
import { uiMessages } from '../ui/messages.ts';
import type { Fields } from './field.ts';
import type { EditInput, RecordFormSpec, ValuesOf } from './form.ts';
import { lastChangeOf, type Outcome, type StaleRecord } from './outcome.ts';
import { idempotent, keyFor, type SendKey, type WriteContext } from './sendKey.ts';
import { type Saved, useFormCore } from './useFormCore.ts';
import type { SendRequest } from './useSave.ts';
import type { FormValues } from './values.ts';

/** The options of an edit form. */
export interface EditFormOptions<Source, Declared> {
  form: RecordFormSpec<Source, Declared>;
  /** The name of the draft on the device, for instance `purchaseOrder/12`. */
  name: string;
  record: Source & StaleRecord;
  editing: boolean;
  /** `edit` for a form that the URL opens (`?edit=1`), `page` for a form inside a page. */
  scope?: 'page' | 'edit';
  /** The values to offer for empty fields of the record; sent unless the user changes them. Keep the object stable. */
  offered?: Partial<ValuesOf<Declared>>;
  /**
   * Present if the save performs a step on the record in addition to storing fields, so that it is sent even if unchanged.
   * Use `stepOutcomeOf` on the payload. `blockedReason` is the reason the step cannot be performed now; null if it can.
   */
  step?: { blockedReason: string | null } | undefined;
  /** The reason the edit, which was allowed when it began, cannot be saved now; null if it can. */
  blockedReason?: string | null;
  /**
   * Sends the changed fields with the version that was shown, under Apollo's operation `context`. Use `outcomeOf` on the
   * payload. A save in several calls calls `rebase` with the record after the first call.
   */
  save: (
    input: EditInput<Declared> & { lockVersion: number },
    context: WriteContext,
    rebase: (stored: Source & StaleRecord) => void,
  ) => Promise<Outcome<Source>>;
  /** Called as a save begins, before the form is rendered again. Keep the function stable. */
  onSend?: (() => void) | undefined;
  onSaved: (saved: Saved) => void;
}

/** Returns a form for an existing record. It sends changed fields and merges changes that others made meanwhile. */
export function useEditForm<Source, Declared extends Fields>(options: EditFormOptions<Source, Declared>) {
  type Values = ValuesOf<Declared> & FormValues;
  const { form, name, record, save, onSaved, offered } = options;
  const shown = useMemo(() => baseOf(form, record), [form, record]);
  const schema = useMemo(() => form.schema(shown.values), [form, shown]);
  const send = useCallback(
    async ({ values, base, sendKey, rebase }: SendRequest<Values>) => {
      const moveOn = (stored: Source & StaleRecord) => rebase(baseOf(form, stored));
      const input = { ...form.edit(base.values, values), lockVersion: base.lockVersion };
      sendKey.current = keyFor(sendKey.current, input);
      const draft = { name, value: { base, values, sendKey: null } };
      const write = async (key: SendKey, sent: typeof input) =>
        asSent(form, await save(sent, { ...idempotent(key), draft }, moveOn));
      const outcome = await write(sendKey.current, input);
      if (outcome.kind !== 'saved' || outcome.lockVersion === null) return outcome;
      const back = { ...form.edit(values, base.values), lockVersion: outcome.lockVersion };
      return { kind: outcome.kind, undo: () => write(keyFor(null, back), back) };
    },
    [form, name, save],
  );
  const offer = useCallback(
    (stored: Values): Values => {
      const missing = Object.entries(offered ?? {}).filter(([name]) => isNothing(stored[name]));
      return missing.length > 0 ? { ...stored, ...Object.fromEntries(missing) } : stored;
    },
    [offered],
  );
  return useFormCore<Values>({
    form,
    name,
    shown,
    schema,
    editing: options.editing,
    scope: options.scope ?? 'edit',
    unchangedReason: uiMessages.unchanged,
    offer,
    step: options.step,
    blockedReason: options.blockedReason ?? options.step?.blockedReason ?? null,
    send,
    onSend: options.onSend,
    onSaved,
  });
}

/** Whether a field is empty. */
function isNothing(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

/** Converts an outcome's record to the form's values. */
function asSent<Source, Declared>(form: RecordFormSpec<Source, Declared>, outcome: Outcome<Source>) {
  if (outcome.kind === 'rejected') return outcome;
  if (outcome.kind === 'saved') return { kind: outcome.kind, lockVersion: outcome.lockVersion ?? null };
  const current = baseOf(form, outcome.current);
  if (outcome.kind === 'unfinished') return { ...outcome, current };
  return { kind: outcome.kind, current, change: lastChangeOf(outcome.current) };
}

function baseOf<Source, Declared>(form: RecordFormSpec<Source, Declared>, record: Source & StaleRecord) {
  return { values: form.read(record), lockVersion: record.lockVersion ?? 0 };
}
