import { Box, chakra } from '@chakra-ui/react';

/** The colour families of the schema's StatusColor. */
const families = { ORANGE: 'orange', RED: 'red', GREEN: 'green', GREY: 'grey', TEAL: 'teal' } as const;

interface StatusBadgeProps {
  status: { key: string; name: string; color: keyof typeof families };
}

/** A status: its name beside a dot, on the colours of its family. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const family = families[status.color];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      maxW="100%"
      h="22px"
      px="2"
      borderRadius="l2"
      bg={`status.${family}.bg`}
      color={`status.${family}.fg`}
      textStyle="xs"
      fontWeight="semibold"
      whiteSpace="nowrap"
      data-status={status.key}
    >
      <Box as="span" boxSize="6px" borderRadius="full" flexShrink={0} bg={`status.${family}.dot`} aria-hidden />
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {status.name}
      </chakra.span>
    </chakra.span>
  );
}
