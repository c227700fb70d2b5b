import { Box, Button, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '../format.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AppDialog } from '../ui/Dialog.tsx';
import { shownValue } from './FormField.tsx';
import type { FieldLook } from './field.ts';
import { formMessages } from './messages.ts';
import { fieldTitle } from './rejections.ts';
import { applyChoices, type Side } from './stale.ts';
import type { FormState } from './useFormCore.ts';
import type { StaleQuestion } from './useSave.ts';
import type { FieldValue, FormValues } from './values.ts';

interface StaleDialogProps<Values extends FormValues> {
  form: FormState<Values>;
}

/** Two people changed the same fields: both values side by side, the person chooses for each. */
export function StaleDialog<Values extends FormValues>({ form }: StaleDialogProps<Values>) {
  if (!form.stale) return null;
  return <StaleChoices key={form.stale.current.lockVersion} form={form} question={form.stale} />;
}

interface StaleChoicesProps<Values extends FormValues> extends StaleDialogProps<Values> {
  question: StaleQuestion<Values>;
}

function StaleChoices<Values extends FormValues>({ form, question }: StaleChoicesProps<Values>) {
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({});
  const { verdict, current, change } = question;
  const { look } = form.context;
  const undecided = verdict.conflicts.find(({ path }) => !choices[path]);
  return (
    <AppDialog
      title={formMessages.staleTitle}
      open
      onClose={form.closeStale}
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={form.closeStale}>
            {messages.cancel}
          </Button>
          <ActionButton
            disabledReason={undecided ? formMessages.staleUndecided : null}
            loading={form.pending}
            onClick={() => form.settle(applyChoices(verdict, choices), current)}
          >
            {formMessages.staleSave}
          </ActionButton>
        </>
      }
    >
      <Text mb="4">
        {change
          ? formMessages.staleBy(change.by ?? formMessages.staleSomebody, formatDateTime(change.at))
          : formMessages.staleText}{' '}
        {formMessages.staleChoose}
      </Text>
      <Stack gap="4">
        {verdict.conflicts.map(({ path, mine, theirs }) => (
          <RadioGroup.Root
            key={path}
            size="sm"
            value={choices[path] ?? null}
            onValueChange={({ value }) => setChoices({ ...choices, [path]: value === 'mine' ? 'mine' : 'theirs' })}
          >
            <RadioGroup.Label fontWeight="semibold">{fieldTitle(path, form.context)}</RadioGroup.Label>
            <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2" mt="2">
              <SideOption side="mine" look={look(path)} value={mine} />
              <SideOption side="theirs" look={look(path)} value={theirs} />
            </Box>
          </RadioGroup.Root>
        ))}
      </Stack>
    </AppDialog>
  );
}

interface SideOptionProps {
  side: Side;
  look: FieldLook | null;
  value: FieldValue;
}

function SideOption({ side, look, value }: SideOptionProps) {
  return (
    <RadioGroup.Item
      value={side}
      alignItems="flex-start"
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      _checked={{ borderColor: 'program.border', bg: 'program.subtle' }}
    >
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator mt="0.5" />
      <RadioGroup.ItemText minW="0">
        <Text textStyle="xs" color="fg.muted">
          {side === 'mine' ? formMessages.staleMine : formMessages.staleTheirs}
        </Text>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {(look && shownValue(look, value)) || messages.notAvailable}
        </Text>
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
