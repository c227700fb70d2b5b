import type { HistoryField } from '../kit/record/historyWords.ts';
import { commentMessages as messages } from './messages.ts';

/** How a comment is told in the history of the record that it is on. */
export const commentHistory: HistoryField = {
  kind: 'text',
  label: messages.comment,
  parts: { message: { kind: 'longText', label: messages.comment } },
};
