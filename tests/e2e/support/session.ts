/** Sessions of demo users at a running Lading, for tests that prepare or look up data. */
import { type BrowserContextOptions, request } from '@playwright/test';
import { credentialsOf, type Person } from './people.ts';

/** Sends an operation to the gateway. The caller states the type of the response; the gateway's own tests verify it. */
export type Ask = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

export interface Session {
  ask: Ask;
  /** The browser state, with the session cookie, that signs a browser in. */
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** Ends the session on the server, without notifying the browser that holds its cookie. */
  end: () => Promise<void>;
}

const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }';

/** Signs a user in to the Lading at this URL. */
export async function signIn(url: string, person: Person): Promise<Session> {
  const browser = await request.newContext({ baseURL: url });
  const response = await browser.post('/graphql', {
    data: { query: SIGN_IN, variables: { input: credentialsOf(person) } },
  });
  const { data } = await response.json();
  const storageState = await browser.storageState();
  await browser.dispose();
  const ask = askWith(url, String(data.signIn.token));
  return {
    ask,
    storageState,
    end: async () => void (await ask('mutation { signOut { __typename } }')),
  };
}

/** Returns a function that sends operations with this token. It throws if a response has errors. */
function askWith(url: string, token: string): Ask {
  return async (query, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(`${query}\n${JSON.stringify(variables)}\n${JSON.stringify(errors)}`);
    return data;
  };
}
