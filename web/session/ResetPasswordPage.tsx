import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import type { SignInReason } from '../app/sessionState.ts';
import { describeError } from '../base/errors.ts';
import { useRequestPasswordResetMutation, useResetPasswordMutation } from '../generated/session.ts';
import { formMessages } from '../kit/form/messages.ts';
import { PasswordStrength } from '../kit/form/PasswordStrength.tsx';
import { passwordProblem } from '../kit/form/password.ts';
import { emailField } from './emailField.ts';
import { messages } from './messages.ts';
import { type PublicField, PublicForm, type Refused } from './PublicForm.tsx';
import { PublicLink, PublicPage } from './PublicPage.tsx';

/** The target of mailed links, of password resets and invitations alike; without a token, the form that requests a link. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return token ? <NewPassword key={token} token={token} /> : <AskForLink />;
}

function AskForLink() {
  const [request] = useRequestPasswordResetMutation();
  const [sent, setSent] = useState(false);
  return (
    <PublicPage title={messages.resetTitle} subtitle={messages.resetSubtitle}>
      <PublicForm<'login'>
        fields={[emailField]}
        submit={messages.sendLink}
        notice={sent ? { status: 'success', text: messages.linkSent } : null}
        send={async (typed) => {
          setSent(false);
          const { data } = await request({ variables: { input: { login: typed('login').trim() } } });
          const answer = data?.requestPasswordReset;
          if (!answer?.sent)
            return { text: answer?.errors.map(({ message }) => message).join(' ') || describeError(null) };
          setSent(true);
          return null;
        }}
      />
      <PublicLink to={addresses.signIn}>{messages.backToSignIn}</PublicLink>
    </PublicPage>
  );
}

type Name = 'password' | 'passwordConfirmation';

const fields: readonly [PublicField<Name>, PublicField<Name>] = [
  {
    name: 'password',
    label: messages.newPassword,
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

function NewPassword({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation();
  const navigate = useNavigate();
  return (
    <PublicPage title={messages.setTitle} subtitle={messages.setSubtitle}>
      <PublicForm<Name>
        fields={fields}
        submit={messages.setPassword}
        send={async (typed) => {
          const passwords = { password: typed('password'), passwordConfirmation: typed('passwordConfirmation') };
          const { data } = await reset({ variables: { input: { token, ...passwords } } });
          const answer = data?.resetPassword;
          if (!answer?.changed) return rejectionOf(answer?.errors ?? []);
          const state: SignInReason = { reason: 'passwordSet' };
          await navigate(addresses.signIn, { replace: true, state });
          return null;
        }}
      />
      <PublicLink to={addresses.resetPassword}>{messages.askForLink}</PublicLink>
    </PublicPage>
  );
}

/** Assigns the server's errors: password errors to their fields, link errors to the text above the form. */
function rejectionOf(errors: readonly { field: string; message: string }[]): Refused<Name> {
  const at = (field: Name, label: string) => {
    const found = errors.filter((error) => error.field === field).map(({ message }) => message);
    return found.length > 0 ? { [field]: `${label} ${found.join(', ')}` } : {};
  };
  const over = errors.some(({ field }) => field === 'token');
  const others = errors.filter(({ field }) => field === 'base').map(({ message }) => message);
  return {
    text: over ? messages.linkOver : others.join(' ') || messages.notSet,
    fields: { ...at('password', messages.password), ...at('passwordConfirmation', messages.passwordConfirmation) },
  };
}
