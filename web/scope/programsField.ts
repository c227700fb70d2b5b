import { fieldsOf } from '../kit/form/fields.ts';
import type { NewChoice } from '../kit/form/newChoice.ts';
import { programsOfForm } from './programsOfForm.ts';

/** Declares the field for the programs that an organization's record belongs to; with `add`, a missing one can be made. */
export function programsField<Source extends { programs: readonly { id: string; name: string }[] | null }>(
  label: string,
  add: NewChoice,
) {
  return fieldsOf<Source>().choices(({ programs }) => programs?.map(({ id, name }) => ({ id, label: name })), {
    label,
    source: programsOfForm,
    add,
  });
}
