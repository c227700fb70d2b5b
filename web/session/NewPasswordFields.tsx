import { formMessages } from '../kit/form/messages.ts';
import { PasswordStrength } from '../kit/form/PasswordStrength.tsx';
import { passwordProblem } from '../kit/form/password.ts';
import { linkMessages as words } from './linkMessages.ts';
import { messages } from './messages.ts';
import type { PublicField } from './PublicForm.tsx';

type Name = 'password' | 'passwordConfirmation';

/** The fields of a new password: typed twice, with its strength. @param label the label of the first */
export const newPasswordFields = (label: string): readonly [PublicField<Name>, PublicField<Name>] => [
  {
    name: 'password',
    label,
    type: 'password',
    autoComplete: 'new-password',
    problem: ({ value }) => (value === '' ? messages.passwordRequired : passwordProblem(value)),
    below: (value) => <PasswordStrength password={value} />,
  },
  {
    name: 'passwordConfirmation',
    label: words.passwordConfirmation,
    type: 'password',
    autoComplete: 'new-password',
    problem({ value, form }) {
      if (value === '') return words.passwordConfirmationRequired;
      const first = form?.elements.namedItem('password');
      return first instanceof HTMLInputElement && first.value !== value ? formMessages.password.differs : null;
    },
  },
];
