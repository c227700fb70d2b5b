import type { MergeSubject } from '../merge/mergeChoices.ts';
import { groupRecord } from './groupRecord.ts';

/** How groups are merged. */
export const groupMerge: MergeSubject = {
  type: 'GROUP',
  area: 'groups',
  list: groupRecord.list,
  record: groupRecord.record,
  title: groupRecord.words.title,
  words: async () => (await import('./groupHistory.ts')).groupHistory,
};
