import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { FormState } from '../form/useFormCore.ts';
import { useReturnFocus } from '../form/useReturnFocus.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { recordMessages } from './messages.ts';
import type { EditMode } from './useEditMode.ts';

interface EditActionsProps {
  form: FormState;
  /** The id of the form that Save submits. */
  formId: string;
  mode: EditMode;
  /** Why the record cannot be edited; null when it can. */
  reason: string | null;
  /** Save is disabled while something is missing, instead of pointing at it when it is pressed. */
  blockInvalid?: boolean | undefined;
  /** Something else is what the page is for now. */
  quiet?: boolean | undefined;
  /** What can be done with the record besides, while it is read. */
  children?: ReactNode;
}

/** Edit, or Save and Cancel while editing. Put them where they stay in view. */
export function EditActions(props: EditActionsProps) {
  const { form, formId, mode, reason, blockInvalid, quiet = false, children } = props;
  const { editing, setEditing } = mode;
  const editButton = useReturnFocus(editing);
  if (editing) {
    return (
      <>
        <Button variant="outline" onClick={() => setEditing(false)}>
          {messages.cancel}
        </Button>
        <SaveButton form={form} formId={formId} blockInvalid={blockInvalid} />
      </>
    );
  }
  return (
    <>
      {children}
      <ActionButton
        ref={editButton}
        variant={quiet ? 'outline' : 'solid'}
        disabledReason={reason}
        onClick={() => setEditing(true)}
      >
        <Box as="span" hideBelow="sm" display="inline-flex">
          <Pencil aria-hidden />
        </Box>
        {recordMessages.edit}
      </ActionButton>
    </>
  );
}

/** What Save says of a form. */
export type Saving = Pick<FormState, 'pending' | 'refusal' | 'unchangedReason' | 'firstProblem'>;

interface SaveButtonProps extends Omit<ButtonProps, 'form'> {
  form: Saving;
  formId: string;
  /** The verb; Save unless told otherwise. */
  label?: string;
  /** Disabled while something is missing, instead of pointing at it when it is pressed. */
  blockInvalid?: boolean | undefined;
  /** Why it cannot be saved, although nothing is wrong with any field. */
  reason?: string | null;
}

/** Submits a form from anywhere on its page; disabled with the reason while there is nothing to save. */
export function SaveButton(all: SaveButtonProps) {
  const { form, formId, label = messages.save, blockInvalid = false, reason = null, children, ...props } = all;
  const against = form.refusal ?? form.unchangedReason ?? (blockInvalid ? form.firstProblem : null) ?? reason;
  return (
    <ActionButton
      {...(form.pending && { 'aria-label': label })}
      {...props}
      type="submit"
      form={formId}
      loading={form.pending}
      disabledReason={against}
    >
      {label}
      {children}
    </ActionButton>
  );
}
