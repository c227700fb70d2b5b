import { Alert, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages } from '../../base/words.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AlertLines } from '../ui/AlertLines.tsx';
import { CopyInput } from './CopyInput.tsx';
import { FormContentContext, FormContext, inputId } from './formContext.ts';
import { LeftNotice } from './LeftNotice.tsx';
import { formMessages } from './messages.ts';
import { fieldLines } from './rejections.ts';
import { StaleDialog } from './StaleDialog.tsx';
import type { FormState } from './useFormCore.ts';
import type { FormValues } from './values.ts';

interface RecordFormProps<Values extends FormValues> {
  form: FormState<Values>;
  /** The accessible name of the form. */
  label: string;
  /** The form's element id, for a submit button outside the form. */
  id?: string;
  /** The field to focus when the form appears. */
  focus?: string | null;
  children: ReactNode;
}

/**
 * The form around its fields: problems appear at its top, and the first invalid field gets the focus. A rejected field says so
 * itself; its line at the top leads to it.
 */
export function RecordForm<Values extends FormValues>(props: RecordFormProps<Values>) {
  const { form, label, id, focus, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { focusTurn } = form.failure;
  const { editing } = form.context;
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (editing && !wasEditing.current) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const first = focus ? inputId(form.context.id, focus) : null;
  useEffect(() => {
    if (first) document.getElementById(first)?.focus();
  }, [first]);
  useEffect(() => {
    if (focusTurn === 0) return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? element.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [focusTurn]);

  return (
    <FormContext value={form.context}>
      <chakra.form
        ref={element}
        id={id}
        aria-label={label}
        noValidate
        position="relative"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (editing && form.reasons.blocked === null && form.reasons.unchanged === null) form.submit();
        }}
      >
        {form.reasons.blocked && (
          <Alert.Root status="warning" my="3">
            <Alert.Indicator />
            <Alert.Content>{form.reasons.blocked}</Alert.Content>
            {form.changed.length > 0 && <CopyInput form={form} />}
          </Alert.Root>
        )}
        {editing && <FormNotices form={form} />}
        <FormContentContext value={form.content}>{children}</FormContentContext>
      </chakra.form>
      <StaleDialog form={form} />
    </FormContext>
  );
}

function FormNotices<Values extends FormValues>({ form }: Pick<RecordFormProps<Values>, 'form'>) {
  const { id, look } = form.context;
  const { problem, rejections } = form.failure;
  const { restored, offered, moved } = form.notices;
  const lines = fieldLines(rejections, form.context).map(({ field, text }) =>
    look(field) ? { text, go: () => document.getElementById(inputId(id, field))?.focus() } : text,
  );
  return (
    <>
      <AlertLines
        lines={problem ? [problem.message] : lines}
        action={
          problem?.retry && (
            <ActionButton size="xs" variant="outline" onClick={() => form.submit()} loading={form.pending}>
              {messages.retry}
            </ActionButton>
          )
        }
      />
      {moved && (
        <Text role="status" my="3" textStyle="xs" color="fg.muted">
          {formMessages.recordMoved}
        </Text>
      )}
      {offered && <LeftNotice {...offered} />}
      {restored && (
        <HStack role="status" my="3" gap="2" textStyle="xs" color="fg.muted">
          {formMessages.restored}
          <Button size="xs" variant="plain" px="0" onClick={form.discard}>
            {formMessages.discardDraft}
          </Button>
        </HStack>
      )}
    </>
  );
}
