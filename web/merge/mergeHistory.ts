import { type HistoryWords, listIn } from '../kit/record/historyWords.ts';
import { mergeMessages as messages } from './messages.ts';

/** The fields of histories that tell of merges. */
export const mergeHistory: NonNullable<HistoryWords['others']> = {
  mergedFrom: { kind: 'text', label: messages.mergedFrom, show: (names) => listIn(names).join(', ') },
  mergedInto: { kind: 'text', label: messages.mergedInto },
};
