import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import type { SignInReason } from '../client/sessionState.ts';
import { type SetUpMutation, useNeedsSetupQuery, useSetUpMutation } from '../generated/session.ts';
import { messages } from './messages.ts';
import { PublicForm, type Refused } from './PublicForm.tsx';
import { PublicPage } from './PublicPage.tsx';
import { SetUpHint } from './SetUpHint.tsx';
import { type SetUpField, setUpFields } from './setUpFields.ts';
import { setUpMessages as words } from './setUpMessages.ts';
import { useSignedIn } from './useSignedIn.ts';

const TO_SIGN_IN: SignInReason = { reason: 'setUpAlready' };

/** The target of the link that the start of an empty Lading prints. Once somebody exists, it leads to sign-in. */
export function SetUpPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { data, error, refetch } = useNeedsSetupQuery({ fetchPolicy: 'network-only' });
  if (data && !data.needsSetup) return <Navigate to={addresses.signIn} replace state={TO_SIGN_IN} />;
  if (!data && !error) return null;
  return token ? <SetUp token={token} /> : <SetUpHint onCheck={() => void refetch()} />;
}

function SetUp({ token }: { token: string }) {
  const [setUp] = useSetUpMutation();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  return (
    <PublicPage title={words.setUpTitle} subtitle={words.setUpSubtitle}>
      <PublicForm<SetUpField>
        fields={setUpFields}
        submit={words.setUp}
        send={async (typed) => {
          const { data } = await setUp({ variables: { input: { token, ...inputOf(typed) } } });
          const userId = data?.setUp?.profile?.id;
          if (userId) {
            await signedIn(userId, addresses.home);
            return null;
          }
          const errors = data?.setUp?.errors ?? [];
          if (errors.some(({ code }) => code === 'TRANSITION')) {
            await navigate(addresses.signIn, { replace: true, state: TO_SIGN_IN });
          }
          return refusalOf(errors);
        }}
      />
    </PublicPage>
  );
}

const inputOf = (typed: (name: SetUpField) => string) => ({
  organizationName: typed('organizationName').trim(),
  organizationShortName: typed('organizationShortName').trim(),
  firstName: typed('firstName').trim(),
  lastName: typed('lastName').trim(),
  email: typed('email').trim(),
  password: typed('password'),
  passwordConfirmation: typed('passwordConfirmation'),
});

type Errors = NonNullable<SetUpMutation['setUp']>['errors'];

/** Assigns the server's errors to their fields; the link's and all others to the text above the form. */
function refusalOf(errors: Errors): Refused<SetUpField> {
  const messagesAt = (field: string) => errors.filter((error) => error.field === field).map(({ message }) => message);
  const link = messagesAt('token').map(words.newLink);
  const fields = setUpFields.flatMap(({ name, label }) => {
    const found = messagesAt(name);
    return found.length > 0 ? [[name, messages.ofField(label, found)] as const] : [];
  });
  return {
    text: [...link, ...messagesAt('base')].join(' ') || words.notSetUp,
    fields: Object.fromEntries(fields),
  };
}
