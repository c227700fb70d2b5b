import { documentHistoryOf } from '../document/documentHistory.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { mergeHistory } from '../merge/mergeHistory.ts';
import { endUserForm } from './endUserForm.ts';
import { endUserMessages as messages } from './messages.ts';

/** The words of an end user's history. */
export const endUserHistory: HistoryWords = {
  forms: [endUserForm],
  others: { ...mergeHistory, label: { kind: 'text', label: messages.name }, attachment: documentHistoryOf('END_USER') },
};
