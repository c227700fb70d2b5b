import { Box, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '../../base/format.ts';
import { messages } from '../../base/words.ts';
import { AppDialog, DialogFoot } from '../ui/Dialog.tsx';
import { uiMessages } from '../ui/messages.ts';
import { renderValue } from './FormField.tsx';
import type { FieldDescriptor } from './field.ts';
import { formMessages } from './messages.ts';
import { fieldTitle } from './rejections.ts';
import { applyChoices, type Side } from './stale.ts';
import type { FormState } from './useFormCore.ts';
import type { StaleConflict } from './useSave.ts';
import type { FieldValue, FormValues } from './values.ts';

interface StaleDialogProps<Values extends FormValues> {
  form: FormState<Values>;
}

/** The dialog of a stale save in a form: both values of each conflicting field side by side, for the user to choose. */
export function StaleDialog<Values extends FormValues>({ form }: StaleDialogProps<Values>) {
  const { stale } = form;
  if (!stale) return null;
  return (
    <StaleChoices
      key={stale.current.lockVersion}
      question={stale}
      look={form.context.look}
      pending={form.pending}
      onSettle={stale.settle}
      onClose={stale.close}
    />
  );
}

interface StaleChoicesProps<Values extends FormValues> {
  question: Pick<StaleConflict<Values>, 'verdict' | 'change'>;
  look: (path: string) => FieldDescriptor | null;
  pending: boolean;
  onSettle: (chosen: Values) => void;
  onClose: () => void;
}

/** The dialog of a stale save in a form or a grid row: lists the conflicting fields, for the user to choose the values. */
export function StaleChoices<Values extends FormValues>(props: StaleChoicesProps<Values>) {
  const { question, look, pending, onSettle, onClose } = props;
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({});
  const { verdict, change } = question;
  const undecided = verdict.conflicts.find(({ path }) => !choices[path]);
  return (
    <AppDialog
      title={formMessages.staleTitle}
      open
      onClose={onClose}
      role="alertdialog"
      footer={
        <DialogFoot
          onClose={onClose}
          disabledReason={undecided ? uiMessages.missing(formMessages.staleUndecided) : null}
          loading={pending}
          onClick={() => onSettle(applyChoices(verdict, choices))}
        >
          {formMessages.staleSave}
        </DialogFoot>
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
            <RadioGroup.Label fontWeight="semibold">{fieldTitle(path, { look })}</RadioGroup.Label>
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
  look: FieldDescriptor | null;
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
          {(look && renderValue(look, value)) || messages.notAvailable}
        </Text>
      </RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
