import { Box, chakra, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useForm } from './formContext.ts';

interface FieldGroupProps {
  title: string;
  /** What has happened already, or what the group is for. */
  hint?: string | null;
  /** Lines of fields. */
  children: ReactNode;
}

/** Fields that belong together: their name at the left, the fields at the right; below it where there is no room. */
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
      css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
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

/** A line or more of fields on twelve columns, each as wide as its `span` says; twice that where there is little room. */
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

/** Switches beside each other, each with its label behind it. */
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
