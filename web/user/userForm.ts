import { formatMessages } from '../base/formatMessages.ts';
import type {
  ChangePasswordInput,
  UpdateOwnPreferencesInput,
  UpdateUserInput,
  UserFieldsFragment,
} from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { emailRule } from '../kit/form/rules.ts';
import { twinsBy } from '../kit/form/twins.ts';
import { valueAt } from '../kit/form/values.ts';
import { languageChoices } from '../lookup/languageChoices.ts';
import { newProgram } from '../program/new/newProgramChoices.ts';
import { programsField } from '../scope/programsField.ts';
import { dateOrders, decimalSigns, weekStarts } from './formatChoices.ts';
import { userRecord } from './list.ts';
import { userMessages as messages } from './messages.ts';
import { grantableRoleChoices } from './roleChoices.ts';

const { text, picture, password, select, named } = fieldsOf<UserFieldsFragment>();

type UserInput = Omit<UpdateUserInput, 'lockVersion' | 'removePicture'> & { picture?: File | null };

const fields = {
  firstName: text((user) => user.firstName, { label: messages.firstName, required: messages.firstNameRequired }),
  lastName: text((user) => user.lastName, {
    label: messages.lastName,
    required: messages.lastNameRequired,
    twins: {
      ...twinsBy('USER', [], userRecord.record),
      texts: (values) => [`${valueAt(values, 'firstName')} ${valueAt(values, 'lastName')}`],
    },
  }),
  email: text((user) => user.email, {
    label: messages.email,
    required: messages.emailRequired,
    limit: 254,
    rule: emailRule(messages.emailRequired),
    twins: twinsBy('USER', ['email'], userRecord.record),
  }),
  phoneNumber: text((user) => user.phoneNumber, { label: messages.phoneNumber, limit: 40 }),
  jobTitle: text((user) => user.jobTitle, { label: messages.jobTitle }),
  roleId: select((user) => user.roleId, {
    label: messages.role,
    required: messages.roleRequired,
    source: grantableRoleChoices,
  }),
  programIds: programsField<UserFieldsFragment>(messages.programs, newProgram),
};

const preferences = {
  language: select((user) => user.language, { label: messages.language, source: languageChoices }),
  dateOrder: named((user) => user.dateOrder, { label: formatMessages.dateOrder, ...dateOrders }),
  decimalSign: named((user) => user.decimalSign, { label: formatMessages.decimalSign, ...decimalSigns }),
  weekStart: named((user) => user.weekStart, { label: formatMessages.weekStart, ...weekStarts }),
};

/** The fields of a user. */
export const userForm = formFor<UserInput>()({
  picture: picture((user) => user.picture?.original, { label: messages.picture }),
  ...preferences,
  ...fields,
});

/** How screens and mails are written to a person, which everybody may change of themselves. */
export const preferencesForm = formFor<Omit<UpdateOwnPreferencesInput, 'lockVersion'>>()(preferences);

/** The fields of one of many people to invite. */
export const invitedForm = formFor<UserInput, 'picture' | keyof typeof preferences>()(fields);

/** The fields of a password change. */
export const changePasswordForm = formFor<ChangePasswordInput>()({
  currentPassword: password('present', { label: messages.currentPassword, required: messages.currentPasswordRequired }),
  newPassword: password('new', { label: messages.newPassword, required: messages.newPasswordRequired }),
  newPasswordConfirmation: password(
    { again: 'newPassword' },
    { label: messages.passwordConfirmation, required: messages.passwordConfirmationRequired },
  ),
});
