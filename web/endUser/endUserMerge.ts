import type { MergeSubject } from '../merge/mergeChoices.ts';
import { endUserRecord } from './list.ts';

/** How end users are merged. */
export const endUserMerge: MergeSubject = {
  type: 'END_USER',
  area: 'endUsers',
  list: endUserRecord.list,
  record: endUserRecord.record,
  title: endUserRecord.words.title,
  words: async () => (await import('./endUserHistory.ts')).endUserHistory,
};
