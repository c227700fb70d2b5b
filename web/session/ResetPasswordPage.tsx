import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { describeError } from '../base/errors.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useRequestPasswordResetMutation } from '../generated/session.ts';
import { Pending } from '../kit/ui/Pending.tsx';
import { emailField } from './emailField.ts';
import { messages } from './messages.ts';
import { PublicForm } from './PublicForm.tsx';
import { PublicLink, PublicPage } from './PublicPage.tsx';

/** Loaded with the first link: everybody downloads this page with the one for signing in. */
const LinkPage = lazyComponent(async () => (await import('./LinkPage.tsx')).LinkPage, <Pending active />);

/** The target of mailed links, of password resets and invitations alike; without a token, the form that requests a link. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return token ? <LinkPage key={token} token={token} /> : <AskForLink />;
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
