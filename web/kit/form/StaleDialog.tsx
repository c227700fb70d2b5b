import { Box, Button, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AppDialog } from '../ui/Dialog.tsx';
import { showDate } from './dateText.ts';
import { fieldTitle } from './fieldErrors.ts';
import { formMessages } from './messages.ts';
import { applyChoices, type Side } from './stale.ts';
import type { RecordFormState } from './useRecordForm.ts';
import type { StaleQuestion } from './useSave.ts';
import { type FieldValue, type FormValues, isChoice, isEmptyValue, isList } from './values.ts';

interface StaleDialogProps<Values extends FormValues> {
  form: RecordFormState<Values>;
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
  const { verdict, mine, current } = question;
  const undecided = verdict.conflicts.find(({ field }) => !choices[field]);
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
            onClick={() => form.settle(applyChoices(verdict, mine, choices), current)}
          >
            {formMessages.staleSave}
          </ActionButton>
        </>
      }
    >
      <Text mb="4">{formMessages.staleText}</Text>
      <Stack gap="4">
        {verdict.conflicts.map(({ field, mine: ours, theirs }) => (
          <RadioGroup.Root
            key={field}
            size="sm"
            value={choices[field] ?? null}
            onValueChange={({ value }) => setChoices({ ...choices, [field]: value === 'mine' ? 'mine' : 'theirs' })}
          >
            <RadioGroup.Label fontWeight="semibold">{fieldTitle(field)}</RadioGroup.Label>
            <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2" mt="2">
              <SideOption side="mine" value={ours} />
              <SideOption side="theirs" value={theirs} />
            </Box>
          </RadioGroup.Root>
        ))}
      </Stack>
    </AppDialog>
  );
}

function SideOption({ side, value }: { side: Side; value: FieldValue }) {
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
          {asText(value)}
        </Text>
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}

function asText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? formMessages.yes : formMessages.no;
  if (isEmptyValue(value)) return messages.notAvailable;
  if (isChoice(value)) return value.label;
  return isList(value) ? value.map(({ label }) => label).join(', ') : showDate(value ?? '');
}
