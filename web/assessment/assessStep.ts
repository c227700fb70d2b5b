import { useAssessmentListQuery, useTakeBackAssessmentMutation } from '../generated/operations.ts';
import { Assessed } from './Assessed.tsx';
import { AssessFields } from './AssessFields.tsx';
import { useAssessForm } from './assessForm.ts';
import { assessmentMessages as messages } from './messages.ts';

/** Assessing an item, as a step that is taken with it. */
export const assessStep = {
  action: 'ASSESS',
  takeBackAction: 'TAKE_BACK_ASSESSMENT',
  right: 'assess',
  useForm: useAssessForm,
  Fields: AssessFields,
  answer: {
    label: messages.notDangerousNext,
    shortLabel: messages.notDangerous,
    hint: messages.notDangerousKey,
    letter: 'N',
    changes: { unNumber: '', dgClass: '', packingGroup: '', subsidiaryHazards: [] },
  },
  Stored: Assessed,
  useTakeBack() {
    const [takeBack] = useTakeBackAssessmentMutation();
    return async (id: string) => (await takeBack({ variables: { id } })).data?.takeBackAssessment;
  },
  useList: useAssessmentListQuery,
  isTaken: ({ assessment }: { assessment: { assessed: boolean } }) => assessment.assessed,
  readyStatus: 'open',
  showsClass: false,
  section: 'assessments',
  messages: messages.step,
} as const;
