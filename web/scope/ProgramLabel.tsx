import { HStack } from '@chakra-ui/react';
import type { ViewerProgram } from '../client/session.ts';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { ProgramSwatch } from './ProgramSwatch.tsx';
import { SampleBadge } from './SampleBadge.tsx';

/** A program's color and name. */
export function ProgramLabel({ program }: { program: ViewerProgram }) {
  return (
    <HStack as="span" gap="2" minW="0">
      <ProgramSwatch palette={program.colorPalette} />
      <Truncated>{program.name}</Truncated>
      {program.isSample && <SampleBadge />}
    </HStack>
  );
}
