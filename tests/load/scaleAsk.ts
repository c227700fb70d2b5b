/** Sends requests to a backend as a user. */
import { password } from './scaleWorld.ts';

/** Requests a path below `/api/v1/` and reads the whole response. @throws Error unless it succeeds */
export type Ask = (path: string) => Promise<{ meta?: { count: number; more?: true } }>;

/** Signs in with the password that all users of the benchmarks' worlds have. */
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
