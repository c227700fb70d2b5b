import { Box } from '@chakra-ui/react';
import { Fragment, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { Fields } from '../form/field.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { PrintedFields } from '../form/PrintedFields.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { InDocument } from '../print/InDocument.tsx';
import { HistoryScope } from './HistoryScope.tsx';
import type { HistorySubject } from './historyWords.ts';
import { ABOVE_FOOT } from './RecordHeader.tsx';
import { type RecordEditing, type RecordEditingOptions, useRecordEditing } from './useRecordEditing.ts';

interface EditableRecordProps<Source, Declared> {
  edit: RecordEditingOptions<Source, Declared>;
  /** The record, as its history knows it. */
  history: HistorySubject;
  /** The form's name, for screen readers. */
  label: string;
  /** Renders the header, which contains Save, from the form's id and state. */
  header: (formId: string, editing: RecordEditing) => ReactNode;
  /** The content between the header and the rest: what the record is opened for. */
  summary?: ReactNode;
  /** What is read before the fields. While editing, the fields come first: they are what the user turned to. */
  main?: ReactNode;
  /** The fields, to read or to edit in place. */
  fields: ReactNode;
  /** The fields as they print, if they differ from these. */
  printed?: ReactNode;
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
  const {
    edit,
    history,
    label,
    header,
    summary,
    main,
    fields,
    printed = fields,
    fills = false,
    footed = false,
    children,
  } = props;
  const editing = useRecordEditing(edit);
  const formId = useId();
  // A link to a field names it after `#`.
  const field = useLocation().hash.slice(1);
  // With keys, so that neither loses its state when they change places.
  const parts = [
    <Fragment key="main">{main}</Fragment>,
    <RecordForm key="fields" form={editing.form} id={formId} label={label} focus={field || null}>
      {fields}
    </RecordForm>,
  ];
  return (
    <HistoryScope subject={history}>
      <Box px={{ base: '4', md: '5' }} {...(fills ? FILLING : { pb: '10' })} css={footed ? ABOVE_FOOT : undefined}>
        <LeaveGuard />
        {header(formId, editing)}
        {summary}
        {editing.mode.editing ? parts.toReversed() : parts}
        {children}
        <InDocument place="facts">
          <PrintedFields form={editing.form}>{printed}</PrintedFields>
        </InDocument>
      </Box>
    </HistoryScope>
  );
}

const FILLING = { display: 'flex', flexDirection: 'column', minH: 'full', maxH: 'max(100%, 720px)' } as const;
