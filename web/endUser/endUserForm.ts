import { programsField } from '../app/programsField.ts';
import type { CreateEndUserInput, EndUserFieldsFragment } from '../generated/operations.ts';
import { groupChoice, organizationGroupChoices } from '../group/groupChoices.ts';
import { fieldsOf, requiredWhen } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { screeningFields } from '../lookup/fieldChoices.ts';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { endUserMessages as messages } from './messages.ts';

const { text, longText, select, toggle, choices } = fieldsOf<EndUserFieldsFragment>();

/** The fields of an end user, who needs a last name or an organization. */
export const endUserForm = formFor<CreateEndUserInput>()({
  firstName: text((endUser) => endUser.firstName, { label: messages.firstName }),
  lastName: requiredWhen(
    text((endUser) => endUser.lastName, { label: messages.lastName }),
    messages.nameNeeded,
    ({ externalOrganizationName }) => String(externalOrganizationName ?? '').trim() === '',
  ),
  externalOrganizationName: text((endUser) => endUser.externalOrganizationName, { label: messages.organization }),
  country: select((endUser) => endUser.country, { label: messages.country, source: countryChoices }),
  ...screeningFields<EndUserFieldsFragment>(messages.screened),
  opc: toggle((endUser) => endUser.opc, { label: messages.opc }),
  programIds: programsField<EndUserFieldsFragment>(messages.programs),
  groupIds: choices(({ groups }) => groups?.map(groupChoice), {
    label: messages.groups,
    source: organizationGroupChoices,
  }),
  notes: longText((endUser) => endUser.notes, { label: messages.notes }),
});
