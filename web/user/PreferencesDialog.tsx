import { type UserFieldsFragment, useUpdateOwnPreferencesMutation } from '../generated/operations.ts';
import { FormHint } from '../kit/form/FormHint.tsx';
import { NamedFields } from '../kit/form/NamedFields.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { LANGUAGE } from '../lookup/languageChoices.ts';
import { userMessages as messages } from './messages.ts';
import { preferencesForm } from './userForm.ts';

interface PreferencesDialogProps {
  /** The signed-in user. */
  user: UserFieldsFragment;
  onClose: () => void;
}

/** Changes how screens and mails are written to the signed-in person, whatever rights they have. */
export function PreferencesDialog({ user, onClose }: PreferencesDialogProps) {
  const [update] = useUpdateOwnPreferencesMutation();
  const form = useEditForm({
    form: preferencesForm,
    name: 'preferences',
    record: user,
    editing: true,
    scope: 'page',
    async save(input, context) {
      const { data } = await update({ variables: { input }, context });
      return outcomeOf(data?.updateOwnPreferences);
    },
    // The page is loaded anew where it is written otherwise now.
    onSaved: onClose,
  });
  return (
    <FormDialog title={messages.preferences} form={form} onClose={onClose}>
      <NamedFields names={[...LANGUAGE, 'dateOrder', 'decimalSign', 'weekStart']} />
      {LANGUAGE.length > 0 && <FormHint>{messages.languageNote}</FormHint>}
    </FormDialog>
  );
}
