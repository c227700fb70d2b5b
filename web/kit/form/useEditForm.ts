import { useCallback, useMemo } from 'react';
import type { Fields } from './field.ts';
import type { EditInput, RecordFormSpec, ValuesOf } from './form.ts';
import { lastChangeOf, type Outcome, type StaleRecord } from './outcome.ts';
import { idempotent, keyFor, type SendKey, type WriteContext } from './sendKey.ts';
import { type Saved, UNCHANGED, useFormCore } from './useFormCore.ts';
import type { SendRequest } from './useSave.ts';
import type { FormValues } from './values.ts';

/** What an edit form is told. */
export interface EditFormOptions<Source, Declared> {
  form: RecordFormSpec<Source, Declared>;
  /** Under which name an unfinished edit is kept on the device, for instance `purchaseOrder/12`. */
  name: string;
  record: Source & StaleRecord;
  editing: boolean;
  /** A form in the address (`?edit=1`) is `edit`; one inside a page is `page`. */
  scope?: 'page' | 'edit';
  /** What is offered where the record holds nothing; it is sent when it is left. Keep it stable. */
  offered?: Partial<ValuesOf<Declared>>;
  /**
   * The save does something with the record besides storing fields, so that it is sent although nothing was changed;
   * `stepOutcomeOf` reads the answer. The reason is why it cannot be done now; null when it can.
   */
  step?: { refusal: string | null } | undefined;
  /** Why what was typed cannot be saved now, since the edit began; null when it can. */
  refusal?: string | null;
  /**
   * Sends the changed fields with the version that was shown, under Apollo's operation `context`. `outcomeOf` reads the
   * answer. What is saved in more than one call says so by `rebase`, with the record after the first.
   */
  save: (
    input: EditInput<Declared> & { lockVersion: number },
    context: WriteContext,
    rebase: (stored: Source & StaleRecord) => void,
  ) => Promise<Outcome<Source>>;
  onSaved: (saved: Saved) => void;
}

/** A form over a record that is there. It sends what was changed, and settles what others changed meanwhile. */
export function useEditForm<Source, Declared extends Fields>(options: EditFormOptions<Source, Declared>) {
  type Values = ValuesOf<Declared> & FormValues;
  const { form, record, save, onSaved, offered } = options;
  const shown = useMemo(() => baseOf(form, record), [form, record]);
  const schema = useMemo(() => form.schema(shown.values), [form, shown]);
  const send = useCallback(
    async ({ values, base, sendKey, rebase }: SendRequest<Values>) => {
      const moveOn = (stored: Source & StaleRecord) => rebase(baseOf(form, stored));
      const input = { ...form.edit(base.values, values), lockVersion: base.lockVersion };
      sendKey.current = keyFor(sendKey.current, input);
      const write = async (key: SendKey, sent: typeof input) => asSent(form, await save(sent, idempotent(key), moveOn));
      const outcome = await write(sendKey.current, input);
      if (outcome.kind !== 'saved' || outcome.lockVersion === null) return outcome;
      const back = { ...form.edit(values, base.values), lockVersion: outcome.lockVersion };
      return { kind: outcome.kind, undo: () => write(keyFor(null, back), back) };
    },
    [form, save],
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
    name: options.name,
    shown,
    schema,
    editing: options.editing,
    scope: options.scope ?? 'edit',
    unchangedReason: UNCHANGED,
    offer,
    step: options.step,
    refusal: options.refusal ?? options.step?.refusal ?? null,
    send,
    onSaved,
  });
}

/** Whether a field is empty. */
function isNothing(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

/** An outcome in the form's own values. */
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
