import type { ReactNode } from 'react';
import { printedMessages as messages } from '../print/printedMessages.ts';
import { FormContentContext, FormContext } from './formContext.ts';
import type { FormState } from './useFormCore.ts';

/** The fields of a record in its document: as text, also while they are edited; what is not saved is said to be a draft. */
export function PrintedFields({ form, children }: { form: FormState; children: ReactNode }) {
  return (
    <FormContext value={{ ...form.context, id: `${form.context.id}-printed`, editing: false, printed: true }}>
      {form.changed.length > 0 && <p className="print-draft">{messages.unsaved(form.changed.length)}</p>}
      <FormContentContext value={form.content}>{children}</FormContentContext>
    </FormContext>
  );
}
