import { fieldsOf } from '../kit/form/fields.ts';
import { programsOfForm } from './programsOfForm.ts';

/** Declares the field for the programs that an organization's record belongs to; `label` is the field's label. */
export function programsField<Source extends { programs: readonly { id: string; name: string }[] | null }>(
  label: string,
) {
  return fieldsOf<Source>().choices(({ programs }) => programs?.map(({ id, name }) => ({ id, label: name })), {
    label,
    source: programsOfForm,
  });
}
