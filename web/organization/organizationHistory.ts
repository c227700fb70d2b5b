import type { HistoryWords } from '../kit/record/historyWords.ts';
import { organizationMessages as messages } from './messages.ts';
import { FLAGS, organizationForm } from './organizationForm.ts';

/** The words of an organization's history. */
export const organizationHistory: HistoryWords = {
  forms: [organizationForm],
  others: {
    featureFlags: {
      kind: 'parts',
      label: messages.features,
      parts: Object.fromEntries(FLAGS.map((name) => [name, organizationForm.fields[name]])),
    },
    sampleProgram: { kind: 'text', label: messages.sampleProgram },
  },
};
