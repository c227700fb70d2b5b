import type { ApolloClient, OperationVariables } from '@apollo/client';

/**
 * Prefetches the data of a page that is about to open. Apollo Client shares the request in flight with the page's own query,
 * if both have the same variables. A failure is ignored here: the page's query retries it and reports the error.
 */
export function prefetch<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  question: ApolloClient.QueryOptions<Data, Variables>,
): void {
  client.query<Data, Variables>({ ...question, fetchPolicy: 'network-only' }).catch(() => undefined);
}
