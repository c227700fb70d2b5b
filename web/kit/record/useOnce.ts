import { useCallback, useRef } from 'react';
import { idempotent, keyFor, type SendKey, type WriteContext } from '../form/sendKey.ts';

/** Sends a write once. @param input the data to send @param send sends it in Apollo's operation context */
export type SendOnce = <Answer>(input: unknown, send: (context: WriteContext) => Promise<Answer>) => Promise<Answer>;

/**
 * Returns a function for writes that must happen once: after a lost response, the same input is resent with the same key.
 */
export function useOnce(): SendOnce {
  const key = useRef<SendKey | null>(null);
  return useCallback(async (input, send) => {
    key.current = keyFor(key.current, input);
    const answer = await send(idempotent(key.current));
    key.current = null;
    return answer;
  }, []);
}
