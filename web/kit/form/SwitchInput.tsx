import { Box, Switch } from '@chakra-ui/react';
import { memo } from 'react';
import { Tip } from '../ui/Tip.tsx';
import { LabelHelp } from './FieldLabel.tsx';
import type { InputProps } from './formContext.ts';

/** The input of an on/off field. */
export const SwitchInput = memo(function SwitchInput(props: InputProps<boolean>) {
  const { name, look, disabledReason, value, change, blur } = props;
  return (
    <Box py="2" minW="0" display="flex" alignItems="flex-start" data-field="">
      <Switch.Root
        checked={value}
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
          {look.label}
        </Switch.Label>
        <Tip text={disabledReason}>
          <Box minH="9" display="flex" alignItems="center">
            <Switch.Control />
          </Box>
        </Tip>
      </Switch.Root>
      <LabelHelp label={look.label} />
    </Box>
  );
});
