/** Sessions of the stub backend: tokens that are live, expire and are refreshed. */
import { randomUUID } from 'node:crypto';
import type { StubAnswer, StubCall } from './stubApi.ts';

export interface StubSessions {
  /** Issues a token of a user's new session, valid for these seconds (negative: it has expired, but its session is live). */
  issue(userId?: number, seconds?: number): string;
  /** Ends every session of a token's user. */
  end(token: string): void;
  isLive(authorization: string | undefined): boolean;
  /** Responds to login, logout, refresh_tokens, profile, and any call without a live token; undefined for the others. */
  answer(call: StubCall): StubAnswer | undefined;
}

interface StubSession {
  userId: number;
  ended: boolean;
}

export function stubSessions(): StubSessions {
  const tokens = new Map<string, { session: StubSession; id: string; expiresAt: number }>();
  const successors = new Map<string, string>();
  const unauthorized = { status: 401, body: { error: 'Sign in to continue', code: 'unauthorized' } };

  function sign(session: StubSession, id: string, seconds: number): string {
    const expiresAt = Math.floor(Date.now() / 1000) + seconds;
    const claims = { sub: id, exp: expiresAt, nonce: randomUUID() };
    const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
    tokens.set(token, { session, id, expiresAt: expiresAt * 1000 });
    return token;
  }

  const tokenOf = (authorization: string | undefined) => authorization?.replace('Bearer ', '') ?? '';
  const behind = (authorization: string | undefined) => {
    const found = tokens.get(tokenOf(authorization));
    return found && !found.session.ended ? found : undefined;
  };

  function refreshed(authorization: string | undefined): StubAnswer {
    const old = tokenOf(authorization);
    const found = behind(authorization);
    if (!found) return unauthorized;
    const next = successors.get(old) ?? sign(found.session, found.id, 3600);
    successors.set(old, next);
    return { status: 204, headers: { authorization: `Bearer ${next}` } };
  }

  return {
    issue: (userId = 1, seconds = 3600) => sign({ userId, ended: false }, randomUUID(), seconds),
    end(token) {
      const found = tokens.get(token);
      if (found) found.session.ended = true;
    },
    isLive(authorization) {
      const found = behind(authorization);
      return found !== undefined && found.expiresAt > Date.now();
    },
    answer({ method, path, headers, body }) {
      if (path === 'refresh_tokens') return refreshed(headers.authorization);
      if (path === 'login') {
        const { user } = body as { user: { login: string; password: string } }; // the gateway's own body
        if (user.password !== 'right')
          return { status: 401, body: { error: 'Invalid email or password', code: 'unauthorized' } };
        const token = sign({ userId: 1, ended: false }, randomUUID(), 3600);
        return { headers: { authorization: `Bearer ${token}` }, body: { data: profile(1) } };
      }
      const found = behind(headers.authorization);
      if (!found || found.expiresAt <= Date.now()) return unauthorized;
      if (path === 'logout' && method === 'DELETE') {
        found.session.ended = true;
        return { status: 204 };
      }
      return path === 'profile' ? { body: { data: profile(found.session.userId) } } : undefined;
    },
  };
}

const profile = (id: number) => ({
  id,
  first_name: 'Ada',
  last_name: `User ${id}`,
  status: 'active',
  picture: null,
  email: `user${id}@lading.example`,
  phone_number: null,
  job_title: null,
  permission_id: 1,
  permission_name: 'Program manager',
  organization_id: 1,
  organization_admin: false,
  program_ids: [1],
  created_at: '2026-11-01T00:00:00.000Z',
  feature_flags: { opc_enabled: true },
  settings: { eei_threshold_usd: '2500.00' },
});
