import { type RecordType, useSettingsCountsQuery } from '../generated/operations.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { usePermissions } from './session.ts';

/** The lists behind the sections, by segment; the organization's section has none. */
const LISTS = {
  programs: 'programs',
  'manage-users': 'users',
  'end-users': 'endUsers',
  groups: 'groups',
  vendors: 'vendors',
  couriers: 'couriers',
  substatuses: 'substatuses',
  'api-keys': 'apiKeys',
} as const;

/** The record types whose events update the counts. Groups belong to programs, and are recounted when the panel opens. */
const COUNTED: readonly (RecordType | null)[] = [
  'PROGRAM',
  'USER',
  'END_USER',
  'VENDOR',
  'COURIER',
  'SUBSTATUS',
  'API_KEY',
];

/**
 * Returns the number of records in each section of the Organization Panel, by segment. Counts that are unknown or not yet
 * loaded are omitted; their tabs show none.
 * @param open the segments of the sections that the user may open; no other counts are fetched
 */
export function useSettingsCounts(open: readonly string[]): Readonly<Record<string, number>> {
  const permissions = usePermissions();
  const isOpen = (segment: keyof typeof LISTS) => open.includes(segment) && permissions[LISTS[segment]].read;
  const { data, previousData, refetch } = useSettingsCountsQuery({
    variables: {
      programs: isOpen('programs'),
      users: isOpen('manage-users'),
      endUsers: isOpen('end-users'),
      groups: isOpen('groups'),
      vendors: isOpen('vendors'),
      couriers: isOpen('couriers'),
      substatuses: isOpen('substatuses'),
      apiKeys: isOpen('api-keys'),
    },
    fetchPolicy: 'cache-and-network',
  });
  useRecordChanges({
    programId: null,
    // A substatus leaves the list by being archived, which is an edit.
    concerns: ({ type, actionType }) => COUNTED.includes(type) && (actionType !== 'EDIT' || type === 'SUBSTATUS'),
    // Own writes evict their list from the cache, which refetches its count, too.
    onChange: () => void refetch(),
  });
  const answer = data ?? previousData;
  const counts = Object.entries(LISTS).flatMap(([segment, list]) => {
    const count = answer?.[list]?.meta.count;
    return count === undefined ? [] : [[segment, count]];
  });
  return Object.fromEntries(counts);
}
