/**
 * Retries operations automatically while the server cannot be reached: a read always, a write only with an idempotency key.
 * A backend restart thus costs a short delay, not the user's work. Work that the server has too much of is sent again when
 * the server said, whatever it is: nothing of it was done.
 */
import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable, type Subscription } from 'rxjs';
import { busySeconds, isTimeout, isUnreachable } from '../base/errors.ts';
import { waitingOperations } from './liveState.ts';

/** The delays before the retries; together longer than a supervised restart of the backend. */
const WAITS_MS = [300, 700, 1_500, 3_000, 5_000];
/** Those of a write that the device keeps: it waits in the outbox instead, and the person goes on. */
const WAITS_IF_KEPT_MS = [300, 700];

/** Creates the link that retries operations and counts them in `waitingOperations`; the last failure reaches the caller. */
export function createRetryLink(
  waits: readonly number[] = WAITS_MS,
  waitsIfKept: readonly number[] = WAITS_IF_KEPT_MS,
): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const repeatable =
      operation.operationType === OperationTypeNode.QUERY || typeof operation.getContext().idempotencyKey === 'string';
    const delays = operation.getContext().isKept === true ? waitsIfKept : waits;
    return new Observable((observer) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let inner: Subscription | undefined;
      let waiting = false;
      const attempt = (tries: number) => {
        const retry = (error: unknown) => {
          const delay = delays[tries];
          if (delay === undefined) return false;
          const seconds = busySeconds(error);
          if (seconds !== null) {
            timer = setTimeout(() => attempt(tries + 1), Math.max(delay, seconds * 1000));
            return true;
          }
          // The user has waited long enough for a silent server: the page says so, and offers to try again.
          if (!repeatable || !isUnreachable(error) || isTimeout(error)) return false;
          timer = setTimeout(() => attempt(tries + 1), delay);
          if (!waiting) waitingOperations.set(waitingOperations.get() + 1);
          waiting = true;
          return true;
        };
        let again = false;
        inner = forward(operation).subscribe({
          next: (result) => {
            again = Boolean(result.errors?.length) && retry(new CombinedGraphQLErrors(result));
            if (!again) observer.next(result);
          },
          error: (error: unknown) => {
            if (!retry(error)) observer.error(error);
          },
          complete: () => {
            if (!again) observer.complete();
          },
        });
      };
      attempt(0);
      return () => {
        clearTimeout(timer);
        inner?.unsubscribe();
        if (waiting) waitingOperations.set(waitingOperations.get() - 1);
      };
    });
  });
}
