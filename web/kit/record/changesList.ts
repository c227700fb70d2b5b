import type { ApolloCache, ObservableQuery } from '@apollo/client';
import type { Lists } from '../../generated/lists.ts';

/** Returns the options of a mutation that creates or deletes a record: all shown lists of this field are refetched. */
export function changesList(field: Lists['Query']) {
  return { update: (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: field }) };
}

/** A list inside a record: the record, and its field. */
export type ListInside = { [Type in RecordWithLists]: { type: Type; id: string; field: Lists[Type] } }[RecordWithLists];

type RecordWithLists = Exclude<keyof Lists, 'Query'>;

/** Returns the options of a mutation that changes which rows a list inside a record has: what shows it is refetched. */
export function changesListOf({ type, id, field }: ListInside) {
  return {
    update: (cache: ApolloCache) => {
      cache.evict({ id: cache.identify({ __typename: type, id }) ?? '', fieldName: field });
    },
  };
}

/** Returns the same options for a mutation that ends once the list has arrived: a removed row is then gone. */
export const awaitsListOf = (list: ListInside) => ({
  ...changesListOf(list),
  awaitRefetchQueries: true,
  onQueryUpdated: (query: ObservableQuery, { complete }: { complete: boolean }) =>
    complete ? undefined : query.refetch(),
});
