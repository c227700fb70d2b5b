import type { ApolloCache } from '@apollo/client';

/** Options of a mutation that makes or removes a record: lists of this field are asked for anew, wherever they are shown. */
export function changesList(field: string) {
  return { update: (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: field }) };
}
