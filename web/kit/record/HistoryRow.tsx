import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Cog from 'lucide-react/icons/cog';
import FileInput from 'lucide-react/icons/file-input';
import KeyRound from 'lucide-react/icons/key-round';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { addresses } from '../../base/addresses.ts';
import { formatDateTime, formatTime } from '../../base/format.ts';
import { UserAvatar } from '../ui/Avatars.tsx';
import { anyScript } from '../ui/anyScript.ts';
import { Tip } from '../ui/Tip.tsx';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { HistoryValue } from './HistoryValue.tsx';
import { historyMessages as messages } from './historyMessages.ts';
import { type HistoryEntry, type HistoryLine, type HistoryWords, linesOf, whoOf } from './historyWords.ts';

interface HistoryRowProps {
  entry: HistoryEntry;
  words: HistoryWords;
  /** The field that is shown alone; null for all. */
  field: string | null;
  onField: (field: string) => void;
}

/** The most lines that an entry shows at once: a new record has as many as it has fields. */
const MOST_LINES = 8;

/** An entry of a history: who did it and when, and each change from the old to the new value. */
export const HistoryRow = memo(function HistoryRow({ entry, words, field, onField }: HistoryRowProps) {
  const [whole, setWhole] = useState(false);
  const article = useKeptFocus<HTMLDivElement>(whole);
  const lines = linesOf(words, entry).filter((line) => field === null || line.field === field);
  const shown = whole ? lines : lines.slice(0, MOST_LINES);
  const did = DID[entry.action] ?? entry.action.replaceAll('_', ' ');
  return (
    <Flex ref={article} as="article" tabIndex={-1} gap="3" py="3" borderBottomWidth="1px" borderColor="border">
      <Box pt="0.5" flexShrink={0}>
        <Face entry={entry} />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="3" align="baseline" justify="space-between">
          <Text overflowWrap="anywhere" minW="0" {...anyScript}>
            <chakra.span fontWeight="semibold">{whoOf(entry)}</chakra.span>
            <chakra.span color="fg.muted">
              {entry.apiKey?.maker && messages.madeBy(entry.apiKey.maker.fullName)}
              {(entry.action !== 'update' || lines.length === 0) && ` ${did}`}
            </chakra.span>
          </Text>
          <Tip text={formatDateTime(entry.at)}>
            <chakra.time
              dateTime={entry.at}
              textStyle="xs"
              color="fg.muted"
              flexShrink={0}
              fontVariantNumeric="tabular-nums"
            >
              {formatTime(entry.at)}
            </chakra.time>
          </Tip>
        </Flex>
        {entry.fileImport && (
          <FileLink to={addresses.fileImport(entry.fileImport.id)} {...anyScript}>
            {messages.fromFile(entry.fileImport.fileName, entry.fileImport.row)}
          </FileLink>
        )}
        {lines.length > 0 && (
          <chakra.dl display="grid" gridTemplateColumns="fit-content(42%) minmax(0, 1fr)" columnGap="3" textStyle="sm">
            {shown.map((line) => (
              <Line key={line.id} line={line} alone={field !== null} onField={onField} />
            ))}
          </chakra.dl>
        )}
        {shown.length < lines.length && (
          <Button size="xs" variant="ghost" color="program.fg" ms="-2" onClick={() => setWhole(true)}>
            {messages.more(lines.length - shown.length)}
          </Button>
        )}
      </Box>
    </Flex>
  );
});

const FileLink = chakra(Link, {
  base: {
    display: 'inline-block',
    textStyle: 'xs',
    color: 'fg.muted',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
});

const DID: Readonly<Record<string, string>> = messages.did;

interface LineProps {
  line: HistoryLine;
  /** Whether the history is that of this field alone. */
  alone: boolean;
  onField: (field: string) => void;
}

function Line({ line: { field, look, from, to, names }, alone, onField }: LineProps) {
  return (
    <>
      <chakra.dt color="fg.muted" overflowWrap="anywhere" lineHeight="22px">
        {alone ? (
          look.label
        ) : (
          <Tip text={messages.onlyField(look.label)}>
            <LabelButton type="button" onClick={() => onField(field)}>
              {look.label}
            </LabelButton>
          </Tip>
        )}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere" lineHeight="22px">
        {from !== undefined && (
          <chakra.del
            dir="auto"
            css={ALONE}
            color="fg.muted"
            textDecoration={isNothing(from) ? 'none' : 'line-through'}
          >
            <HistoryValue look={look} value={from} names={names} />
          </chakra.del>
        )}
        {from !== undefined && to !== undefined && (
          <>
            {' '}
            <chakra.span color="fg.muted" display="inline-block" mx="0.5" verticalAlign="-2px">
              <ArrowRight size={13} aria-hidden />
            </chakra.span>{' '}
          </>
        )}
        {to !== undefined && (
          <chakra.ins
            dir="auto"
            css={ALONE}
            textDecoration="none"
            fontWeight={isNothing(to) ? 'normal' : 'semibold'}
            color={isNothing(to) ? 'fg.muted' : 'fg'}
          >
            <HistoryValue look={look} value={to} names={names} />
          </chakra.ins>
        )}
      </chakra.dd>
    </>
  );
}

/** A value in another script does not turn the line around. */
const ALONE = { unicodeBidi: 'isolate' };

/** A label that shows the changes of its field alone; a text until it is pointed at. */
const LabelButton = chakra('button', {
  base: {
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

const isNothing = (value: string | null) => value === null || value === '' || value === '[]';

/** The face of a person, or the sign of a key, a file or the system. */
function Face({ entry: { source, user } }: { entry: HistoryEntry }) {
  if (source === 'PERSON' && user) return <UserAvatar user={user} size={24} />;
  const Sign = source === 'API_KEY' ? KeyRound : source === 'IMPORT' ? FileInput : Cog;
  return (
    <Flex align="center" justify="center" boxSize="24px" borderRadius="full" bg="bg.muted" color="fg.muted">
      <Sign size={13} aria-hidden />
    </Flex>
  );
}
