import type { ApolloCache } from '@apollo/client';

/** Returns the options of a mutation that creates or deletes a record: all shown lists of this field are refetched. */
export function changesList(field: string) {
  return { update: (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: field }) };
}
