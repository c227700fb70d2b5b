import { useUserChoicesQuery } from '../generated/operations.ts';
import { usePickerSearch } from '../kit/form/usePickerSearch.ts';
import type { FoundUsers } from '../tracked/PickUsers.tsx';

/** Returns a program's active users for a picker, with search and paging. */
export function useProgramUsers(programId: string): FoundUsers {
  const { search, items, onSearch, onMore } = usePickerSearch();
  const { data, previousData, error } = useUserChoicesQuery({ variables: { programId, search, items } });
  const users = (data ?? previousData)?.users;
  const more = users !== undefined && users.meta.count > users.data.length;
  return { found: users?.data, error, onSearch, onMore: more ? onMore : undefined };
}
