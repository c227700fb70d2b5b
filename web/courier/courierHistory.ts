import { documentHistoryOf } from '../document/documentHistory.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { courierForm } from './courierForm.ts';

/** The words of a courier's history. */
export const courierHistory: HistoryWords = {
  forms: [courierForm],
  others: { attachment: documentHistoryOf('COURIER') },
};
