import { type OrganizationProgramsQuery, useOrganizationProgramsQuery } from '../generated/operations.ts';
import { type ChoiceSource, useFoundPage } from '../kit/form/choiceSource.ts';
import { asChoice, useFormContent } from '../kit/form/formContext.ts';
import { valueAt } from '../kit/form/values.ts';
import { programChoices } from './programChoices.ts';

const programsIn = ({ programs }: OrganizationProgramsQuery) => programs;
const programChoice = ({ id, name }: { id: string; name: string }) => ({ id, label: name });

/** The programs of the organization that is chosen in the surrounding form; without one, all that the user may open. */
export const programsOfForm: ChoiceSource = {
  useFound({ skip, ...question }) {
    const organizationId = asChoice(valueAt(useFormContent().values, 'organizationId'))?.id ?? null;
    const isOpen = organizationId === null;
    const open = programChoices.useFound({ ...question, skip: skip || !isOpen });
    const query = useOrganizationProgramsQuery({ variables: { ...question, organizationId }, skip: skip || isOpen });
    const found = useFoundPage(query, programsIn, programChoice);
    return isOpen ? open : found;
  },
  useLabel: programChoices.useLabel,
};
