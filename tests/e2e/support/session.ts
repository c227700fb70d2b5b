/** Sessions of the demo world's people at a running Lading, for tests that have something to prepare or to look up. */
import { type BrowserContextOptions, request } from '@playwright/test';
import { credentialsOf, type Person } from './people.ts';

/** Sends an operation to the gateway. The caller says what the answer holds: the gateway's own tests check its shape. */
export type Ask = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;

export interface Session {
  ask: Ask;
  /** What a browser needs to be signed in. */
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** Ends the session on the server; the browser that has its cookie is not told. */
  end: () => Promise<void>;
}

const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }';

/** Signs somebody in at the Lading of this address. */
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

/** Asks as whoever the token belongs to; fails on any error of the answer. */
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
