import { mayWait } from '../client/outboxState.ts';
import {
  type StepItemFragment,
  type UpdateOrderItemInput,
  useAssessOrderItemMutation,
} from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { stepOutcomeOf } from '../kit/form/outcome.ts';
import type { StepFormOptions } from '../kit/form/step.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { dangerousGoodsChoices, packingGroupChoices } from '../lookup/lookupChoices.ts';
import { netQuantityFields } from '../lookup/netQuantityChoices.ts';
import { unNumberChoices, unNumberRule } from '../lookup/unNumberChoices.ts';
import { useItemWrite } from '../tracked/useItemWrite.ts';
import { assessmentMessages as messages } from './messages.ts';

const { text, select, suggest, choices } = fieldsOf<StepItemFragment>();

/** What an assessment finds. */
type Findings = Pick<
  UpdateOrderItemInput,
  'unNumber' | 'dgClass' | 'subsidiaryHazards' | 'packingGroup' | 'netQuantity' | 'netQuantityUnit' | 'dgDescription'
>;

/** The fields of an assessment. */
export const assessForm = formFor<Findings>()({
  unNumber: suggest((item) => item.unNumber, {
    label: messages.unNumber,
    source: unNumberChoices,
    limit: 6,
    rule: unNumberRule,
    upperCase: true,
  }),
  dgClass: select(({ assessment }) => assessment.dgClass, { label: messages.dgClass, source: dangerousGoodsChoices }),
  subsidiaryHazards: choices((item) => item.subsidiaryHazards.map((id) => ({ id, label: id })), {
    label: messages.subsidiaryHazards,
    source: dangerousGoodsChoices,
  }),
  packingGroup: select((item) => item.packingGroup, { label: messages.packingGroup, source: packingGroupChoices }),
  ...netQuantityFields,
  dgDescription: text(({ assessment }) => assessment.dgDescription, { label: messages.dgDescription }),
});

/** Returns the form that stores the findings and marks the item as assessed, in one call: both or neither. */
export function useAssessForm({ record, editing, blockedReason, onSend, onDone }: StepFormOptions<StepItemFragment>) {
  const [assess] = useAssessOrderItemMutation();
  const about = useItemWrite(record);
  return useEditForm({
    form: assessForm,
    name: `assessment/${record.id}`,
    record,
    editing,
    scope: 'page',
    step: { blockedReason },
    async save(input, context) {
      const { data } = await assess({
        variables: { id: record.id, input },
        context: mayWait(context, about('ASSESS', messages.assessed)),
      });
      return stepOutcomeOf(data?.assessOrderItem, data?.assessOrderItem?.orderItem);
    },
    onSend,
    onSaved: onDone,
  });
}
