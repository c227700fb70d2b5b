import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { PHONE, useMedia } from '../../base/media.ts';
import { messages as words } from '../../base/words.ts';
import { Fold } from '../ui/Fold.tsx';
import { Truncated } from '../ui/Truncated.tsx';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { recordMessages as messages } from './messages.ts';

/** Something that a record still needs. */
export interface OpenPoint {
  id: string;
  text: string;
  /** Whether it stops the record, only advises, cannot be told, or is simply the next work. */
  kind: 'blocks' | 'advises' | 'unknown' | 'work';
  /** Where it is mended: an address, or what opens the place on this page; null if this user cannot mend it. */
  cure: string | (() => void) | null;
}

/** Open points that lack the same, under what they lack. */
export interface AlikePoints {
  text: string;
  points: readonly OpenPoint[];
}

interface OpenPointsProps {
  title: string;
  /** In the order in which they stop the record. */
  points: readonly OpenPoint[];
  alike?: readonly AlikePoints[];
  /** The names of what is done, and of what does not apply. */
  done: readonly string[];
  notNeeded?: readonly string[];
  /** The line of a record that needs nothing. */
  nothing: string;
}

/** How many lines are shown at first, for the items under them to be on the first screen. */
const FIRST = 6;

/** What each kind looks like; a hidden word says the same, except of work, which the title names. */
const LOOKS = {
  blocks: { color: 'fg.error', icon: <CircleX size={15} aria-hidden /> },
  advises: { color: 'fg.warning', icon: <CircleAlert size={15} aria-hidden /> },
  unknown: { color: 'fg.info', icon: <CircleHelp size={15} aria-hidden /> },
  work: { color: 'fg.warning', icon: <CircleAlert size={15} aria-hidden /> },
} as const;

/**
 * What a record still needs, as a strip of links to the places where it is mended. At first the most important ones are
 * shown, and what is done is one phrase; the phrase expands the rest. On a phone it also folds the strip away. With nothing
 * open the strip is one line.
 */
