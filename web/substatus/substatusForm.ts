import type { CreateSubstatusInput, StatusModel, SubstatusRowFragment } from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { substatusMessages as messages } from './messages.ts';
import { objectChoices, statusChoices } from './statusModelChoices.ts';

const { text, select } = fieldsOf<SubstatusRowFragment>();

type SubstatusInput = Omit<CreateSubstatusInput, 'model'> & { model: string };

/** The fields of a substatus. */
export const substatusForm = formFor<SubstatusInput, 'organizationId'>()({
  model: select(({ model }) => model, {
    label: messages.object,
    required: messages.objectRequired,
    source: objectChoices,
  }),
  status: select(({ status }) => status.key, {
    label: messages.mainStatus,
    required: messages.mainStatusRequired,
    source: statusChoices,
  }),
  subStatus: text(({ subStatus }) => subStatus, { label: messages.substatus, required: messages.substatusRequired }),
});

const MODELS: readonly StatusModel[] = ['PURCHASE_ORDER', 'ORDER_ITEM', 'SHIPMENT'];

/** Returns the ids that are kinds of records with statuses. */
export function modelsIn(ids: readonly string[]): StatusModel[] {
  return MODELS.filter((model) => ids.includes(model));
}
