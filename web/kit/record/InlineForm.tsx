import { Box, chakra, Flex } from '@chakra-ui/react';
import { memo, type ReactNode, useId } from 'react';
import { formKeys } from '../form/formKeys.ts';
import { useLeaveQuestion } from '../form/LeaveQuestion.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { fieldTitle } from '../form/rejections.ts';
import type { FormState } from '../form/useFormCore.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { KeyHint } from '../ui/KeyHint.tsx';
import { SaveButton } from './EditActions.tsx';
import { recordMessages } from './messages.ts';

interface InlineFormProps {
  form: FormState;
  /** What the form is about, for screen readers. */
  label: string;
  /** The verb of a form for a new record; a record that is there is saved, and what was changed is named. */
  createLabel?: string;
  /** The button that saves and goes on to the next record, and the way on where there is nothing to save. */
  next?: { label: string; go: () => void } | null;
  /** The field that has the focus as soon as the form is there. */
  focus?: string | null;
  /** Called once nothing is left to lose. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form inside a page. Save and Cancel stay at the lower edge of the window while it is in view; Enter saves and goes on
 * to the next record where there is one.
 */
export function InlineForm({ form, label, createLabel, next, focus, onCancel, children }: InlineFormProps) {
  const formId = useId();
  const { leave, question } = useLeaveQuestion(form);
  const cancel = () => leave(onCancel);
  const save = (goOn: boolean) => {
    if (form.pending) return;
    if (form.unchangedReason === null) form.submit(goOn && Boolean(next));
    else if (goOn) next?.go();
  };
  const { editing } = form.context;
  return (
    <Box onKeyDown={editing ? formKeys({ onSave: save, onCancel: cancel }) : undefined} bg="inherit">
      <RecordForm form={form} id={formId} label={label} focus={focus ?? null}>
        {children}
      </RecordForm>
      {editing && (
        <Flex
          data-form-foot=""
          position="sticky"
          bottom="var(--table-foot, var(--page-foot, 0px))"
          zIndex="docked"
          align="center"
          justify="flex-end"
          wrap="wrap"
          gap="2"
          py="2.5"
          bg="inherit"
          borderTopWidth="1px"
          borderColor="border"
        >
          {createLabel === undefined && form.dirty && (
            <Changes
              count={form.changed.length}
              names={form.changed.map((path) => fieldTitle(path, form.context)).join(', ')}
            />
          )}
          <ActionButton variant="outline" onClick={cancel}>
            {messages.cancel}
            <KeyHint>Esc</KeyHint>
          </ActionButton>
          {next && (
            <ActionButton
              variant="outline"
              loading={form.pending}
              disabledReason={form.unchangedReason === null ? form.firstProblem : null}
              onClick={() => save(true)}
            >
              {next.label}
              <KeyHint>↵</KeyHint>
            </ActionButton>
          )}
          <SaveButton form={form} formId={formId} label={createLabel ?? messages.save} blockInvalid>
            <KeyHint>Ctrl ↵</KeyHint>
          </SaveButton>
        </Flex>
      )}
      {question}
    </Box>
  );
}

/** How many fields were changed, and which. */
const Changes = memo(function Changes({ count, names }: { count: number; names: string }) {
  return (
    <Flex flex="1" minW="0" gap="2" align="center" textStyle="xs" color="fg.muted">
      <chakra.span px="2" lineHeight="20px" bg="bg.emphasized" borderRadius="l1" color="fg" whiteSpace="nowrap">
        {recordMessages.changes(count)}
      </chakra.span>
      <chakra.span truncate hideBelow="sm" title={names}>
        {names}
      </chakra.span>
    </Flex>
  );
});
