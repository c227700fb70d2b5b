import type { AbilityAction } from '../../generated/operations.ts';
import { toast } from '../feedback/toaster.ts';
import type { Fields } from '../form/field.ts';
import { type EditFormOptions, useEditForm } from '../form/useEditForm.ts';
import type { FormState } from '../form/useFormCore.ts';
import { messages } from '../messages.ts';
import { type Ability, reasonAgainst } from './abilities.ts';
import { undoingSave } from './undo.ts';
import { type EditMode, useEditMode } from './useEditMode.ts';

/** What is edited, and how it is saved. */
export interface RecordEditingOptions<Source, Declared>
  extends Pick<EditFormOptions<Source, Declared>, 'form' | 'name' | 'save'> {
  record: EditFormOptions<Source, Declared>['record'] & { abilities: readonly Ability[] };
  /** What has to be allowed; editing as a whole unless told otherwise. */
  action?: AbilityAction;
  /** Said when it was saved; Updated unless told otherwise. */
  saved?: string | undefined;
}

/** A record that is edited in place: whether it is, and its form. */
export interface RecordEditing {
  mode: EditMode;
  form: FormState;
}

/** The form of a page's own record, with its edit mode in the address. */
export function useRecordEditing<Source, Declared extends Fields>(
  options: RecordEditingOptions<Source, Declared>,
): RecordEditing {
  const refusal = reasonAgainst(options.record.abilities, options.action ?? 'UPDATE');
  const mode = useEditMode(refusal === null);
  const form = useEditForm({
    ...options,
    editing: mode.editing,
    refusal: mode.editing ? refusal : null,
    onSaved({ undo }) {
      toast.success(options.saved ?? messages.updated, undoingSave(undo));
      mode.setEditing(false);
    },
  });
  return { mode, form };
}
