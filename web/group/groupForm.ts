import type { CreateGroupInput, GroupFieldsFragment } from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { twinsBy } from '../kit/form/twins.ts';
import { screeningFields } from '../lookup/fieldChoices.ts';
import { countryChoices } from '../lookup/lookupChoices.ts';
import { newProgram } from '../program/new/newProgramChoices.ts';
import { programChoices } from '../scope/programChoices.ts';
import { groupRecord } from './groupRecord.ts';
import { groupMessages as messages } from './messages.ts';

const { text, choice, toggle, address } = fieldsOf<GroupFieldsFragment>();

/** The fields of a group. */
export const groupForm = formFor<CreateGroupInput>()({
  name: text(({ name }) => name, {
    label: messages.name,
    required: messages.nameRequired,
    limit: 100,
    twins: twinsBy('GROUP', ['name', 'latinName', 'taxNumber'], groupRecord.record),
  }),
  programId: choice(({ program }) => program && { id: program.id, label: program.name }, {
    label: messages.program,
    required: messages.programRequired,
    source: programChoices,
    add: newProgram,
  }),
  attn: text(({ attn }) => attn, { label: messages.attn, limit: 100 }),
  latinName: text((group) => group.latinName, { label: messages.latinName, limit: 100 }),
  taxNumber: text((group) => group.taxNumber, { label: messages.taxNumber, limit: 40 }),
  phoneNumber: text((group) => group.phoneNumber, { label: messages.phoneNumber, limit: 40 }),
  requiresImportPermit: toggle((group) => group.requiresImportPermit, { label: messages.requiresImportPermit }),
  ...screeningFields<GroupFieldsFragment>(messages.screened),
  address: address((group) => group.address, { required: true, countries: countryChoices }),
});
