/**
 * Knows which answer a question gets when it is asked while the same question is on its way: that one's, unless something
 * has happened since. No answer replaces that to a question which was asked later, although it may come after it.
 */
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, finalize, map, type Observable, of, share, tap } from 'rxjs';

/** Questions that look alike and are on their way. */
interface Group {
  asked: number;
  open: number;
  /** The one that was asked last; null once it is answered. */
  newest: { answer: Observable<ApolloLink.Result>; news: number } | null;
  /** The answer to the latest question that has one. */
  latest: { number: number; result: ApolloLink.Result } | null;
}

/**
 * Takes the place of Apollo Client's own sharing of answers, which knows nothing of events: a list that asks because of a
 * change would get the answer to a question from before it. Events and answers to writes count as news.
 */
export function createAnswersLink(): ApolloLink {
  let news = 0;
  const groups = new Map<string, Group>();
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName, variables } = operation;
    if (operationType !== OperationTypeNode.QUERY) {
      return forward(operation).pipe(
        tap(() => {
          news += 1;
        }),
      );
    }
    const name = JSON.stringify([operationName, variables]);
    const group = groups.get(name) ?? { asked: 0, open: 0, newest: null, latest: null };
    if (group.newest?.news === news) return group.newest.answer;
    groups.set(name, group);
    group.asked += 1;
    const number = group.asked;
    const isLate = () => group.latest !== null && group.latest.number > number;
    const answer = defer(() => {
      group.open += 1;
      return forward(operation);
    }).pipe(
      map((result) => {
        if (!isLate()) group.latest = { number, result };
        return group.latest?.result ?? result;
      }),
      catchError((error: unknown) => {
        if (isLate() && group.latest) return of(group.latest.result);
        throw error;
      }),
      finalize(() => {
        group.open -= 1;
        if (group.newest?.answer === answer) group.newest = null;
        if (group.open === 0) groups.delete(name);
      }),
      share(),
    );
    group.newest = { answer, news };
    return answer;
  });
}
