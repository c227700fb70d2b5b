import { messages } from '../../base/words.ts';
import type { AbilityAction } from '../../generated/operations.ts';
import type { Fields } from '../form/field.ts';
import { type EditFormOptions, useEditForm } from '../form/useEditForm.ts';
import type { FormState } from '../form/useFormCore.ts';
import { toast } from '../ui/toaster.ts';
import { type Ability, reasonAgainst } from './abilities.ts';
import { undoingSave } from './undo.ts';
import { type EditMode, useEditMode } from './useEditMode.ts';

/** The record to edit, and how to save it. */
export interface RecordEditingOptions<Source, Declared>
  extends Pick<EditFormOptions<Source, Declared>, 'form' | 'name' | 'save'> {
  record: EditFormOptions<Source, Declared>['record'] & { abilities: readonly Ability[] };
  /** The ability that editing requires; `UPDATE` by default. */
  action?: AbilityAction;
  /** The success message; Updated by default. */
  saved?: string | undefined;
}

/** The edit mode and the form of a record that is edited in place. */
export interface RecordEditing {
  mode: EditMode;
  form: FormState;
}

/** Returns the form of a page's own record, and its edit mode in the address. */
export function useRecordEditing<Source, Declared extends Fields>(
  options: RecordEditingOptions<Source, Declared>,
): RecordEditing {
  const blockedReason = reasonAgainst(options.record.abilities, options.action ?? 'UPDATE');
  const mode = useEditMode(blockedReason === null);
  const form = useEditForm({
    ...options,
    editing: mode.editing,
    blockedReason: mode.editing ? blockedReason : null,
    onSaved({ undo }) {
      toast.success(options.saved ?? messages.updated, undoingSave(undo));
      mode.setEditing(false);
    },
  });
  return { mode, form };
}
