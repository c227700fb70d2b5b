/** The fields of the first organization and its first person. */
import { emailField } from './emailField.ts';
import { messages } from './messages.ts';
import { newPasswordFields } from './NewPasswordFields.tsx';
import type { PublicField } from './PublicForm.tsx';
import { setUpMessages as words } from './setUpMessages.ts';

/** The names of the fields, as the mutation has them. */
export type SetUpField =
  | 'organizationName'
  | 'organizationShortName'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'passwordConfirmation';

/** Declares a line of text that must not be blank. */
const line = (
  name: SetUpField,
  {
    label,
    required,
    autoComplete,
    limit = 255,
  }: { label: string; required: string; autoComplete: string; limit?: number },
): PublicField<SetUpField> => ({
  name,
  label,
  type: 'text',
  autoComplete,
  limit,
  problem: ({ value }) => (value.trim() === '' ? required : null),
});

/** The fields, in the order of the form. */
export const setUpFields: readonly [PublicField<SetUpField>, ...PublicField<SetUpField>[]] = [
  line('organizationName', {
    label: words.organization,
    required: words.organizationRequired,
    autoComplete: 'organization',
  }),
  line('organizationShortName', {
    label: words.shortName,
    required: words.shortNameRequired,
    autoComplete: 'off',
    limit: 15,
  }),
  line('firstName', { label: words.firstName, required: words.firstNameRequired, autoComplete: 'given-name' }),
  line('lastName', { label: words.lastName, required: words.lastNameRequired, autoComplete: 'family-name' }),
  { ...emailField, name: 'email', limit: 254 },
  ...newPasswordFields(messages.password),
];
