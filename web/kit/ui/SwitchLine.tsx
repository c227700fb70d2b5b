import { Box, Switch, Text } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Tip } from './Tip.tsx';

interface SwitchLineProps {
  label: string;
  /** A sign before the label. */
  sign?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it cannot be switched now; it keeps its position and fades. */
  disabledReason?: string | null;
  /** For the one that rules those under it. */
  strong?: boolean;
}

/** A switch that takes effect at once: its label at the left, the switch at the right edge. */
export function SwitchLine({ label, sign, checked, onChange, disabledReason = null, strong = false }: SwitchLineProps) {
  const input = useRef<HTMLInputElement>(null);
  // The browser has switched it by itself: what was taken back at once would stay switched for screen readers.
  useLayoutEffect(() => {
    if (input.current) input.current.checked = checked;
  });
  return (
    <Tip text={disabledReason} placement="left">
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
