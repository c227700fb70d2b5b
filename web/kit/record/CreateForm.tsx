import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../base/words.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import type { FormState } from '../form/useFormCore.ts';
import { PageActionButton } from '../ui/PageActionButton.tsx';
import { SaveButton } from './EditActions.tsx';
import { RecordHeader } from './RecordHeader.tsx';

interface CreateFormProps {
  title: string;
  form: FormState;
  /** The address that Cancel leads to: the list. */
  back: string;
  /** Whether Create is disabled while a field is missing or wrong, instead of pointing at the field when clicked. */
  blockInvalid?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

const FORM_ID = 'create-form';

/** The form of a new record on its page: Cancel leads back to the list, Create saves. */
export function CreateForm({ title, form, back, blockInvalid, children }: CreateFormProps) {
  const navigate = useNavigate();
  return (
    <Box px={{ base: '4', md: '5' }} pb="10">
      <LeaveGuard />
      <RecordHeader
        title={title}
        actions={
          <>
            <PageActionButton
              action={{ name: 'cancel', label: messages.cancel, reason: null, run: () => void navigate(back) }}
              variant="outline"
            />
            <SaveButton form={form} formId={FORM_ID} label={messages.create} blockInvalid={blockInvalid} offered />
          </>
        }
      />
      <RecordForm form={form} id={FORM_ID} label={title}>
        {children}
      </RecordForm>
    </Box>
  );
}
