import { type RecordType, useSettingsCountsQuery } from '../generated/operations.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { usePermissions } from './session.ts';

/** The lists behind the sections, by the sections' segments; that of the organization is none. */
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

/** Records that come and go; groups, which belong to programs, are counted anew with each look at the panel. */
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
 * How many records the sections of the Organization Panel list, by their segments. Those that are not known (yet) are
 * left out: the tabs say nothing about them.
 * @param open the segments of the sections that the person may open: nothing is asked about others
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
    // A substatus goes by being archived.
    concerns: ({ type, actionType }) => COUNTED.includes(type) && (actionType !== 'EDIT' || type === 'SUBSTATUS'),
    // What was made or archived here is counted anew with its list.
    onChange: () => void refetch(),
  });
  const answer = data ?? previousData;
  const counts = Object.entries(LISTS).flatMap(([segment, list]) => {
    const count = answer?.[list]?.meta.count;
    return count === undefined ? [] : [[segment, count]];
  });
  return Object.fromEntries(counts);
}
