/** Asks a backend as somebody. */
import { password } from './scaleWorld.ts';

/** Asks for a path below `/api/v1/` and reads the whole answer. @throws Error with any other answer than 200 */
export type Ask = (path: string) => Promise<{ meta?: { count: number; more?: true } }>;

/** Signs in with the password that everybody has in the worlds of the benchmarks. */
export async function signIn(url: string, email: string): Promise<Ask> {
  const response = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { login: email, password } }),
  });
  const authorization = response.headers.get('authorization');
  if (!authorization) throw new Error(`${email} could not sign in: ${response.status}`);
  return async (path) => {
    const answer = await fetch(`${url}/api/v1/${path}`, { headers: { authorization, 'time-zone': 'UTC' } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${body}`);
    return JSON.parse(body);
  };
}
