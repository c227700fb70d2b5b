import { useEffect, useEffectEvent, useState } from 'react';

/** Loads the reasons of a status. */
export type LoadReasons = (status: string) => Promise<readonly string[]>;

/** Returns the reasons of the chosen status; a response for another status is dropped. */
export function useReasons(status: string, load: LoadReasons) {
  const [answer, setAnswer] = useState<{ of: string; texts?: readonly string[]; error?: unknown }>({ of: '' });
  const loadReasons = useEffectEvent(load);
  useEffect(() => {
    let wanted = true;
    loadReasons(status).then(
      (texts) => wanted && setAnswer({ of: status, texts }),
      (error: unknown) => wanted && setAnswer({ of: status, error }),
    );
    return () => {
      wanted = false;
    };
  }, [status]);
  return answer.of === status ? answer : { texts: undefined, error: undefined };
}

/** Returns the reasons with the present one, which may have been renamed since it was chosen. */
export function withPresent(texts: readonly string[], present: string): readonly string[] {
  return present === '' || texts.includes(present) ? texts : [present, ...texts];
}
