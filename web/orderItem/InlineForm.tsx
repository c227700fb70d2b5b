import { Box, chakra, Flex } from '@chakra-ui/react';
import { memo, type ReactNode, useCallback, useId } from 'react';
import { STICKS } from '../base/media.ts';
import { useLatest } from '../base/useLatest.ts';
import { messages } from '../base/words.ts';
import { formKeys } from '../kit/form/formKeys.ts';
import { useLeaveConfirmation } from '../kit/form/LeaveConfirmation.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldTitle } from '../kit/form/rejections.ts';
import type { FormState } from '../kit/form/useFormCore.ts';
import { SaveButton, type Saving } from '../kit/record/EditActions.tsx';
import { recordMessages } from '../kit/record/messages.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { KeyHint } from '../kit/ui/KeyHint.tsx';

interface InlineFormProps {
  form: FormState;
  /** The form's name, for screen readers. */
  label: string;
  /** The verb for a new record. Without it, the record exists: the button is Save, and the changed fields are named. */
  createLabel?: string;
  /** The label of the button that saves and goes on to the next record, and the function that goes on without a save. */
  next?: { label: string; go: () => void } | null;
  /** The field that is focused on mount. */
  focus?: string | null;
  /** Called on Cancel, once no unsaved input is left. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form inside a page. Save and Cancel stick to the foot of the window while the form is in view; Enter saves and goes on
 * to the next record, if there is one.
 */
export function InlineForm({ form, label, createLabel, next, focus, onCancel, children }: InlineFormProps) {
  const formId = useId();
  const { leave, question } = useLeaveConfirmation(form);
  const latest = useLatest({ form, next, leave, onCancel });
  const cancel = useCallback(() => latest.current.leave(latest.current.onCancel), [latest]);
  const save = useCallback(
    (goOn: boolean) => {
      const { form: now, next: following } = latest.current;
      if (now.pending) return;
      if (now.reasons.unchanged === null) now.submit(goOn && Boolean(following));
      else if (goOn) following?.go();
    },
    [latest],
  );
  const { context, changed } = form;
  const { editing } = context;
  return (
    <Box onKeyDown={editing ? formKeys({ onSave: save, onCancel: cancel }) : undefined} bg="inherit">
      <RecordForm form={form} id={formId} label={label} focus={focus ?? null}>
        {children}
      </RecordForm>
      {editing && (
        <Foot
          formId={formId}
          pending={form.pending}
          reasons={form.reasons}
          submit={form.submit}
          createLabel={createLabel}
          nextLabel={next?.label}
          changes={createLabel === undefined ? changed.length : 0}
          changed={messages.listed(changed.map((path) => fieldTitle(path, context)))}
          onCancel={cancel}
          onSave={save}
        />
      )}
      {question}
    </Box>
  );
}

interface FootProps extends Saving {
  formId: string;
  createLabel: string | undefined;
  nextLabel: string | undefined;
  /** The number of changed fields of a record; `changed` names them. */
  changes: number;
  changed: string;
  onCancel: () => void;
  onSave: (goOn: boolean) => void;
}

/** The line under the fields: the changed fields, and the buttons. Memoized, because few keystrokes change it. */
const Foot = memo(function Foot(props: FootProps) {
  const { formId, createLabel, nextLabel, changes, changed, onCancel, onSave, ...form } = props;
  return (
    <Flex
      data-form-foot=""
      css={STICKS}
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
      {changes > 0 && (
        <Flex flex="1" minW="0" gap="2" align="center" textStyle="xs" color="fg.muted">
          <chakra.span px="2" lineHeight="20px" bg="bg.emphasized" borderRadius="l1" color="fg" whiteSpace="nowrap">
            {recordMessages.changes(changes)}
          </chakra.span>
          <chakra.span truncate hideBelow="sm" title={changed}>
            {changed}
          </chakra.span>
        </Flex>
      )}
      <ActionButton variant="outline" onClick={onCancel}>
        {messages.cancel}
        <KeyHint keys={['Esc']} />
      </ActionButton>
      {nextLabel && (
        <ActionButton
          variant="outline"
          loading={form.pending}
          disabledReason={form.reasons.unchanged === null ? form.reasons.invalid : null}
          onRefused={() => form.submit()}
          onClick={() => onSave(true)}
        >
          {nextLabel}
          <KeyHint keys={['↵']} />
        </ActionButton>
      )}
      <SaveButton form={form} formId={formId} label={createLabel ?? messages.save} blockInvalid>
        <KeyHint keys={['Ctrl', '↵']} />
      </SaveButton>
    </Flex>
  );
});
