import { Alert, Text } from '@chakra-ui/react';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { describeError } from '../base/errors.ts';
import type { SignInReason } from '../client/sessionState.ts';
import {
  type OpenPasswordLinkMutation,
  useOpenPasswordLinkMutation,
  useResetPasswordMutation,
} from '../generated/session.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { linkMessages as words } from './linkMessages.ts';
import { messages } from './messages.ts';
import { newPasswordFields } from './NewPasswordFields.tsx';
import { PublicForm, type Refused } from './PublicForm.tsx';
import { PublicLink, PublicPage } from './PublicPage.tsx';
import { useSignedIn } from './useSignedIn.ts';

type Link = NonNullable<OpenPasswordLinkMutation['openPasswordLink']>;

/** The target of links that set a password: whom it is for and the form, or why it no longer works and what to do then. */
export function LinkPage({ token }: { token: string }) {
  // The names do not stay in the cache.
  const [open, { data, error }] = useOpenPasswordLinkMutation({ fetchPolicy: 'no-cache' });
  const ask = useCallback(() => {
    // Why it failed is shown from the result.
    open({ variables: { input: { token } } }).catch(() => undefined);
  }, [open, token]);
  useEffect(ask, [ask]);
  const link = data?.openPasswordLink;
  if (link) return link.state === 'OPEN' ? <NewPassword token={token} link={link} /> : <EndedLink link={link} />;
  if (!error) return <Pending active />;
  return (
    <PublicPage title={words.setTitle} subtitle={words.notRead}>
      <Alert.Root status="error" role="alert">
        <Alert.Indicator />
        <Alert.Title>{describeError(error)}</Alert.Title>
      </Alert.Root>
      <ActionButton size="lg" onClick={ask}>
        {words.tryAgain}
      </ActionButton>
    </PublicPage>
  );
}

/** A link that does not work: why, and the next step. */
function EndedLink({ link: { state, purpose } }: { link: Link }) {
  const ended = purpose === 'INVITATION' ? words.endedInvitation : words.endedLink;
  const { title, hint } = state === null || state === 'UNKNOWN' || state === 'OPEN' ? words.unknownLink : ended[state];
  return (
    <PublicPage title={title} subtitle={hint}>
      <PublicLink to={addresses.signIn}>{messages.backToSignIn}</PublicLink>
      {purpose !== 'INVITATION' && <PublicLink to={addresses.resetPassword}>{messages.askForLink}</PublicLink>}
    </PublicPage>
  );
}

type Name = 'password' | 'passwordConfirmation';

const fields = newPasswordFields(words.newPassword);

function NewPassword({ token, link }: { token: string; link: Link }) {
  const [reset] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const isInvitation = link.purpose === 'INVITATION';
  const { fullName, email } = link;
  return (
    <PublicPage
      title={isInvitation ? words.welcome(fullName ?? '') : words.setTitle}
      subtitle={isInvitation ? words.invitedInto(link) : words.setSubtitle}
    >
      {isInvitation && <Text>{words.invitedAs(link.roleName)}</Text>}
      <PublicForm<Name>
        fields={fields}
        account={email}
        submit={isInvitation ? words.accept : words.setPassword}
        send={async (typed) => {
          const passwords = { password: typed('password'), passwordConfirmation: typed('passwordConfirmation') };
          const { data } = await reset({ variables: { input: { token, ...passwords } } });
          const answer = data?.resetPassword;
          if (!answer?.changed) return rejectionOf(answer?.errors ?? []);
          if (answer.profile) await signedIn(answer.profile.id, addresses.home);
          else {
            const state: SignInReason = { reason: 'passwordSet', login: email ?? undefined };
            await navigate(addresses.signIn, { replace: true, state });
          }
          return null;
        }}
      />
      {!isInvitation && <PublicLink to={addresses.resetPassword}>{messages.askForLink}</PublicLink>}
    </PublicPage>
  );
}

/** Assigns the server's errors: password errors to their fields, link errors to the text above the form. */
function rejectionOf(errors: readonly { field: string; message: string }[]): Refused<Name> {
  const at = (field: Name, label: string) => {
    const found = errors.filter((error) => error.field === field).map(({ message }) => message);
    return found.length > 0 ? { [field]: messages.ofField(label, found) } : {};
  };
  const over = errors.some(({ field }) => field === 'token');
  const others = errors.filter(({ field }) => field === 'base').map(({ message }) => message);
  return {
    text: over ? words.linkOver : others.join(' ') || words.notSet,
    fields: { ...at('password', messages.password), ...at('passwordConfirmation', words.passwordConfirmation) },
  };
}
