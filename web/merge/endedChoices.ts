/** Where records are that were merged into others, for filters whose address is older than the merge. */
import type { ApolloClient } from '@apollo/client';
import { type MergeableType, RecordMergesDocument } from '../generated/operations.ts';
import type { Successor } from '../kit/form/choiceSource.ts';
import { mergeMessages as messages } from './messages.ts';

/** Returns the record that stands for one which has ended; null if it has not ended in a merge that the user may see. */
export async function successorOf(type: MergeableType, client: ApolloClient, id: string): Promise<Successor | null> {
  const { data } = await client.query({
    query: RecordMergesDocument,
    variables: { type, id },
    fetchPolicy: 'network-only',
  });
  for (const { undoneAt, others, into } of data?.recordMerges ?? []) {
    const ended = others.find((other) => other.id === id);
    if (ended && undoneAt === null) return { id: into.id, told: messages.filterMerged(ended.label, into.label) };
  }
  return null;
}
