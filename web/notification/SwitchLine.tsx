import { Box, Switch, Text } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Tip } from '../kit/ui/Tip.tsx';

interface SwitchLineProps {
  label: string;
  /** A swatch or icon before the label. */
  sign?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The reason the switch is disabled; it keeps its position, faded. */
  disabledReason?: string | null;
  /** Whether the label is bold, for a switch that controls those below it. */
  strong?: boolean;
}

/** A switch that takes effect immediately, with the label at the left and the switch at the right edge. */
export function SwitchLine({ label, sign, checked, onChange, disabledReason = null, strong = false }: SwitchLineProps) {
  const input = useRef<HTMLInputElement>(null);
  // The browser toggles the input by itself: if a change is reverted at once, screen readers would get the wrong state.
  useLayoutEffect(() => {
    if (input.current) input.current.checked = checked;
  });
  return (
    <Tip text={disabledReason} placement="start">
      <Switch.Root
        checked={checked}
        disabled={disabledReason !== null}
        onCheckedChange={(details) => onChange(details.checked)}
        size="md"
        display="flex"
        justifyContent="space-between"
        gap="3"
        minH={{ base: '44px', md: '34px' }}
        px="4"
      >
        <Switch.HiddenInput ref={input} aria-description={disabledReason ?? undefined} />
        <Switch.Label display="flex" alignItems="center" gap="2" minW="0" fontWeight={strong ? 'semibold' : 'normal'}>
          {sign}
          <Text as="span" overflowWrap="anywhere">
            {label}
          </Text>
        </Switch.Label>
        <Box flexShrink={0} display="flex" alignItems="center">
          <Switch.Control />
        </Box>
      </Switch.Root>
    </Tip>
  );
}
