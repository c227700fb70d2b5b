/**
 * Renews tokens once for everybody who waits on the same one (decisions.md, 4). One per process: two processes may both
 * ask, and the backend gives both the same successor.
 */
import type { Client } from '../rest/client.ts';
import { RestError } from '../rest/error.ts';
import { path } from '../rest/path.ts';
import type { Settings } from '../settings.ts';

/** `over`: the session has ended. */
export type Renewal = { readonly token: string } | 'over';

export interface Refresher {
  /**
   * The successor of a token, also of one that has run out.
   * @throws RestError when the backend cannot say: the session is kept.
   */
  renew(token: string, requestId: string): Promise<Renewal>;
  /** The successor, when it is known already. */
  successor(token: string): string | null;
  /** Marks a token as signed out, so that a renewal on its way brings nobody back. */
  forget(token: string): void;
  stop(): void;
}

/** @param onEnd told how each renewal ended */
export function refresher(
  client: Client,
  { rememberMs, pauseMs }: Pick<Settings['session'], 'rememberMs' | 'pauseMs'>,
  onEnd: (outcome: 'renewed' | 'over' | 'failed') => void = () => {},
): Refresher {
  const renewals = new Map<string, Promise<Renewal>>();
  const successors = new Map<string, string>();
  /** Tokens whose session is over. */
  const over = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();

  function later(action: () => void, ms = rememberMs): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, ms);
    timers.add(timer);
    timer.unref();
  }

  async function ask(token: string, requestId: string): Promise<Renewal> {
    try {
      const answer = await client.send({
        method: 'POST',
        path: path`refresh_tokens`,
        token,
        requestId,
        // Asked again with the same token, the backend gives the same successor.
        repeatable: true,
      });
      // Signed out while the answer was on its way.
      if (over.has(token)) return 'over';
      if (!answer.token) throw new RestError('UPSTREAM_BAD_RESPONSE', 'refresh_tokens answered without a token');
      successors.set(token, answer.token);
      later(() => successors.delete(token));
      return { token: answer.token };
    } catch (error) {
      if (!(error instanceof RestError && error.code === 'UNAUTHENTICATED')) throw error;
      forget(token);
      return 'over';
    }
  }

  async function counted(asking: Promise<Renewal>): Promise<Renewal> {
    try {
      const renewal = await asking;
      onEnd(renewal === 'over' ? 'over' : 'renewed');
      return renewal;
    } catch (error) {
      onEnd('failed');
      throw error;
    }
  }

  function forget(token: string): void {
    successors.delete(token);
    over.add(token);
    later(() => over.delete(token));
  }

  return {
    renew(token, requestId) {
      const known = successors.get(token);
      if (known) return Promise.resolve({ token: known });
      if (over.has(token)) return Promise.resolve('over');
      const running = renewals.get(token);
      if (running !== undefined) return running;
      const renewal = counted(ask(token, requestId));
      renewals.set(token, renewal);
      renewal.then(
        () => renewals.delete(token),
        // Whoever asks in the next moment gets the same answer, so that a backend in trouble is not asked by each of them.
        () => later(() => renewals.delete(token), pauseMs),
      );
      return renewal;
    },
    successor: (token) => successors.get(token) ?? null,
    forget,
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
