import { messages } from './messages.ts';
import type { PublicField } from './PublicForm.tsx';

/** The email that a user signs in with. */
export const emailField: PublicField<'login'> = {
  name: 'login',
  label: messages.email,
  type: 'email',
  autoComplete: 'username',
  problem({ validity }) {
    if (validity.valueMissing) return messages.emailRequired;
    return validity.typeMismatch ? messages.emailInvalid : null;
  },
};
