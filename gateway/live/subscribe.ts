import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import type { Context } from '../context.ts';
import { deadlineIn } from '../deadline.ts';
import { sharedResults } from './sharedResults.ts';

/** What a subscription is executed with. */
export type LiveArgs = ExecutionArgs & { readonly contextValue: Context };

type Results = AsyncGenerator<ExecutionResult, void, void>;

/**
 * graphql-js's `subscribe` with one difference: each event is executed in a context of its own. With the one context of
 * the subscription, its collections would show every event the records of the first.
 * The result's `return()` ends the source at once, also while an event is awaited.
 * @param eventMs each event has to be executed
 */
export async function subscribe(args: LiveArgs, eventMs: number): Promise<Results | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const shared = sharedResults(args.document, args.operationName, args.variableValues);

  function resultOf(event: unknown): ExecutionResult | Promise<ExecutionResult> {
    const known = shared.find(event);
    if (known) return known;
    const deadline = deadlineIn(eventMs, args.contextValue.origin.signal);
    const contextValue = args.contextValue.again(deadline.signal);
    const result = execute({ ...args, rootValue: event, contextValue });
    if (result instanceof Promise) return result.finally(deadline.answered);
    deadline.answered();
    if (!contextValue.asked) shared.keep(event, result);
    return result;
  }

  const over = { value: undefined, done: true } as const;
  const results: Results = {
    async next() {
      const step = await events.next();
      return step.done ? over : { value: await resultOf(step.value), done: false };
    },
    async return() {
      await events.return?.();
      return over;
    },
    async throw(error) {
      await events.return?.();
      throw error;
    },
    [Symbol.asyncIterator]: () => results,
    async [Symbol.asyncDispose]() {
      await events.return?.();
    },
  };
  return results;
}
