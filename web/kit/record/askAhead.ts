import type { ApolloClient, OperationVariables } from '@apollo/client';

/**
 * Asks for what a page will ask for when it is opened. Apollo Client gives the page's own question the answer that is on its
 * way, if both have the same variables. A failure is nobody's business yet: the page asks again, and says what went wrong.
 */
export function askAhead<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  question: ApolloClient.QueryOptions<Data, Variables>,
): void {
  client.query<Data, Variables>({ ...question, fetchPolicy: 'network-only' }).catch(() => undefined);
}
