import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FieldSection {
  title: string;
  fields: ReactNode;
}

/** Two groups of fields side by side, separated by a hairline; stacked on narrow screens. */
export function FieldColumns({ first, second }: { first: FieldSection; second: FieldSection }) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: '5fr 3fr' }} columnGap="5">
      <Section {...first} />
      <Box ps={{ base: '0', lg: '5' }} borderStartWidth={{ base: '0', lg: '1px' }} borderColor="border">
        <Section {...second} />
      </Box>
    </Box>
  );
}

function Section({ title, fields }: FieldSection) {
  return (
    <Box as="section" aria-label={title} pt="4" minW="0">
      <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="1">
        {title}
      </Heading>
      {fields}
    </Box>
  );
}
