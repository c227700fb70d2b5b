import type { MergeSubject } from '../merge/mergeChoices.ts';
import { vendorRecord } from './list.ts';

/** How vendors are merged. */
export const vendorMerge: MergeSubject = {
  type: 'VENDOR',
  area: 'vendors',
  list: vendorRecord.list,
  record: vendorRecord.record,
  title: vendorRecord.words.title,
  words: async () => (await import('./vendorHistory.ts')).vendorHistory,
};
