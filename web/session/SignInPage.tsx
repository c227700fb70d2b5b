import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { addresses, safeNext } from '../base/addresses.ts';
import { keptOwner } from '../base/drafts.ts';
import { describeError } from '../base/errors.ts';
import { fetchFont } from '../base/font.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { pageSettled } from '../base/preload.ts';
import { onOwnerChange, savedOwner } from '../base/storage.ts';
import { type SignInReason, signInReason } from '../client/sessionState.ts';
import { useNeedsSetupQuery, useSignInMutation } from '../generated/session.ts';
import { emailField } from './emailField.ts';
import { messages } from './messages.ts';
import { type PublicField, PublicForm, type Refused } from './PublicForm.tsx';
import { PublicLink, PublicPage } from './PublicPage.tsx';
import { useSignedIn } from './useSignedIn.ts';

/** Loaded where nobody exists yet: never again after the first day. */
const SetUpHint = lazyComponent(async () => (await import('./SetUpHint.tsx')).SetUpHint);

type Name = 'login' | 'password';

/** The password only has to be present: the rules for new passwords may be younger than the account. */
const password: PublicField<Name> = {
  name: 'password',
  label: messages.password,
  type: 'password',
  autoComplete: 'current-password',
  problem: ({ validity }) => (validity.valueMissing ? messages.passwordRequired : null),
};

const NOTICES = {
  expired: 'warning',
  signedOut: 'info',
  signedOutElsewhere: 'info',
  signedOutHereOnly: 'warning',
  passwordSet: 'success',
  setUpAlready: 'info',
} as const satisfies Record<SignInReason['reason'], string>;

/** Renders the sign-in form; afterwards, the user continues on the requested page. While nobody exists, says how to begin. */
export function SignInPage() {
  const { state } = useLocation();
  const why = signInReason(state);
  const signIn = useSignIn();
  useSignedInElsewhere();
  // What comes next is shown in it.
  useEffect(() => void pageSettled().then(fetchFont), []);
  const { data, refetch } = useNeedsSetupQuery();
  if (data?.needsSetup) return <SetUpHint onCheck={() => void refetch()} />;
  return (
    <PublicPage title={messages.title} subtitle={messages.subtitle}>
      <PublicForm<Name>
        fields={[{ ...emailField, initial: why?.login }, password]}
        submit={messages.submit}
        notice={why && { status: NOTICES[why.reason], text: messages[why.reason] }}
        send={signIn}
      />
      <PublicLink to={addresses.resetPassword}>{messages.forgotPassword}</PublicLink>
    </PublicPage>
  );
}

/** Returns a function that signs in and navigates on; it returns why the sign-in was rejected. */
function useSignIn() {
  const signedIn = useSignedIn();
  const [params] = useSearchParams();
  const [signIn] = useSignInMutation();
  return async (typed: (name: Name) => string): Promise<Refused<Name> | null> => {
    const input = { login: typed('login').trim(), password: typed('password') };
    const { data } = await signIn({ variables: { input } });
    const userId = data?.signIn?.profile?.id;
    if (!userId) {
      return { text: data?.signIn?.errors.map((error) => error.message).join(' ') || describeError(null) };
    }
    await signedIn(userId, safeNext(params.get('next'), location.origin));
    return null;
  };
}

/** Continues on the requested page once the user signs in in another tab; somebody else starts on the home page. */
function useSignedInElsewhere(): void {
  const [params] = useSearchParams();
  const next = params.get('next');
  useEffect(
    () =>
      onOwnerChange(() => {
        const [now, before] = [savedOwner(), keptOwner()];
        if (now === null) return;
        location.replace(before === null || before === now ? safeNext(next, location.origin) : addresses.home);
      }),
    [next],
  );
}
