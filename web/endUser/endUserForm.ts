import type { CreateEndUserInput, EndUserFieldsFragment } from '../generated/operations.ts';
import { groupChoice, organizationGroupChoices } from '../group/groupChoices.ts';
import { newGroup } from '../group/newGroupChoices.ts';
import { fieldsOf, requiredWhen } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import type { TwinSearch } from '../kit/form/twins.ts';
import { type FormValues, valueAt } from '../kit/form/values.ts';
import { screeningFields } from '../lookup/fieldChoices.ts';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { newProgram } from '../program/new/newProgramChoices.ts';
import { programsField } from '../scope/programsField.ts';
import { endUserRecord } from './list.ts';
import { endUserMessages as messages } from './messages.ts';

const { text, longText, select, toggle, choices } = fieldsOf<EndUserFieldsFragment>();

const written = (values: FormValues, name: string) => String(valueAt(values, name) ?? '').trim();
const fullName = (values: FormValues) => `${written(values, 'firstName')} ${written(values, 'lastName')}`.trim();
const twinsOf = (name: (values: FormValues) => string): TwinSearch => ({
  type: 'END_USER',
  texts: (values) => [name(values)],
  to: endUserRecord.record,
});

/** The fields of an end user, who needs a last name or an organization. */
export const endUserForm = formFor<CreateEndUserInput, 'organizationId'>()({
  firstName: text((endUser) => endUser.firstName, { label: messages.firstName }),
  lastName: requiredWhen(
    text((endUser) => endUser.lastName, { label: messages.lastName, twins: twinsOf(fullName) }),
    messages.nameNeeded,
    ({ externalOrganizationName }) => String(externalOrganizationName ?? '').trim() === '',
  ),
  externalOrganizationName: text((endUser) => endUser.externalOrganizationName, {
    label: messages.organization,
    twins: twinsOf((values) => (fullName(values) === '' ? written(values, 'externalOrganizationName') : '')),
  }),
  country: select((endUser) => endUser.country, { label: messages.country, source: countryChoices }),
  ...screeningFields<EndUserFieldsFragment>(messages.screened),
  opc: toggle((endUser) => endUser.opc, { label: messages.opc }),
  programIds: programsField<EndUserFieldsFragment>(messages.programs, newProgram),
  groupIds: choices(({ groups }) => groups?.map(groupChoice), {
    label: messages.groups,
    source: organizationGroupChoices,
    add: newGroup,
  }),
  notes: longText((endUser) => endUser.notes, { label: messages.notes }),
});
