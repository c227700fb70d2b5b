import { useMemo } from 'react';
import { useProgramOfAddress } from '../client/session.ts';
import { useCreateVendorMutation } from '../generated/operations.ts';
import type { NewChoiceDialogProps } from '../kit/form/newChoice.ts';
import { changesList } from '../kit/record/changesList.ts';
import { NewRecordDialog } from '../kit/record/NewRecordDialog.tsx';
import { creates } from '../kit/record/sends.ts';
import { vendorMessages as messages } from './messages.ts';
import { VendorFields } from './VendorFields.tsx';
import { vendorForm } from './vendorForm.ts';

/** Creates a vendor for the open program without leaving the page. */
export function NewVendorDialog({ typed, onMade, onClose }: NewChoiceDialogProps) {
  const programId = useProgramOfAddress()?.id ?? null;
  const [mutate] = useCreateVendorMutation(changesList('vendors'));
  const create = creates(mutate, (data) => data.createVendor, 'vendor');
  return (
    <NewRecordDialog
      title={messages.add}
      size="wide"
      created={messages.created}
      form={vendorForm}
      name={`vendor/new/${typed}`}
      known={useMemo(() => ({ name: typed }), [typed])}
      save={(input, context) => create({ ...input, programId }, context)}
      onClose={onClose}
      onCreated={(made) => made && onMade({ id: made.id, label: made.name })}
    >
      <VendorFields />
    </NewRecordDialog>
  );
}
