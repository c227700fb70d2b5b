import type { CreateProgramInput, ProgramFieldsFragment } from '../../generated/operations.ts';
import { colorsField } from '../../kit/form/colors.ts';
import { fieldsOf } from '../../kit/form/fields.ts';
import { formFor } from '../../kit/form/form.ts';
import { twinsBy } from '../../kit/form/twins.ts';
import { requiredApprovals } from './approvalKinds.ts';
import { settingsMessages as messages } from './messages.ts';
import { programRecord } from './programRecord.ts';

const { text, toggle } = fieldsOf<ProgramFieldsFragment>();

/** The fields of a program. Without colors, it uses those of the product. */
export const programForm = formFor<CreateProgramInput, 'organizationId'>()({
  name: text(({ name }) => name, {
    label: messages.name,
    required: messages.nameRequired,
    twins: twinsBy('PROGRAM', ['name'], programRecord.record),
  }),
  orderNumberInternalEnabled: toggle(({ orderNumberInternalEnabled }) => orderNumberInternalEnabled, {
    label: messages.orderNumberInternal,
  }),
  requiredApprovals,
  secondPersonApproves: toggle(({ secondPersonApproves }) => secondPersonApproves, { label: messages.secondPerson }),
  colorPalette: colorsField(({ colorPalette }: ProgramFieldsFragment) => colorPalette, {
    label: messages.colors,
    labels: messages.palette,
  }),
});
