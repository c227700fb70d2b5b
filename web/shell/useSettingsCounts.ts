import { countedLists } from '../base/recordTypes.ts';
import { usePermissions } from '../client/session.ts';
import { type SettingsCountsQueryVariables, useSettingsCountsQuery } from '../generated/operations.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';

/**
 * Returns the number of records in each section of the Organization Panel, by segment. Counts that are unknown or not yet
 * loaded are omitted; their tabs show none.
 * @param open the segments of the sections that the user may open; no other counts are fetched
 */
export function useSettingsCounts(open: readonly string[]): Readonly<Record<string, number>> {
  const permissions = usePermissions();
  const asked = countedLists.map(({ list, segment }) => [list, open.includes(segment) && permissions[list].read]);
  const { data, previousData, refetch } = useSettingsCountsQuery({
    // Each counted list has a variable of its name.
    variables: Object.fromEntries(asked) as SettingsCountsQueryVariables,
    fetchPolicy: 'cache-and-network',
  });
  useRecordChanges({
    // The events of groups are their programs': groups are recounted when the panel opens.
    programId: null,
    concerns: ({ type, actionType }) =>
      countedLists.some((one) => one.type === type && (actionType !== 'EDIT' || one.countsEdits === true)),
    // Own writes evict their list from the cache, which refetches its count, too.
    onChange: () => void refetch(),
  });
  const answer = data ?? previousData;
  const counts = countedLists.flatMap(({ list, segment }) => {
    const count = answer?.[list]?.meta.count;
    return count === undefined ? [] : [[segment, count]];
  });
  return Object.fromEntries(counts);
}
