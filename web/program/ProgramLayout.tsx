import { Outlet } from 'react-router-dom';
import { NotFound } from '../app/NotFound.tsx';
import { useProgramOfAddress } from '../app/session.ts';
import { useProgramColors } from '../app/useProgramColors.ts';

/** Everything under `/program/{slug}`, in the program's colours. A program that one may not open is not there. */
export function ProgramLayout() {
  const program = useProgramOfAddress();
  useProgramColors(program?.colorPalette ?? null);
  return program ? <Outlet key={program.id} /> : <NotFound />;
}
