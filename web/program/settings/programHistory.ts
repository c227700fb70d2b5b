import { messages as words } from '../../base/words.ts';
import { type HistoryWords, listIn } from '../../kit/record/historyWords.ts';
import { requiredApprovals } from './approvalKinds.ts';
import { settingsMessages as messages } from './messages.ts';
import { programForm } from './programForm.ts';

const kinds: Readonly<Record<string, string>> = messages.approvalKinds;

/** The words of a program's history. */
export const programHistory: HistoryWords = {
  forms: [programForm],
  others: {
    requiredApprovals: {
      ...requiredApprovals,
      show: (value) => words.listed(listIn(value).map((kind) => kinds[kind.toUpperCase()] ?? kind)),
    },
  },
};
