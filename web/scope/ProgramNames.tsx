import { HStack } from '@chakra-ui/react';
import { messages } from '../base/words.ts';
import { useViewer } from '../client/session.ts';
import { Missing } from '../kit/ui/Missing.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { ProgramSwatch } from './ProgramSwatch.tsx';

interface ProgramNamesProps {
  /** Null if unknown. */
  programs: readonly { id: string; name: string }[] | null;
}

/** The colors and names of programs. */
export function ProgramNames({ programs }: ProgramNamesProps) {
  const { programs: open } = useViewer();
  if (!programs || programs.length === 0) return <Missing />;
  return (
    <HStack as="span" gap="2" minW="0">
      <HStack as="span" gap="0.5">
        {programs.map(({ id }) => (
          <ProgramSwatch key={id} palette={open.find((program) => program.id === id)?.colorPalette ?? null} />
        ))}
      </HStack>
      <Truncated>{messages.listed(programs.map(({ name }) => name))}</Truncated>
    </HStack>
  );
}
