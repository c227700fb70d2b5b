import { Box, chakra, Stack } from '@chakra-ui/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import PackageCheck from 'lucide-react/icons/package-check';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Ship from 'lucide-react/icons/ship';
import { useState } from 'react';
import { addresses, SECTIONS } from '../base/addresses.ts';
import { usePermissions, useProgramOfAddress, useViewer, type ViewerProgram } from '../client/session.ts';
import { Tip } from '../kit/ui/Tip.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { ProgramSwatch } from '../scope/ProgramSwatch.tsx';
import { shellMessages } from './messages.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { opensSomeOverview } from './overviewSections.ts';

interface ProgramNavigationProps {
  collapsed: boolean;
  onNavigate?: () => void;
}

/** The programs, each expanding to its sections. The program in the address is expanded. */
export function ProgramNavigation({ collapsed, onNavigate }: ProgramNavigationProps) {
  const { programs } = useViewer();
  const current = useProgramOfAddress();
  const [opened, setOpened] = useState<string | null>(null);
  const openId = opened ?? current?.id ?? (programs.length === 1 ? programs[0]?.id : null);
  if (programs.length === 0) return null;
  return (
    <Stack as="section" gap="1" aria-label={shellMessages.programs}>
      {!collapsed && (
        <chakra.h2 textStyle="xs" color="fg.muted" px="2.5" mb="1">
          {shellMessages.programs}
        </chakra.h2>
      )}
      {programs.map((program) => (
        <ProgramEntry
          key={program.id}
          program={program}
          collapsed={collapsed}
          open={openId === program.id}
          current={current?.id === program.id}
          onToggle={() => setOpened(openId === program.id ? '' : program.id)}
          onNavigate={onNavigate}
        />
      ))}
      {current && programs.length > 1 && (
        <NavigationLink
          to={addresses.home}
          end
          label={shellMessages.backToPrograms}
          icon={<ArrowLeft size={16} />}
          collapsed={collapsed}
          onNavigate={onNavigate}
        />
      )}
    </Stack>
  );
}

interface ProgramEntryProps extends ProgramNavigationProps {
  program: ViewerProgram;
  open: boolean;
  current: boolean;
  onToggle: () => void;
}

function ProgramEntry({ program, collapsed, open, current, onToggle, onNavigate }: ProgramEntryProps) {
  const sections = program.navigation.filter((item) => SECTIONS.includes(item.section));
  const hasOverview = opensSomeOverview(usePermissions().views);
  const listId = `program-${program.id}`;
  return (
    <Box>
      <Tip text={collapsed ? program.name : null} placement="end">
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-label={collapsed ? program.name : undefined}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          justifyContent={collapsed ? 'center' : undefined}
          gap="2.5"
          w="full"
          h="34px"
          px="2.5"
          borderRadius="l2"
          cursor="pointer"
          textAlign="start"
          fontWeight={current ? 'semibold' : 'medium'}
          color={current ? 'fg' : 'fg.muted'}
          focusVisibleRing="inside"
          _hover={{ bg: 'bg.muted', color: 'fg' }}
        >
          <ProgramSwatch palette={program.colorPalette} />
          {!collapsed && (
            <>
              <Truncated flex="1">{program.name}</Truncated>
              <Box as="span" transform={open ? undefined : 'rotate(calc(-90deg * var(--along)))'} transition="transform 120ms" aria-hidden>
                <ChevronDown size={16} />
              </Box>
            </>
          )}
        </chakra.button>
      </Tip>
      {open && (
        <Stack
          as="ul"
          id={listId}
          listStyleType="none"
          gap="0.5"
          mt="0.5"
          mb="1"
          aria-label={shellMessages.sectionsOf(program.name)}
          {...(collapsed ? {} : { ms: '14px', ps: '2', borderStartWidth: '1px', borderColor: 'border' })}
        >
          {hasOverview && (
            <li>
              <NavigationLink
                to={addresses.program(program.slug)}
                end
                label={shellMessages.overview}
                icon={<Gauge size={17} />}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            </li>
          )}
          {sections.map((section) => (
            <li key={section.id}>
              <NavigationLink
                to={addresses.section(program.slug, section.section)}
                label={section.name}
                icon={<SectionIcon name={section.icon} />}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** The icons of sections, by the names that the backend gives them. */
const icons: Readonly<Record<string, typeof FileText>> = {
  'file-text': FileText,
  ship: Ship,
  'shield-alert': ShieldAlert,
  'package-check': PackageCheck,
};

function SectionIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? FileText;
  return <Icon size={17} />;
}
