import { Box } from '@chakra-ui/react';
import { useColorMode } from './colorMode.ts';
import { type ProgramPalette, programVariables } from './programColors.ts';

interface ProgramSwatchProps {
  palette: ProgramPalette | null;
  size?: number;
}

/** A program's colour as a small square. */
export function ProgramSwatch({ palette, size = 9 }: ProgramSwatchProps) {
  const { mode } = useColorMode();
  const background = programVariables(palette, mode)['--program-main'];
  return (
    <Box
      as="span"
      flexShrink={0}
      css={{ width: `${size}px`, height: `${size}px`, borderRadius: `${size / 3}px`, background }}
      aria-hidden
    />
  );
}
