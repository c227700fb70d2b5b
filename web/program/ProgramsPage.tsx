import { chakra, Heading } from '@chakra-ui/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FolderOpen from 'lucide-react/icons/folder-open';
import { Link, Navigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { Page } from '../app/Page.tsx';
import { ProgramSwatch } from '../app/ProgramSwatch.tsx';
import { useViewer } from '../app/session.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { messages } from './messages.ts';

/** The programs that one may open. With one, that is where one is; with none, it says so. */
export function ProgramsPage() {
  const { programs } = useViewer();
  const [only] = programs;
  if (only && programs.length === 1) return <Navigate replace to={addresses.program(only.slug)} />;
  return (
    <chakra.div px={{ base: '4', md: '5' }} py={{ base: '4', md: '5' }} maxW="1100px">
      <Page title={messages.title} />
      <Heading as="h1" textStyle="xl" fontWeight="bold" letterSpacing="tight" mb="4">
        {messages.title}
      </Heading>
      {programs.length === 0 ? (
        <EmptyState icon={FolderOpen} title={messages.none} hint={messages.noneHint} />
      ) : (
        <chakra.ul
          listStyleType="none"
          display="grid"
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(min(260px, 100%), 1fr))"
        >
          {programs.map((program) => (
            <li key={program.id}>
              <ProgramCard to={addresses.program(program.slug)}>
                <ProgramSwatch palette={program.colorPalette} size={18} />
                <Truncated flex="1" fontWeight="semibold">
                  {program.name}
                </Truncated>
                <ArrowRight size={16} aria-hidden />
              </ProgramCard>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}

const ProgramCard = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    h: '64px',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    focusVisibleRing: 'outside',
    transition: 'background 120ms, border-color 120ms',
    _hover: { bg: 'bg.muted', borderColor: 'border.emphasized' },
    '& svg': { color: 'fg.muted' },
  },
});
