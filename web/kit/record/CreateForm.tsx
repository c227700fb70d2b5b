import { Box, Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import type { FormState } from '../form/useFormCore.ts';
import { messages } from '../messages.ts';
import { SaveButton } from './EditActions.tsx';
import { RecordHeader } from './RecordHeader.tsx';

interface CreateFormProps {
  title: string;
  form: FormState;
  /** Where Cancel leads: the list. */
  back: string;
  /** Create is disabled while something is missing, instead of pointing at it when it is pressed. */
  blockInvalid?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

const FORM_ID = 'create-form';

/** A page's form for a new record: Cancel leads back to the list, Create makes it. */
export function CreateForm({ title, form, back, blockInvalid, children }: CreateFormProps) {
  const navigate = useNavigate();
  return (
    <Box px={{ base: '4', md: '5' }} pb="10">
      <LeaveGuard />
      <RecordHeader
        title={title}
        actions={
          <>
            <Button variant="outline" onClick={() => void navigate(back)}>
              {messages.cancel}
            </Button>
            <SaveButton form={form} formId={FORM_ID} label={messages.create} blockInvalid={blockInvalid} />
          </>
        }
      />
      <RecordForm form={form} id={FORM_ID} label={title}>
        {children}
      </RecordForm>
    </Box>
  );
}
