import { useMemo } from 'react';
import {
  type StepItemFragment,
  type UpdateOrderItemInput,
  useReceiveOrderItemMutation,
} from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { formMessages } from '../kit/form/messages.ts';
import { stepOutcomeOf } from '../kit/form/outcome.ts';
import type { StepFormOptions } from '../kit/form/step.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { calendarDay } from '../kit/format.ts';
import { conditionChoices } from '../lookup/lookupChoices.ts';
import { goodsReceiptMessages as messages } from './messages.ts';

const { date, select } = fieldsOf<StepItemFragment>();

const receiveForm = formFor<UpdateOrderItemInput>()({
  condition: select(({ goodsReceipt }) => goodsReceipt.condition, {
    label: messages.condition,
    source: conditionChoices,
  }),
  receivedDate: date(({ goodsReceipt }) => goodsReceipt.receivedDate, {
    label: messages.receivedDate,
    notAfterToday: formMessages.notAfterToday(messages.receivedDate),
  }),
});

/** Returns the form that stores condition and date (default: today) and marks the item as received: both or neither. */
export function useReceiveForm({ record, editing, blockedReason, onDone }: StepFormOptions<StepItemFragment>) {
  const [receive] = useReceiveOrderItemMutation();
  return useEditForm({
    form: receiveForm,
    name: `goodsReceipt/${record.id}`,
    record,
    editing,
    scope: 'page',
    offered: useMemo(() => ({ receivedDate: calendarDay(new Date()) }), []),
    step: { blockedReason },
    async save(input, context) {
      const { data } = await receive({ variables: { id: record.id, input }, context });
      return stepOutcomeOf(data?.receiveOrderItem, data?.receiveOrderItem?.orderItem);
    },
    onSaved: onDone,
  });
}
