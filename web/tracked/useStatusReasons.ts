import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { LoadReasons } from './useReasons.ts';

/** Returns a function that loads the organization's reasons for a record's status, by the query of the record's concept. */
export function useStatusReasons<Data>(
  query: TypedDocumentNode<Data, { id: string; status: string }>,
  id: string,
  record: (data: Data) => { statusReasons: readonly string[] | null } | null,
): LoadReasons {
  const client = useApolloClient();
  return async (status) => {
    // Reasons are added and removed in the settings: each dialog offers the current ones.
    const { data } = await client.query({ query, variables: { id, status }, fetchPolicy: 'network-only' });
    return (data && record(data))?.statusReasons ?? [];
  };
}
