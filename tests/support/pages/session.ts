/** Sessions of the test world's people at the gateway that all tests of pages share. */
import { inject } from 'vitest';
import type { Ask } from '../../e2e/support/session.ts';
import { emailOf, type Person, password } from '../world.ts';
import { machineFetch } from './machine.ts';

interface Session {
  /** The session cookie's value. */
  cookie: string;
  token: string;
}

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { token } }';
const sessions = new Map<Person, Promise<Session>>();

/** Returns a person's session; the same one for all tests of a file. */
export function sessionOf(person: Person): Promise<Session> {
  const session = sessions.get(person) ?? signIn(person);
  sessions.set(person, session);
  return session;
}

/** Returns a client of the gateway for a person, independent of the open page; it fails on any error in the response. */
export function asking(person: Person): Ask {
  return async (query, variables) => {
    const { token } = await sessionOf(person);
    const { data, errors } = await (await post({ query, variables }, { authorization: `Bearer ${token}` })).json();
    if (errors) throw new Error(`${query}\n${JSON.stringify(variables)}\n${JSON.stringify(errors)}`);
    return data;
  };
}

async function signIn(person: Person): Promise<Session> {
  const response = await post({ query: SIGN_IN, variables: { input: { login: emailOf(person), password } } });
  const { data } = await response.json();
  const [cookie = ''] = response.headers.getSetCookie();
  return { token: String(data.signIn.token), cookie: /=([^;]*)/.exec(cookie)?.[1] ?? '' };
}

function post(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return machineFetch(`${inject('gateway').url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
