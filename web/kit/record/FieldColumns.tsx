import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TitledSection } from '../ui/TitledSection.tsx';

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
    <TitledSection title={title} pt="4">
      {fields}
    </TitledSection>
  );
}
