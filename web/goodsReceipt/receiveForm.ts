import { useMemo } from 'react';
import { calendarDay, formatQuantity } from '../base/format.ts';
import { mayWait } from '../client/outboxState.ts';
import { PHOTOS, usePhotoUpload } from '../document/PhotoPicker.tsx';
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
import { conditionChoices } from '../lookup/lookupChoices.ts';
import { useItemWrite } from '../tracked/useItemWrite.ts';
import { goodsReceiptMessages as messages } from './messages.ts';

const { date, select, number, text, file, toggle } = fieldsOf<StepItemFragment>();

/** What a receipt says of an item. */
type Arrival = Pick<
  UpdateOrderItemInput,
  'condition' | 'receivedDate' | 'lotNumber' | 'expiryDate' | 'temperatureReading'
>;

type ReceiveInput = Arrival & {
  receivedQuantity?: string | null;
  photo?: File | null;
  photoAsTaken?: boolean | null;
};

/** Returns the form of a receipt of an item with this quantity. */
export const receiveFormOf = (quantity: string) =>
  formFor<ReceiveInput>()({
    condition: select(({ goodsReceipt }) => goodsReceipt.condition, {
      label: messages.condition,
      source: conditionChoices,
    }),
    receivedQuantity: number((item) => item.quantity, {
      label: messages.receivedOf(formatQuantity(quantity)),
      required: messages.receivedRequired,
      positive: messages.receivedPositive,
      atMost: { limit: quantity, message: messages.receivedAtMost(formatQuantity(quantity)) },
      decimals: 3,
    }),
    receivedDate: date(({ goodsReceipt }) => goodsReceipt.receivedDate, {
      label: messages.receivedDate,
      notAfterToday: formMessages.notAfterToday(messages.receivedDate),
    }),
    lotNumber: text((item) => item.lotNumber, { label: messages.lotNumber }),
    expiryDate: date((item) => item.expiryDate, { label: messages.expiryDate }),
    temperatureReading: number(({ goodsReceipt }) => goodsReceipt.temperatureReading, {
      label: messages.temperatureReading,
      decimals: 1,
      signed: true,
    }),
    photo: file({ label: messages.photo, photo: true, ...PHOTOS }),
    photoAsTaken: toggle(() => false, { label: messages.photoAsTaken }),
  });

/**
 * Returns the form that stores what arrived, how much of it and when (default: today), and marks the item as received: all
 * or nothing. A photo is attached to the item before, so that one that cannot be stored keeps the form open.
 */
export function useReceiveForm({ record, editing, blockedReason, onSend, onDone }: StepFormOptions<StepItemFragment>) {
  const [receive] = useReceiveOrderItemMutation();
  const about = useItemWrite(record);
  const attach = usePhotoUpload({ type: 'ORDER_ITEM', id: record.id }, messages.photoOf);
  return useEditForm({
    form: useMemo(() => receiveFormOf(record.quantity), [record.quantity]),
    name: `goodsReceipt/${record.id}`,
    record,
    editing,
    scope: 'page',
    offered: useMemo(() => ({ receivedDate: calendarDay(new Date()) }), []),
    step: { blockedReason },
    async save({ receivedQuantity = null, photo, photoAsTaken, ...input }, context) {
      const sending = {
        asTaken: photoAsTaken === true,
        key: context.idempotencyKey,
        about: about('PHOTO', messages.photo),
      };
      const refused = photo ? await attach(photo, sending) : null;
      if (refused) return refused;
      const what = messages.amount(
        formatQuantity(receivedQuantity ?? record.quantity),
        formatQuantity(record.quantity),
      );
      const { data } = await receive({
        variables: { id: record.id, input, receivedQuantity },
        context: mayWait(context, about('RECEIVE', messages.received(what))),
      });
      return stepOutcomeOf(data?.receiveOrderItem, data?.receiveOrderItem?.orderItem);
    },
    onSend,
    onSaved: onDone,
  });
}
