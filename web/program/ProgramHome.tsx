import FolderLock from 'lucide-react/icons/folder-lock';
import { Navigate } from 'react-router-dom';
import { addresses, SECTIONS } from '../app/addresses.ts';
import { Page } from '../app/Page.tsx';
import { useProgram } from '../app/session.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { messages } from './messages.ts';

/** A program's own address leads to its first section. */
export function ProgramHome() {
  const program = useProgram();
  const first = program.navigation.find((item) => SECTIONS.includes(item.section));
  if (first) return <Navigate replace to={addresses.section(program.slug, first.section)} />;
  return (
    <>
      <Page title={program.name} />
      <EmptyState icon={FolderLock} title={messages.noSections} />
    </>
  );
}
