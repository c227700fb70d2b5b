import {
  type OrderItemListInput,
  useAssessmentListQuery,
  useTakeBackAssessmentMutation,
} from '../generated/operations.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { Assessed } from './Assessed.tsx';
import { AssessFields } from './AssessFields.tsx';
import { useAssessForm } from './assessForm.ts';
import { assessmentMessages as messages } from './messages.ts';

/** The step that assesses an item. */
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
    changes: {
      unNumber: '',
      dgClass: '',
      packingGroup: '',
      subsidiaryHazards: [],
      netQuantity: '',
      netQuantityUnit: '',
    },
  },
  Stored: Assessed,
  useTakeBack() {
    const [takeBack] = useTakeBackAssessmentMutation();
    const once = useOnce();
    return async (id: string) => {
      const { data } = await once(id, (context) => takeBack({ variables: { id }, context }));
      return data?.takeBackAssessment;
    };
  },
  useList: useAssessmentListQuery,
  isTaken: ({ assessment }: { assessment: { assessed: boolean } }) => assessment.assessed,
  due: 'ASSESS',
  showsClass: false,
  waiting: 'toAssess',
  section: 'assessments',
  list: 'ASSESSMENTS',
  counted: (assessments: OrderItemListInput) => ({ assessments }),
  messages: messages.step,
} as const;
