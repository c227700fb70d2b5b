import { useCallback, useRef } from 'react';
import { idempotent, keyFor, type SendKey, type WriteContext } from '../form/sendKey.ts';

/** Sends a write. @param input what is sent @param send sends it in Apollo's operation context */
export type SendOnce = <Answer>(input: unknown, send: (context: WriteContext) => Promise<Answer>) => Promise<Answer>;

/** Writes that happen once: what was sent and never answered keeps its key, by which it is sent again. */
export function useOnce(): SendOnce {
  const key = useRef<SendKey | null>(null);
  return useCallback(async (input, send) => {
    key.current = keyFor(key.current, input);
    const answer = await send(idempotent(key.current));
    key.current = null;
    return answer;
  }, []);
}
