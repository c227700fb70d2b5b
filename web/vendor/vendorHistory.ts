import { documentHistoryOf } from '../document/documentHistory.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { mergeHistory } from '../merge/mergeHistory.ts';
import { vendorForm } from './vendorForm.ts';

/** The words of a vendor's history. */
export const vendorHistory: HistoryWords = {
  forms: [vendorForm],
  others: { ...mergeHistory, attachment: documentHistoryOf('VENDOR') },
};
