/** The fields of the first organization and its first person. */
import { formMessages } from '../kit/form/messages.ts';
import { PasswordStrength } from '../kit/form/PasswordStrength.tsx';
import { passwordProblem } from '../kit/form/password.ts';
import { emailField } from './emailField.ts';
import { messages } from './messages.ts';
import type { PublicField } from './PublicForm.tsx';

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
    label: messages.organization,
    required: messages.organizationRequired,
    autoComplete: 'organization',
  }),
  line('organizationShortName', {
    label: messages.shortName,
    required: messages.shortNameRequired,
    autoComplete: 'off',
    limit: 15,
  }),
  line('firstName', { label: messages.firstName, required: messages.firstNameRequired, autoComplete: 'given-name' }),
  line('lastName', { label: messages.lastName, required: messages.lastNameRequired, autoComplete: 'family-name' }),
  { ...emailField, name: 'email', limit: 254 },
  {
    name: 'password',
    label: messages.password,
    type: 'password',
    autoComplete: 'new-password',
    problem: ({ value }) => (value === '' ? messages.passwordRequired : passwordProblem(value)),
    below: (value) => <PasswordStrength password={value} />,
  },
  {
    name: 'passwordConfirmation',
    label: messages.passwordConfirmation,
    type: 'password',
    autoComplete: 'new-password',
    problem({ value, form }) {
      if (value === '') return messages.passwordConfirmationRequired;
      const first = form?.elements.namedItem('password');
      return first instanceof HTMLInputElement && first.value !== value ? formMessages.password.differs : null;
    },
  },
];
