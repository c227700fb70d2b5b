import { Swatch } from '../kit/ui/Swatch.tsx';
import { useColorMode } from '../theme/colorMode.ts';
import { type ProgramPalette, programVariables } from '../theme/programColors.ts';

interface ProgramSwatchProps {
  palette: ProgramPalette | null;
  size?: number;
}

/** A program's color as a small square. */
export function ProgramSwatch({ palette, size = 9 }: ProgramSwatchProps) {
  return <Swatch color={programVariables(palette, useColorMode().mode)['--program-main']} size={size} />;
}
