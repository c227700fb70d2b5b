import { useCallback, useRef, useState } from 'react';

/** Writes of a page that are sent one after the other. */
export interface InOrder {
  /** Sends a write once those before it are answered. It resolves to why it was not made: nothing if it was. */
  run: <Why extends readonly unknown[]>(write: () => Promise<Why>) => Promise<Why>;
  isPending: boolean;
  /** Waits for the writes that are under way. Resolves to whether all of them were made. */
  settled: () => Promise<boolean>;
}

/** Sends writes in the order in which they were asked for: of two that change the same, the later one counts. */
export function useInOrder(): InOrder {
  const [waiting, setWaiting] = useState(0);
  const queue = useRef({ last: Promise.resolve(), waiting: 0, failed: false });
  const run = useCallback(<Why extends readonly unknown[]>(write: () => Promise<Why>): Promise<Why> => {
    const { current } = queue;
    if (current.waiting === 0) current.failed = false;
    current.waiting += 1;
    setWaiting(current.waiting);
    const answer = current.last.then(write);
    const end = (isMade: boolean) => {
      current.waiting -= 1;
      current.failed ||= !isMade;
      setWaiting(current.waiting);
    };
    current.last = answer.then(
      (why) => end(why.length === 0),
      // Whoever asked for it gets the error.
      () => end(false),
    );
    return answer;
  }, []);
  const settled = useCallback(async () => {
    const { current } = queue;
    if (current.waiting === 0) return true;
    while (current.waiting > 0) await current.last;
    return !current.failed;
  }, []);
  return { run, isPending: waiting > 0, settled };
}

/**
 * Returns a function for the step that follows writes: it waits for those that are under way, and goes on if they were made.
 * The press on a button is often what ends the input of a field, and thus begins its write.
 */
export function useAfter({ settled }: Pick<InOrder, 'settled'>, go: () => Promise<void>) {
  const [isWaiting, setWaiting] = useState(false);
  const goOn = async () => {
    setWaiting(true);
    const isMade = await settled();
    setWaiting(false);
    if (isMade) await go();
  };
  return { isWaiting, goOn };
}
