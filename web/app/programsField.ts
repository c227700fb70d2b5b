import { fieldsOf } from '../kit/form/fields.ts';
import { programChoices } from './programChoices.ts';

/** The programs that a record of the organization belongs to; `label` is what the field is called. */
export function programsField<Source extends { programs: readonly { id: string; name: string }[] | null }>(
  label: string,
) {
  return fieldsOf<Source>().choices(({ programs }) => programs?.map(({ id, name }) => ({ id, label: name })), {
    label,
    source: programChoices,
  });
}
