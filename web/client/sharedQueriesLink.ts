/**
 * Deduplicates queries: a query shares the response to an identical query in flight, unless an event or a write's response
 * has arrived since that query was sent. A late response never replaces the response to a query that was sent later.
 */
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, finalize, map, type Observable, of, share, tap } from 'rxjs';

/** Identical queries in flight: the same operation with the same variables. */
interface Group {
  asked: number;
  open: number;
  /** The query that was sent last; null once its response has arrived. */
  newest: { answer: Observable<ApolloLink.Result>; news: number } | null;
  /** The response to the latest query that has one. */
  latest: { number: number; result: ApolloLink.Result } | null;
}

/** The link that deduplicates queries. */
interface SharedQueries {
  readonly link: ApolloLink;
  /** No later query shares the response to one that is in flight now: after a lost connection that may never arrive. */
  startAfresh(): void;
}

/**
 * Creates the link that replaces Apollo Client's own query deduplication, which ignores events: a list refetched because of
 * a change would share the response to a query sent before the change. Events and responses to writes count as news.
 */
export function sharedQueries(): SharedQueries {
  let news = 0;
  const groups = new Map<string, Group>();
  const link = new ApolloLink((operation, forward) => {
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
  return {
    link,
    startAfresh() {
      news += 1;
    },
  };
}
