import {
  type AirlineRowFragment,
  useCreateAirlineMutation,
  useUpdateAirlineMutation,
} from '../generated/operations.ts';
import { toast } from '../kit/feedback/toaster.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useCreateForm } from '../kit/form/useCreateForm.ts';
import { useEditForm } from '../kit/form/useEditForm.ts';
import { messages } from '../kit/messages.ts';
import { FormDialog } from '../kit/record/FormDialog.tsx';
import { airlineForm } from './courierForm.ts';
import { courierMessages } from './messages.ts';

interface AirlineDialogProps {
  courierId: string;
  /** The airline to edit; null for a new one. */
  airline: AirlineRowFragment | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds an airline to a courier, or changes one. */
export function AirlineDialog({ airline, ...props }: AirlineDialogProps) {
  return airline ? <EditAirline {...props} airline={airline} /> : <NewAirline {...props} />;
}

type NewAirlineProps = Omit<AirlineDialogProps, 'airline'>;

function NewAirline({ courierId, onClose, onSaved }: NewAirlineProps) {
  const [create] = useCreateAirlineMutation();
  const form = useCreateForm({
    form: airlineForm,
    name: `airline/new/${courierId}`,
    scope: 'page',
    async save(fields, context) {
      const { data } = await create({ variables: { input: { ...fields, courierId } }, context });
      return outcomeOf(data?.createAirline);
    },
    onSaved() {
      toast.success(courierMessages.airlineCreated);
      onClose();
      onSaved();
    },
  });
  return (
    <FormDialog title={courierMessages.addAirline} form={form} label={messages.create} onClose={onClose}>
      <AirlineFields />
    </FormDialog>
  );
}

function EditAirline({ courierId, airline, onClose }: NewAirlineProps & { airline: AirlineRowFragment }) {
  const [update] = useUpdateAirlineMutation();
  const form = useEditForm({
    form: airlineForm,
    name: `airline/${airline.id}`,
    record: airline,
    editing: true,
    scope: 'page',
    async save(fields, context) {
      const { data } = await update({ variables: { id: airline.id, input: { ...fields, courierId } }, context });
      return outcomeOf(data?.updateAirline);
    },
    onSaved() {
      toast.success(courierMessages.airlineUpdated);
      onClose();
    },
  });
  return (
    <FormDialog title={courierMessages.editAirline} form={form} onClose={onClose}>
      <AirlineFields />
    </FormDialog>
  );
}

function AirlineFields() {
  return (
    <>
      <FormField name="name" />
      <FormField name="prefix" />
      <FormField name="notes" />
    </>
  );
}
