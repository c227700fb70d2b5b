import { demoPassword } from '../../../backend/demo/people.ts';
import type { Lading } from '../../support/lading.ts';

/** A signed-in person as the benchmark uses them: over api/v1 to prepare, over the gateway to be measured. */
export interface Person {
  readonly url: string;
  readonly authorization: string;
  /** Calls api/v1. @throws for anything but success */
  api(method: string, path: string, body?: object): Promise<{ data: unknown }>;
  /** Sends a document to the gateway; returns the status and the codes of its errors. */
  ask(query: string): Promise<{ status: number; data: unknown; codes: readonly string[] }>;
  /** Sends a request to `/files` of the gateway. */
  files(path: string, init?: RequestInit): Promise<Response>;
}

/** Signs in. */
export async function signedIn({ url, backendUrl }: Lading, login: string): Promise<Person> {
  const user = { login, password: demoPassword };
  const json = { 'content-type': 'application/json' };
  const response = await fetch(`${backendUrl}/api/v1/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ user }),
  });
  const authorization = response.headers.get('authorization') ?? '';
  return {
    url,
    authorization,
    async api(method, path, body) {
      const answer = await fetch(`${backendUrl}/api/v1/${path}`, {
        method,
        headers: { authorization, ...(body && json) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? { data: null } : answer.json();
    },
    async ask(query) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...json, authorization },
        body: JSON.stringify({ query }),
      });
      const { data, errors = [] }: { data: unknown; errors?: { extensions: { code: string } }[] } = await answer.json();
      return { status: answer.status, data, codes: errors.map(({ extensions }) => extensions.code) };
    },
    files: (path, init) => fetch(`${url}/files/${path}`, { ...init, headers: { authorization } }),
  };
}
