import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useProgramOfAddress } from '../client/session.ts';
import { Trail } from '../kit/record/Page.tsx';
import { lastProgram } from '../scope/presetProgram.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useProgramColors } from '../theme/useProgramColors.ts';

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
