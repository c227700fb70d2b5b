import { Box, Switch } from '@chakra-ui/react';
import { memo } from 'react';
import { Tip } from '../ui/Tip.tsx';
import { TextFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './formContext.ts';
import { formMessages } from './messages.ts';
import type { FieldValue } from './values.ts';

/** On or off. */
export function SwitchField({ name, ...props }: FieldProps) {
  const { value, editing, change, blur } = useField(name);
  const checked = value === true;
  if (!editing) return <TextFrame {...props}>{checked ? formMessages.yes : formMessages.no}</TextFrame>;
  return <SwitchInput {...props} {...{ name, checked, change, blur }} />;
}

interface SwitchInputProps extends FieldProps {
  checked: boolean;
  change: (value: FieldValue) => void;
  blur: () => void;
}

const SwitchInput = memo(function SwitchInput({
  name,
  label,
  disabledReason,
  checked,
  change,
  blur,
}: SwitchInputProps) {
  return (
    <Box py="2" minW="0">
      <Switch.Root
        checked={checked}
        disabled={Boolean(disabledReason)}
        onCheckedChange={(details) => change(details.checked)}
        size="sm"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="0"
      >
        <Switch.HiddenInput name={name} onBlur={blur} />
        <Switch.Label textStyle="xs" fontWeight="normal" color="fg.muted" lineHeight="18px">
          {label}
        </Switch.Label>
        <Tip text={disabledReason}>
          <Box minH="9" display="flex" alignItems="center">
            <Switch.Control />
          </Box>
        </Tip>
      </Switch.Root>
    </Box>
  );
});
