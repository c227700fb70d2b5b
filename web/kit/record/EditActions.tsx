import { Box, type ButtonProps } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { acting, usePageActions } from '../../base/pageActions.ts';
import { messages } from '../../base/words.ts';
import type { FormState } from '../form/useFormCore.ts';
import { useReturnFocus } from '../form/useReturnFocus.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { PageActionButton } from '../ui/PageActionButton.tsx';
import { recordMessages } from './messages.ts';
import type { EditMode } from './useEditMode.ts';

interface EditActionsProps {
  form: FormState;
  /** The id of the form that Save submits. */
  formId: string;
  mode: EditMode;
  /** The reason the record cannot be edited; null if it can. */
  reason: string | null;
  /** Whether Save is disabled while a field is missing or wrong. Pressed, it points at the field all the same. */
  blockInvalid?: boolean | undefined;
  /** Whether the page currently serves another task: Edit is then less prominent. */
  quiet?: boolean | undefined;
  /** The button that takes the place of Edit, which is then in the menu of the other actions. */
  instead?: ReactNode;
  /** The other actions on the record, shown outside of editing. */
  children?: ReactNode;
}

/** The Edit button, or Save and Cancel while editing. Put them where they stay in view. */
export function EditActions(props: EditActionsProps) {
  const { form, formId, mode, reason, blockInvalid, quiet = false, instead, children } = props;
  const { editing, setEditing } = mode;
  const editButton = useReturnFocus(editing);
  if (editing) {
    return (
      <>
        <PageActionButton
          action={{ name: 'cancel', label: messages.cancel, reason: null, run: () => setEditing(false) }}
          variant="outline"
        />
        <SaveButton form={form} formId={formId} blockInvalid={blockInvalid} offered />
      </>
    );
  }
  if (instead) {
    return (
      <>
        {children}
        {instead}
      </>
    );
  }
  return (
    <>
      {children}
      <PageActionButton
        action={{ name: 'edit', label: recordMessages.edit, reason, run: () => setEditing(true) }}
        ref={editButton}
        variant={quiet ? 'outline' : 'solid'}
      >
        <Box as="span" hideBelow="sm" display="inline-flex">
          <Pencil aria-hidden />
        </Box>
        {recordMessages.edit}
      </PageActionButton>
    </>
  );
}

/** The state of a form that the Save button shows. */
export type Saving = Pick<FormState, 'pending' | 'reasons' | 'submit'>;

interface SaveButtonProps extends Omit<ButtonProps, 'form'> {
  form: Saving;
  formId: string;
  /** The verb; Save by default. */
  label?: string;
  /** Whether it is disabled while a field is missing or wrong. Pressed, it points at the field all the same. */
  blockInvalid?: boolean | undefined;
  /** The reason saving is impossible although every field is valid. */
  reason?: string | null;
  /** Whether it is the page's own action, which the palette offers, too. */
  offered?: boolean;
}

/** The button that submits a form from anywhere on its page; disabled with the reason while it cannot be saved. */
export function SaveButton(all: SaveButtonProps) {
  const { form, formId, label = messages.save, blockInvalid = false, reason = null, ...rest } = all;
  const { offered = false, children, ...props } = rest;
  const problem = blockInvalid ? form.reasons.invalid : null;
  const against = form.reasons.blocked ?? form.reasons.unchanged ?? problem ?? reason;
  usePageActions(offered && !form.pending ? [{ name: 'save', label, reason: against, run: () => form.submit() }] : []);
  return (
    <ActionButton
      {...(offered && acting('save'))}
      {...(form.pending && { 'aria-label': label })}
      {...props}
      type="submit"
      form={formId}
      loading={form.pending}
      disabledReason={against}
      // An invalid form is not sent: its fields say what is wrong, and the first of them gets the focus.
      onRefused={problem !== null && against === problem ? () => form.submit() : undefined}
    >
      {label}
      {children}
    </ActionButton>
  );
}
