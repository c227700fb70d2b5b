import { whyAssessmentStays, whyNotAssessable } from '../assessment/rules.ts';
import type { Step } from './write.ts';

/** Assesses an item; one that was received before stays received. */
export const assess: Step = {
  action: 'assess',
  columns: ({ status }) => ({ assessed: true, status: status === 'received' ? status : 'assessed' }),
  whyNot: whyNotAssessable,
};

/** Takes an assessment back. */
export const takeBackAssessment: Step = {
  action: 'take_back_assessment',
  columns: () => ({ assessed: false, status: 'open' }),
  whyNot: whyAssessmentStays,
};
