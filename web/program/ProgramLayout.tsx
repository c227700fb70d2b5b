import { Outlet } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { NotFound } from '../app/NotFound.tsx';
import { useProgramOfAddress } from '../app/session.ts';
import { useProgramColors } from '../app/useProgramColors.ts';
import { Trail } from '../kit/record/Page.tsx';

/** Everything under `/program/{slug}`, in the program's colours. A program that one may not open is not there. */
export function ProgramLayout() {
  const program = useProgramOfAddress();
  useProgramColors(program?.colorPalette ?? null);
  if (!program) return <NotFound />;
  return (
    <Trail crumb={{ label: program.name, to: addresses.program(program.slug) }}>
      <Outlet key={program.id} />
    </Trail>
  );
}
