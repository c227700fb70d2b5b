import {
  type AirlineRowFragment,
  useCreateAirlineMutation,
  useUpdateAirlineMutation,
} from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { RecordDialog } from '../kit/record/RecordDialog.tsx';
import { airlineForm } from './courierForm.ts';
import { courierMessages as messages } from './messages.ts';

interface AirlineDialogProps {
  courierId: string;
  /** The airline to edit; null for a new one. */
  airline: AirlineRowFragment | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds an airline to a courier, or edits one. */
export function AirlineDialog({ courierId, airline, onClose, onSaved }: AirlineDialogProps) {
  const [create] = useCreateAirlineMutation();
  const [update] = useUpdateAirlineMutation();
  return (
    <RecordDialog
      form={airlineForm}
      name={`airline/${airline?.id ?? `new/${courierId}`}`}
      record={airline}
      titles={{ create: messages.addAirline, edit: messages.editAirline }}
      done={{ create: messages.airlineCreated, edit: messages.airlineUpdated }}
      create={async (fields, context) => {
        const { data } = await create({ variables: { input: { ...fields, courierId } }, context });
        return outcomeOf(data?.createAirline);
      }}
      update={async (fields, context) => {
        const variables = { id: airline?.id ?? '', input: { ...fields, courierId } };
        const { data } = await update({ variables, context });
        return outcomeOf(data?.updateAirline);
      }}
      onClose={onClose}
      onCreated={onSaved}
    >
      <FormField name="name" />
      <FormField name="prefix" />
      <FormField name="notes" />
    </RecordDialog>
  );
}
