import { Box } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import type { FormState } from '../form/useFormCore.ts';
import { ABOVE_FOOT } from './RecordHeader.tsx';

interface EditableRecordProps {
  form: FormState;
  /** What the form is about, for screen readers. */
  label: string;
  /** The header, which has Save in it: told the form's id. */
  header: (formId: string) => ReactNode;
  /** The fields, to read or to edit in place. */
  fields: ReactNode;
  /** Fills the page, for what hangs under the record and scrolls in itself. */
  fills?: boolean;
  /** Its header has its buttons at the lower edge of a phone. */
  footed?: boolean;
  /** What hangs under the record. */
  children?: ReactNode;
}

/** A record on its page: header, fields, and what hangs under it. Leaving asks while something is not saved. */
export function EditableRecord({
  form,
  label,
  header,
  fields,
  fills = false,
  footed = false,
  children,
}: EditableRecordProps) {
  const formId = useId();
  return (
    <Box px={{ base: '4', md: '5' }} {...(fills ? FILLING : { pb: '10' })} css={footed ? ABOVE_FOOT : undefined}>
      <LeaveGuard />
      {header(formId)}
      <RecordForm form={form} id={formId} label={label}>
        {fields}
      </RecordForm>
      {children}
    </Box>
  );
}

const FILLING = { display: 'flex', flexDirection: 'column', minH: 'full', maxH: 'max(100%, 720px)' } as const;
