import { useCallback, useMemo, useRef } from 'react';
import type { Fields } from './field.ts';
import type { CreateInput, RecordFormSpec, ValuesOf } from './form.ts';
import type { Outcome } from './outcome.ts';
import { idempotent, keyFor, type WriteContext } from './sendKey.ts';
import { type Saved, useFormCore } from './useFormCore.ts';
import type { SendRequest } from './useSave.ts';
import type { FormValues } from './values.ts';

/** The options of a form for a new record. */
export interface CreateFormOptions<Declared, Made = unknown> {
  form: RecordFormSpec<never, Declared>;
  /** The name of the draft on the device, for instance `purchaseOrder/new/3`. */
  name: string;
  /** The known values of the new record. Keep the object stable: a new one resets the form. */
  known?: Partial<ValuesOf<Declared>>;
  /** `edit` for a form with its own page, `page` for a form inside a page. */
  scope?: 'page' | 'edit';
  /**
   * Sends the input under Apollo's operation `context`, which makes a retry harmless. Use `outcomeOf` on the payload, or
   * `newOutcomeOf` to pass the created object to `onSaved`.
   */
  save: (
    input: CreateInput<Declared>,
    context: WriteContext,
    values: ValuesOf<Declared>,
  ) => Promise<Outcome<never, Made>>;
  onSaved: (saved: Saved & { made: Made | undefined }) => void;
}

/** Returns a form for a new record. It may be saved unchanged; an unfinished one is kept on the device. */
export function useCreateForm<Declared extends Fields, Made = unknown>(options: CreateFormOptions<Declared, Made>) {
  type Values = ValuesOf<Declared> & FormValues;
  const { form, known, save, onSaved } = options;
  const shown = useMemo(() => ({ values: form.start(known), lockVersion: 0 }), [form, known]);
  const schema = useMemo(() => form.schema(), [form]);
  const made = useRef<Made>(undefined);
  const send = useCallback(
    async ({ values, sendKey }: SendRequest<Values>) => {
      const input = form.create(values);
      sendKey.current = keyFor(sendKey.current, input);
      const outcome = await save(input, idempotent(sendKey.current), values);
      if (outcome.kind === 'stale' || outcome.kind === 'unfinished')
        throw new Error('A new record has no version to be behind');
      if (outcome.kind === 'rejected') return outcome;
      made.current = outcome.made;
      return { kind: outcome.kind };
    },
    [form, save],
  );
  return useFormCore<Values>({
    form,
    name: options.name,
    shown,
    schema,
    editing: true,
    scope: options.scope ?? 'edit',
    unchangedReason: null,
    send,
    onSaved: useCallback((saved: Saved) => onSaved({ ...saved, made: made.current }), [onSaved]),
  });
}
