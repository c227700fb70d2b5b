/**
 * Returns a function that runs at most `most` calls at once and the others after them, in their order: an operation that
 * asks for the same costly thing of many records must not fill the backend's queue by itself.
 */
export function inTurns(most: number): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (call) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      // The turn passes on: `running` stays the same.
      if (next) next();
      else running -= 1;
    }
  };
}
