import { useEffect, useRef } from 'react';
import { messages as common } from '../base/words.ts';
import {
  type SubstatusRowFragment,
  useCreateSubstatusMutation,
  useUpdateSubstatusMutation,
} from '../generated/operations.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { FormHint } from '../kit/form/FormHint.tsx';
import { useForm, useText } from '../kit/form/formContext.ts';
import { newOutcomeOf, outcomeOf } from '../kit/form/outcome.ts';
import { changesList } from '../kit/record/changesList.ts';
import { RecordDialog } from '../kit/record/RecordDialog.tsx';
import { uiMessages } from '../kit/ui/messages.ts';
import { OrganizationPicker } from '../scope/OrganizationPicker.tsx';
import { useNewInOrganization, useOrganizationWords } from '../scope/useNewInOrganization.ts';
import { substatusMessages as messages } from './messages.ts';
import { modelsIn, substatusForm } from './substatusForm.ts';

interface SubstatusDialogProps {
  /** The substatus to edit; null for a new one. */
  substatus: SubstatusRowFragment | null;
  onClose: () => void;
}

/** Creates or edits a substatus; the kind of record that it is for is fixed. */
export function SubstatusDialog({ substatus, ...props }: SubstatusDialogProps) {
  const words = useOrganizationWords();
  const { form, query } = useNewInOrganization(substatusForm);
  const [create] = useCreateSubstatusMutation(changesList('substatuses'));
  const [update] = useUpdateSubstatusMutation();
  // Whether there are several organizations to choose from, which takes a moment to know.
  if (substatus === null && query?.loading && !query.data) return null;
  return (
    <RecordDialog
      {...props}
      form={substatus ? substatusForm : form}
      name={`substatus/${substatus?.id ?? 'new'}`}
      record={substatus}
      titles={{ create: messages.add, edit: messages.edit }}
      done={{ create: words.created(common.created), edit: common.updated }}
      create={async ({ model: chosen, ...fields }, context) => {
        const [model] = modelsIn([chosen]);
        if (!model) throw new Error(`There is no kind of record ${chosen}`);
        const { data } = await create({ variables: { input: { ...fields, model } }, context });
        return newOutcomeOf(data?.createSubstatus, data?.createSubstatus?.substatus);
      }}
      update={async ({ model: _locked, ...fields }, context) => {
        const { data } = await update({ variables: { id: substatus?.id ?? '', input: fields }, context });
        return outcomeOf(data?.updateSubstatus);
      }}
    >
      <SubstatusFields locked={substatus !== null} />
    </RecordDialog>
  );
}

function SubstatusFields({ locked }: { locked: boolean }) {
  const model = useText('model');
  const { setValue } = useForm();
  const before = useRef(model);
  useEffect(() => {
    // Each kind of record has its own statuses.
    if (before.current !== model) setValue('status', '');
    before.current = model;
  }, [model, setValue]);
  return (
    <>
      <OrganizationPicker />
      <FormField name="model" disabledReason={locked ? messages.objectLocked : null} />
      <FormField name="status" disabledReason={model === '' ? uiMessages.missing(messages.object) : null} />
      <FormField name="subStatus" />
      {locked && <FormHint>{messages.kept}</FormHint>}
    </>
  );
}
