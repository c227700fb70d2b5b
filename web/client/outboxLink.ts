import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom, map, Observable } from 'rxjs';
import { isUnreachable } from '../base/errors.ts';
import type { MayWait } from './outboxState.ts';

/** Loads the outbox. The shell loads it with the page, so that it is there when the connection is lost. */
export const loadOutbox = () => import('./outbox.ts');

/**
 * Passes writes that may wait (`mayWait`) through the outbox. The operation's context then says `isKept`, so that nothing
 * after this link waits long for the server.
 */
export const outboxLink = new ApolloLink((operation, forward) => {
  const { outbox, idempotencyKey } = operation.getContext();
  const about: MayWait | undefined = outbox;
  if (!about || !idempotencyKey || typeof indexedDB === 'undefined') return forward(operation);
  const { query: document, variables } = operation;
  const attempt = (isKept: boolean): Promise<ApolloLink.Result> => {
    operation.setContext({ isKept });
    return firstValueFrom(forward(operation).pipe(map((result) => (isKept ? answered(result) : result))));
  };
  return new Observable((observer) => {
    const send = async () => {
      const loaded = await loadOutbox().catch(() => null);
      if (!loaded) return attempt(false);
      return loaded.sendOrKeep({ about, idempotencyKey, body: { kind: 'operation', document, variables } }, attempt);
    };
    send().then(
      (result) => {
        observer.next(result);
        observer.complete();
      },
      (error: unknown) => observer.error(error),
    );
  });
});

/** Returns a result of the server itself. @throws CombinedGraphQLErrors if it only says that nobody answered */
function answered(result: ApolloLink.Result): ApolloLink.Result {
  const error = result.errors?.length ? new CombinedGraphQLErrors(result) : null;
  if (isUnreachable(error)) throw error;
  return result;
}