export function OpenPoints({ title, points, alike = [], done, notNeeded = [], nothing }: OpenPointsProps) {
  const phone = useMedia(PHONE);
  const [extent, setExtent] = useState<'none' | 'first' | 'all'>('first');
  const toggleButton = useKeptFocus<HTMLButtonElement>(extent);
  const open = points.length + alike.reduce((sum, group) => sum + group.points.length, 0);
  const lines = points.length + alike.length;
  const isAll = extent === 'all';
  const first = isAll || lines <= FIRST ? points : points.slice(0, FIRST - 1);
  const groups = isAll || lines <= FIRST ? alike : [];
  const hidden = open - first.length - groups.reduce((sum, group) => sum + group.points.length, 0);
  const unknown =
    points.slice(first.length).filter(({ kind }) => kind === 'unknown').length +
    alike.slice(groups.length).reduce((sum, group) => sum + group.points.length, 0);
  const isExpanded = phone ? extent !== 'none' : isAll;
  const isListed = extent !== 'none' || !phone;
  const toggle = () => setExtent(phone ? (isExpanded ? 'none' : 'all') : isAll ? 'first' : 'all');
  return (
    <Strip aria-label={title}>
      <Flex align="center" wrap="wrap" columnGap="2" minH={{ base: '44px', md: '30px' }}>
        <Heading as="h2" textStyle="sm" fontWeight="semibold" whiteSpace="nowrap">
          {title}
        </Heading>
        {/* A number stays whole: where a language is too long, the phrase of what is done takes a line of its own. */}
        <Text as="span" color="fg.muted" flex={open > 0 ? '1 0 auto' : '1'} minW="0" overflowWrap="normal">
          {open > 0 ? messages.open(open) : nothing}
        </Text>
        {done.length + notNeeded.length + open > 0 && (
          <Toggle ref={toggleButton} type="button" aria-expanded={isExpanded} onClick={toggle}>
            {messages.doneOf(done.length, done.length + open)}
            <ChevronDown size={16} aria-hidden style={{ transform: isExpanded ? 'rotate(180deg)' : undefined }} />
          </Toggle>
        )}
      </Flex>
      {isListed && open > 0 && (
        <Lines data-whole={isAll || phone || undefined}>
          {first.map((point) => (
            <li key={point.id}>
              <Point point={point} />
            </li>
          ))}
          {groups.map((group) => (
            <li key={group.text} data-wide="">
              <Folded look={LOOKS.unknown} text={group.text}>
                {group.points.map((point) => (
                  <li key={point.id}>
                    <Point point={point} />
                  </li>
                ))}
              </Folded>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Line asChild>
                <button type="button" onClick={() => setExtent('all')}>
                  <Box as="span" w="15px" flexShrink="0" />
                  <chakra.span color="program.fg" fontWeight="semibold">
                    {messages.moreOpen(hidden, unknown)}
                  </chakra.span>
                </button>
              </Line>
            </li>
          )}
        </Lines>
      )}
      {isAll && (
        <Box color="fg.muted" pb="2">
          <Named look={DONE} text={messages.done(done)} names={done} />
          <Named look={NOT_NEEDED} text={messages.notNeeded(notNeeded)} names={notNeeded} />
        </Box>
      )}
    </Strip>
  );
}

interface Look {
  color: string;
  icon: ReactNode;
}

const DONE: Look = { color: 'fg.success', icon: <CircleCheck size={15} aria-hidden /> };
const NOT_NEEDED: Look = { color: 'fg.muted', icon: <CircleMinus size={15} aria-hidden /> };

/** The names of points that need nothing, folded into one line. */
function Named({ look, text, names }: { look: Look; text: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Folded look={look} text={text}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Folded>
  );
}

function Folded({ look, text, children }: { look: Look; text: string; children: ReactNode }) {
  return (
    <Fold color="fg.muted">
      <chakra.summary minH={{ base: '44px', md: '28px' }}>
        <Box as="span" color={look.color} flexShrink="0">
          {look.icon}
        </Box>
        <chakra.span minW="0" overflowWrap="anywhere">
          {text}
        </chakra.span>
      </chakra.summary>
      <chakra.ul ps="6" pb="2" listStyleType="none">
        {children}
      </chakra.ul>
    </Fold>
  );
}

function Point({ point: { text, kind, cure } }: { point: OpenPoint }) {
  const look = LOOKS[kind];
  const content = (
    <>
      <Box as="span" color={look.color} flexShrink="0">
        {look.icon}
      </Box>
      {kind !== 'work' && <chakra.span srOnly>{words.labeled(messages.kinds[kind], '')}</chakra.span>}
      <Truncated sentence data-text="">
        {text}
      </Truncated>
      {cure !== null && (
        <Box as="span" color="fg.muted" ms="auto" hideFrom="md">
          <ChevronRight size={16} aria-hidden />
        </Box>
      )}
    </>
  );
  if (cure === null) return <Line cursor="default">{content}</Line>;
  if (typeof cure === 'string') {
    return (
      <Line asChild data-cure="">
        <Link to={cure}>{content}</Link>
      </Line>
    );
  }
  return (
    <Line asChild data-cure="">
      <button type="button" onClick={cure}>
        {content}
      </button>
    </Line>
  );
}

/** As wide as the page, with the page's own padding. */
const Strip = chakra('section', {
  base: {
    mx: { base: '-4', md: '-5' },
    px: { base: '4', md: '5' },
    py: { base: '0', md: '1.5' },
    bg: 'bg.subtle',
    borderBlockWidth: '1px',
    borderColor: 'border',
  },
});

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: '44px', md: '24px' },
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
  },
});

const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    columnGap: '6',
    pb: { md: '1' },
    '& > li': { minW: '0', borderTopWidth: { base: '1px', md: '0' }, borderColor: 'border' },
    '& > li[data-wide]': { gridColumn: '1 / -1' },
    '&[data-whole] [data-text]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minW: '0',
    minH: { base: '44px', md: '26px' },
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'inside',
    '&[data-cure] [data-text]': {
      textDecorationLine: { md: 'underline' },
      textDecorationColor: 'border.emphasized',
      textUnderlineOffset: '4px',
    },
    '&[data-cure]:hover [data-text]': { textDecorationLine: 'underline', textDecorationColor: 'currentColor' },
  },
});
