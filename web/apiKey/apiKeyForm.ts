import { type CreateApiKeyInput, useApiKeyProgramsQuery } from '../generated/operations.ts';
import { type ChoiceSource, useFoundPage } from '../kit/form/choiceSource.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { asChoice, useFormContent } from '../kit/form/formContext.ts';
import { valueAt } from '../kit/form/values.ts';
import { organizationChoices } from '../organization/organizationChoices.ts';
import { grantableRoleChoices } from '../user/roleChoices.ts';
import { apiKeyMessages as messages } from './messages.ts';

/** The programs of the organization that is selected in the surrounding form. */
const programsOfKey: ChoiceSource = {
  useFound({ skip, ...question }) {
    const organizationId = asChoice(valueAt(useFormContent().values, 'organizationId'))?.id ?? null;
    const query = useApiKeyProgramsQuery({ variables: { ...question, organizationId }, skip });
    return useFoundPage(
      query,
      ({ programs }) => programs,
      ({ id, name }) => ({ id, label: name }),
    );
  },
  // Choices that are selected here carry their own labels.
  useLabel: (id) => id,
};

const { text, select, choice, choices, date } = fieldsOf<never>();

/** The fields of a new API key. */
export const apiKeyForm = formFor<CreateApiKeyInput>()({
  name: text(() => null, { label: messages.name, required: messages.nameRequired, limit: 100 }),
  organizationId: choice(() => null, {
    label: messages.organization,
    required: messages.organizationRequired,
    source: organizationChoices,
  }),
  roleId: select(() => null, { label: messages.role, required: messages.roleRequired, source: grantableRoleChoices }),
  programIds: choices(() => [], { label: messages.programs, source: programsOfKey }),
  expiresAt: date(() => null, {
    label: messages.expires,
    required: messages.expiresRequired,
    notBeforeToday: messages.expiresPast,
  }),
});

/** Returns the end of a calendar day (`YYYY-MM-DD`) in the browser's time zone. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
