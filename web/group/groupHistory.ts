import type { HistoryWords } from '../kit/record/historyWords.ts';
import { mergeHistory } from '../merge/mergeHistory.ts';
import { groupForm } from './groupForm.ts';

/** The words of a group's history. */
export const groupHistory: HistoryWords = { forms: [groupForm], others: mergeHistory };
