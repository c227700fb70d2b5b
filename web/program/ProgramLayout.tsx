import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { NotFound } from '../app/NotFound.tsx';
import { lastProgram } from '../app/presetProgram.ts';
import { useProgramOfAddress } from '../app/session.ts';
import { useProgramColors } from '../app/useProgramColors.ts';
import { Trail } from '../kit/record/Page.tsx';

/** Renders the pages under `/program/{slug}` in the program's colors; not found if the user may not open the program. */
export function ProgramLayout() {
  const program = useProgramOfAddress();
  useProgramColors(program?.colorPalette ?? null);
  const id = program?.id;
  useEffect(() => {
    if (id) lastProgram.set(id);
  }, [id]);
  if (!program) return <NotFound />;
  return (
    <Trail crumb={{ label: program.name, to: addresses.program(program.slug) }}>
      <Outlet key={program.id} />
    </Trail>
  );
}
