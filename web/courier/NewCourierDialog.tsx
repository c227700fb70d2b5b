import { useMemo } from 'react';
import { useProgramOfAddress } from '../client/session.ts';
import { useCreateCourierMutation } from '../generated/operations.ts';
import type { NewChoiceDialogProps } from '../kit/form/newChoice.ts';
import { changesList } from '../kit/record/changesList.ts';
import { NewRecordDialog } from '../kit/record/NewRecordDialog.tsx';
import { creates } from '../kit/record/sends.ts';
import { CourierFields } from './CourierFields.tsx';
import { courierForm } from './courierForm.ts';
import { courierMessages as messages } from './messages.ts';

/** Creates a courier for the open program without leaving the page. */
export function NewCourierDialog({ typed, onMade, onClose }: NewChoiceDialogProps) {
  const programId = useProgramOfAddress()?.id ?? null;
  const [mutate] = useCreateCourierMutation(changesList('couriers'));
  const create = creates(mutate, (data) => data.createCourier, 'courier');
  return (
    <NewRecordDialog
      title={messages.add}
      size="wide"
      created={messages.created}
      form={courierForm}
      name={`courier/new/${typed}`}
      known={useMemo(() => ({ companyName: typed }), [typed])}
      save={(input, context) => create({ ...input, programId }, context)}
      onClose={onClose}
      onCreated={(made) => made && onMade({ id: made.id, label: made.companyName })}
    >
      <CourierFields />
    </NewRecordDialog>
  );
}
