import { useEffect, useRef, useState } from 'react';

/** Asks for the reasons that go with a status. */
export type LoadReasons = (status: string) => Promise<readonly string[]>;

/** The reasons of the chosen status; an answer for one that is no longer chosen is dropped. */
export function useReasons(status: string, load: LoadReasons) {
  const [answer, setAnswer] = useState<{ of: string; texts?: readonly string[]; error?: unknown }>({ of: '' });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let wanted = true;
    latest.current(status).then(
      (texts) => wanted && setAnswer({ of: status, texts }),
      (error: unknown) => wanted && setAnswer({ of: status, error }),
    );
    return () => {
      wanted = false;
    };
  }, [status]);
  return answer.of === status ? answer : { texts: undefined, error: undefined };
}

/** A reason that was renamed since it was given is still the present one. */
export function withPresent(texts: readonly string[], present: string): readonly string[] {
  return present === '' || texts.includes(present) ? texts : [present, ...texts];
}
