import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import type { OperationContext } from '../access/operation.ts';
import { type Deadline, deadlineIn } from '../upstream/deadline.ts';
import { SharedResults } from './sharedResults.ts';

/** The arguments of a subscription's execution. */
export interface LiveArgs extends ExecutionArgs {
  /** Creates a context, with nothing read yet. */
  readonly contextWithin: (deadline: Pick<Deadline, 'signal'>) => OperationContext;
  /** A deadline that ends with the subscription. */
  readonly life: Pick<Deadline, 'signal'>;
}

/**
 * Subscribes like graphql-js's `subscribe`, but executes each event in its own context. In one context for the whole
 * subscription, every event would see the cached records of the first. The result's `return()` ends the source at once, even
 * while an event is awaited.
 * @param eventMs the deadline of each event
 */
export async function subscribe(args: LiveArgs, eventMs: number): Promise<LiveResults | ExecutionResult> {
  const source = await createSourceEventStream({ ...args, contextValue: args.contextWithin(args.life) });
  return Symbol.asyncIterator in source ? new LiveResults(args, source[Symbol.asyncIterator](), eventMs) : source;
}

class LiveResults implements AsyncGenerator<ExecutionResult, void, void> {
  readonly #args: LiveArgs;
  readonly #events: AsyncIterator<unknown>;
  readonly #eventMs: number;
  readonly #shared: SharedResults;

  constructor(args: LiveArgs, events: AsyncIterator<unknown>, eventMs: number) {
    this.#args = args;
    this.#events = events;
    this.#eventMs = eventMs;
    this.#shared = new SharedResults(args.document, args.operationName, args.variableValues);
  }

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    const step = await this.#events.next();
    return step.done ? OVER : { value: await this.#resultOf(step.value), done: false };
  }

  async return(): Promise<IteratorResult<ExecutionResult, void>> {
    await this.#events.return?.();
    return OVER;
  }

  async throw(error: unknown): Promise<never> {
    await this.#events.return?.();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#events.return?.();
  }

  #resultOf(event: unknown): ExecutionResult | Promise<ExecutionResult> {
    const known = this.#shared.find(event);
    if (known) return known;
    const deadline = deadlineIn(this.#eventMs, this.#args.life);
    const contextValue = this.#args.contextWithin(deadline);
    const result = execute({ ...this.#args, rootValue: event, contextValue });
    if (result instanceof Promise) return result.finally(() => deadline.answered());
    deadline.answered();
    if (!contextValue.rest.asked) this.#shared.keep(event, result);
    return result;
  }
}

const OVER = { value: undefined, done: true } as const;
