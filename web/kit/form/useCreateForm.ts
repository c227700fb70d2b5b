import { useCallback, useMemo, useRef } from 'react';
import type { Fields } from './field.ts';
import type { CreateInput, RecordFormSpec, ValuesOf } from './form.ts';
import type { Outcome } from './outcome.ts';
import { idempotent, keyFor, type WriteContext } from './sendKey.ts';
import { type Saved, useFormCore } from './useFormCore.ts';
import type { SendRequest } from './useSave.ts';
import type { FormValues } from './values.ts';

/** What a form for a new record is told. */
export interface CreateFormOptions<Declared, Made = unknown> {
  form: RecordFormSpec<never, Declared>;
  /** Under which name an unfinished form is kept on the device, for instance `purchaseOrder/new/3`. */
  name: string;
  /** What is known of the new record. Keep it stable: another one starts the form anew. */
  known?: Partial<ValuesOf<Declared>>;
  /** A page of its own is `edit`; a form inside a page is `page`. */
  scope?: 'page' | 'edit';
  /**
   * Sends what was filled in, under Apollo's operation `context`, which makes a repeat harmless. `outcomeOf` reads the
   * answer, `newOutcomeOf` where `onSaved` is to be told what was made.
   */
  save: (
    input: CreateInput<Declared>,
    context: WriteContext,
    values: ValuesOf<Declared>,
  ) => Promise<Outcome<never, Made>>;
  onSaved: (saved: Saved & { made: Made | undefined }) => void;
}

/** A form for a new record. It may be saved as it is offered; an unfinished one is kept on the device. */
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
