import { Box, chakra, Flex, Text, Theme } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Ship from 'lucide-react/icons/ship';
import Sun from 'lucide-react/icons/sun';
import { StatusBadge } from '../../kit/ui/StatusBadge.tsx';
import { type ProgramPalette, programVariables } from '../../theme/programColors.ts';
import { settingsMessages } from './messages.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface ProgramPreviewProps {
  name: string;
  palette: ProgramPalette | null;
  /** Whether the colors are being edited. */
  editing: boolean;
}

const { sample, ...messages } = settingsMessages;

/** The container width with room for the navigation next to the page; otherwise, it is above the page. */
const BESIDE = '@container (min-width: 480px)';
/** The container width without room for a status in a row. */
const NARROW = '@container (max-width: 360px)';

/** A small sample page of the program in both themes, with every use of its colors. */
export function ProgramPreview({ editing, ...props }: ProgramPreviewProps) {
  return (
    <Box as="section" aria-label={messages.preview}>
      <SectionHeading title={messages.preview} {...(editing && { hint: messages.previewHint })} />
      <Shell {...props} theme="light" />
      <Shell {...props} theme="dark" />
      {editing && (
        <Text mt="3" textStyle="xs" color="fg.muted">
          {messages.seenByAll}
        </Text>
      )}
    </Box>
  );
}

function Shell({ name, palette, theme }: Omit<ProgramPreviewProps, 'editing'> & { theme: 'light' | 'dark' }) {
  const Sign = theme === 'light' ? Sun : Moon;
  const title = messages.themes[theme];
  return (
    <Box mb="4" css={{ containerType: 'inline-size' }}>
      <Flex align="center" gap="2" mb="1.5" textStyle="xs" color="fg.muted">
        <Sign size={15} aria-hidden />
        {title}
      </Flex>
      <Theme
        appearance={theme}
        role="img"
        aria-label={messages.previews[theme]}
        style={{ colorScheme: theme, ...programVariables(palette, theme) }}
        display="grid"
        css={{ [BESIDE]: { gridTemplateColumns: '150px minmax(0, 1fr)' } }}
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        overflow="hidden"
        textStyle="xs"
      >
        <Navigation name={name} />
        <Page />
      </Theme>
    </Box>
  );
}

function Navigation({ name }: { name: string }) {
  const entries = [
    { label: sample.overview, Icon: Gauge },
    { label: sample.orders, Icon: FileText, current: true },
    { label: sample.shipments, Icon: Ship },
    { label: sample.assessments, Icon: ShieldAlert },
  ];
  return (
    <Box
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border"
      p="2"
      css={{ [BESIDE]: { borderBottomWidth: '0', borderEndWidth: '1px' } }}
    >
      <Flex align="center" gap="2" px="1.5" h="28px" fontWeight="semibold" minW="0">
        <Box boxSize="9px" flexShrink={0} borderRadius="3px" bg="program.solid" />
        <Box truncate>{name}</Box>
      </Flex>
      {entries.map(({ label, Icon, current }) => (
        <Entry key={label} data-current={current}>
          <Icon size={14} />
          <Box truncate>{label}</Box>
        </Entry>
      ))}
    </Box>
  );
}

function Page() {
  return (
    <Box p="3" minW="0">
      <Flex justify="space-between" align="center" gap="2">
        <Box fontWeight="semibold" truncate>
          {sample.orders}
        </Box>
        <Primary>
          <Plus size={13} />
          {sample.addNew}
        </Primary>
      </Flex>
      <Flex gap="4" mt="2">
        <Tab data-current>{sample.all}</Tab>
        <Tab>{sample.mine}</Tab>
      </Flex>
      {sample.numbers.map((number, index) => (
        <Row key={number} data-selected={index === 0 || undefined}>
          <Tick data-on={index === 0 || undefined}>{index === 0 && <Check size={11} strokeWidth={3} />}</Tick>
          <Box fontWeight="semibold">{number}</Box>
          <Box css={{ [NARROW]: { display: 'none' } }}>
            <StatusBadge
              status={
                index === 0
                  ? { key: 'sample', name: sample.open, color: 'GREEN' }
                  : { key: 'sample', name: sample.inReview, color: 'ORANGE' }
              }
            />
          </Box>
          <Box ms="auto" color="program.fg" fontWeight="semibold" truncate>
            {sample.viewAll}
          </Box>
        </Row>
      ))}
      <Flex align="center" gap="3" mt="3">
        <Focused>{sample.typed}</Focused>
        <Switched />
      </Flex>
    </Box>
  );
}

const Entry = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    h: '28px',
    px: '1.5',
    borderRadius: 'l2',
    color: 'fg.muted',
    '&[data-current]': { bg: 'program.subtle', color: 'program.fg', fontWeight: 'semibold' },
  },
});

const Primary = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    h: '28px',
    px: '2.5',
    borderRadius: 'l2',
    bg: 'program.solid',
    color: 'program.contrast',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { bg: 'program.hover' },
  },
});

const Tab = chakra('div', {
  base: {
    py: '1',
    color: 'fg.muted',
    '&[data-current]': { color: 'fg', fontWeight: 'semibold', boxShadow: 'inset 0 -2px var(--program-fg)' },
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mx: '-3',
    px: '3',
    h: '34px',
    borderTopWidth: '1px',
    borderColor: 'border',
    '&[data-selected]': { bg: 'program.subtle' },
  },
});

const Tick = chakra('div', {
  base: {
    boxSize: '15px',
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.control',
    color: 'program.contrast',
    '&[data-on]': { bg: 'program.solid', borderColor: 'program.solid' },
  },
});

const Focused = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    h: '28px',
    lineHeight: '26px',
    px: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'program.fg',
    outline: '2px solid',
    outlineColor: 'program.subtle',
  },
});

const Switched = chakra('div', {
  base: {
    w: '28px',
    h: '16px',
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'program.solid',
    _after: {
      content: '""',
      display: 'block',
      boxSize: '12px',
      mt: '2px',
      ms: '14px',
      borderRadius: 'full',
      bg: 'program.contrast',
    },
  },
});
