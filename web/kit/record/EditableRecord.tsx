import { Box } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { Fields } from '../form/field.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { ABOVE_FOOT } from './RecordHeader.tsx';
import { type RecordEditing, type RecordEditingOptions, useRecordEditing } from './useRecordEditing.ts';

interface EditableRecordProps<Source, Declared> {
  edit: RecordEditingOptions<Source, Declared>;
  /** The form's name, for screen readers. */
  label: string;
  /** Renders the header, which contains Save, from the form's id and state. */
  header: (formId: string, editing: RecordEditing) => ReactNode;
  /** The fields, to read or to edit in place. */
  fields: ReactNode;
  /** Whether it fills the page, for content under the record that scrolls in its own box. */
  fills?: boolean;
  /** Whether the header's buttons are at the foot of the screen on a phone. */
  footed?: boolean;
  /** The content under the record's fields. */
  children?: ReactNode;
}

/**
 * A record on its page: header, fields, and the content under them. Leaving the page asks about unsaved changes. The form's
 * state is here and not in the page, so that a keystroke renders header and fields again, but not a table of items under
 * them.
 */
export function EditableRecord<Source, Declared extends Fields>(props: EditableRecordProps<Source, Declared>) {
  const { edit, label, header, fields, fills = false, footed = false, children } = props;
  const editing = useRecordEditing(edit);
  const formId = useId();
  // A link to a field names it after `#`.
  const field = useLocation().hash.slice(1);
  return (
    <Box px={{ base: '4', md: '5' }} {...(fills ? FILLING : { pb: '10' })} css={footed ? ABOVE_FOOT : undefined}>
      <LeaveGuard />
      {header(formId, editing)}
      <RecordForm form={editing.form} id={formId} label={label} focus={field || null}>
        {fields}
      </RecordForm>
      {children}
    </Box>
  );
}

const FILLING = { display: 'flex', flexDirection: 'column', minH: 'full', maxH: 'max(100%, 720px)' } as const;
