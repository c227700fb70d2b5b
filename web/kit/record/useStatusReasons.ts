import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { LoadReasons } from './useReasons.ts';

/** Asks for the organization's reasons that go with a status of a record, by the document of its concept. */
export function useStatusReasons<Data>(
  query: TypedDocumentNode<Data, { id: string; status: string }>,
  id: string,
  record: (data: Data) => { statusReasons: readonly string[] | null } | null,
): LoadReasons {
  const client = useApolloClient();
  return async (status) => {
    // Reasons come and go in the settings: each dialog offers those that there are now.
    const { data } = await client.query({ query, variables: { id, status }, fetchPolicy: 'network-only' });
    return (data && record(data))?.statusReasons ?? [];
  };
}
