import { Box } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { Fields } from '../form/field.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { ABOVE_FOOT } from './RecordHeader.tsx';
import { type RecordEditing, type RecordEditingOptions, useRecordEditing } from './useRecordEditing.ts';

interface EditableRecordProps<Source, Declared> {
  edit: RecordEditingOptions<Source, Declared>;
  /** What the form is about, for screen readers. */
  label: string;
  /** The header, which has Save in it: told the form's id and the form. */
  header: (formId: string, editing: RecordEditing) => ReactNode;
  /** The fields, to read or to edit in place. */
  fields: ReactNode;
  /** Fills the page, for what hangs under the record and scrolls in itself. */
  fills?: boolean;
  /** Its header has its buttons at the lower edge of a phone. */
  footed?: boolean;
  /** What hangs under the record. */
  children?: ReactNode;
}

/**
 * A record on its page: header, fields, and what hangs under it. Leaving asks while something is not saved. The form is kept
 * here and not by the page, so that a key draws header and field anew, and not a table of items under them.
 */
export function EditableRecord<Source, Declared extends Fields>(props: EditableRecordProps<Source, Declared>) {
  const { edit, label, header, fields, fills = false, footed = false, children } = props;
  const editing = useRecordEditing(edit);
  const formId = useId();
  return (
    <Box px={{ base: '4', md: '5' }} {...(fills ? FILLING : { pb: '10' })} css={footed ? ABOVE_FOOT : undefined}>
      <LeaveGuard />
      {header(formId, editing)}
      <RecordForm form={editing.form} id={formId} label={label}>
        {fields}
      </RecordForm>
      {children}
    </Box>
  );
}

const FILLING = { display: 'flex', flexDirection: 'column', minH: 'full', maxH: 'max(100%, 720px)' } as const;
