import { Box, chakra, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useForm } from './formContext.ts';

interface FieldGroupProps {
  title: string;
  /** What has happened so far, or the purpose of the group. */
  hint?: string | null;
  /** Lines of fields. */
  children: ReactNode;
}

/** Related fields with their title: to its right, or below it on narrow screens and in a narrow container called `fields`. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '116px minmax(0, 1fr)' }}
      columnGap="3"
      py="1"
      css={{
        '& + &': { borderTopWidth: '1px', borderColor: 'border' },
        '@container fields (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <Box pt="2">
        <Text id={id} fontWeight="semibold" lineHeight="18px">
          {title}
        </Text>
        {hint && (
          <Text mt="0.5" textStyle="xs" color="fg.muted">
            {hint}
          </Text>
        )}
      </Box>
      <Box minW="0" css={{ containerType: 'inline-size' }}>
        {children}
      </Box>
    </Box>
  );
}

/** Fields in a grid of twelve columns, each as wide as its `span`; twice as wide in a container of at most 460 px. */
export function FieldLine({ children }: { children: ReactNode }) {
  const { editing } = useForm();
  return (
    <chakra.div
      as={editing ? 'div' : 'dl'}
      display="grid"
      gridTemplateColumns="repeat(12, minmax(0, 1fr))"
      columnGap="3"
      css={{
        '& > [data-span]': { gridColumn: 'span var(--span)' },
        '@container (max-width: 460px)': {
          '& > [data-span]': { gridColumn: 'span min(12, calc(var(--span) * 2))' },
        },
      }}
    >
      {children}
    </chakra.div>
  );
}

/** Switches side by side, each followed by its label. */
export function ToggleLine({ children }: { children: ReactNode }) {
  const { editing } = useForm();
  return (
    <chakra.div
      as={editing ? 'div' : 'dl'}
      display="flex"
      flexWrap="wrap"
      columnGap="7"
      css={{
        '& > div': { display: 'flex', alignItems: 'center', gap: '2', py: '0' },
        '& [data-scope=switch][data-part=root]': { flexDirection: 'row-reverse', alignItems: 'center', gap: '2.5' },
        '& [data-scope=switch][data-part=label]': { textStyle: 'sm', color: 'fg' },
      }}
    >
      {children}
    </chakra.div>
  );
}
