/** A real backend on an embedded database with the gateway in front of it, both in this process. */
import { afterAll, beforeAll } from 'vitest';
import { type BackendOptions, startBackend, type TestBackend } from './backend.ts';
import { type Asked, startGateway, type TestGateway } from './gateway.ts';
import { emailOf, type Person, password } from './world.ts';

export interface Stack {
  backend: TestBackend;
  gateway: TestGateway;
  /** Signs a person of the test world in through the gateway; returns the bearer token of the same session each time. */
  tokenOf(person: Person): Promise<string>;
  /** Sends an operation as a person of the test world. */
  ask(person: Person, query: string, variables?: Record<string, unknown>): Promise<Asked>;
  /** Like `ask`, for operations that must succeed; returns the data. */
  get(person: Person, query: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { token errors { message } } }';

/** Starts both. */
export async function startStack(options: BackendOptions = {}): Promise<Stack> {
  const backend = await startBackend(options);
  const gateway = await startGateway({ url: backend.url, cableUrl: `${backend.url.replace('http', 'ws')}/cable` });
  const tokens = new Map<Person, Promise<string>>();
  const signIn = async (person: Person) => {
    const { data, errors } = await gateway.ask(SIGN_IN, { input: { login: emailOf(person), password } });
    const { token } = (data as { signIn: { token: string | null } } | null)?.signIn ?? {};
    if (!token) throw new Error(`${person} could not sign in: ${JSON.stringify(errors)}`);
    return token;
  };
  const tokenOf = (person: Person) => {
    const token = tokens.get(person) ?? signIn(person);
    tokens.set(person, token);
    return token;
  };
  const ask: Stack['ask'] = async (person, query, variables) =>
    gateway.ask(query, variables, { token: await tokenOf(person) });
  return {
    backend,
    gateway,
    tokenOf,
    ask,
    async get(person, query, variables) {
      const { data, errors } = await ask(person, query, variables);
      if (errors.length > 0 || !data)
        throw new Error(`${query}\n${JSON.stringify(variables)}\n${JSON.stringify(errors)}`);
      return data;
    },
    async stop() {
      await gateway.stop();
      await backend.stop();
    },
  };
}

/** Starts a stack for all tests of a suite. Call the result inside tests and hooks only. */
export function suiteStack(options: BackendOptions = {}): () => Stack {
  let stack: Stack | null = null;
  beforeAll(async () => {
    stack = await startStack(options);
  });
  afterAll(() => stack?.stop());
  return () => {
    if (!stack) throw new Error('The stack runs only inside tests and hooks');
    return stack;
  };
}
