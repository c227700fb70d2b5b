import { NetworkStatus } from '@apollo/client';
import { Box, Button, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { groupByDay } from '../../base/days.ts';
import { useRecordHistoryQuery } from '../../generated/operations.ts';
import { sentences } from '../form/rejections.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { historyMessages as messages } from './historyMessages.ts';
import { type HistoryEntry, type HistorySubject, labelOf } from './historyWords.ts';
import { useRecordChanges } from './useRecordChanges.ts';

interface RecordHistoryProps {
  subject: HistorySubject;
  /** The field whose changes are shown, by its name in the history; null for all fields. */
  field: string | null;
  onField: (field: string | null) => void;
}

/** The history of a record, newest first, by day; live while others change the record. Older entries load on request. */
export function RecordHistory({ subject: { type, id, words, programId }, field, onField }: RecordHistoryProps) {
  const query = useRecordHistoryQuery({
    variables: { type, id, field, filtered: field !== null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { error, loading, networkStatus, refetch, fetchMore } = query;
  // While another field loads, the list stays, and with it the focus.
  const data = query.data ?? query.previousData;
  const page = data?.recordHistory;
  const isWhole = page ? page.data.length >= page.meta.count : false;
  const list = useKeptFocus<HTMLDivElement>(`${field} ${isWhole}`);
  // The user's own writes need a refetch, too: their responses do not contain the history.
  useRecordChanges({
    programId,
    always: true,
    concerns: (change) => change.type === type && change.id === id,
    onChange: () => void refetch(),
  });
  const label = field === null ? null : labelOf(words, field);
  if (!page) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return data ? <EmptyState title={messages.removed} /> : <Waiting />;
  }
  const { data: entries, meta } = page;
  const others = field === null ? 0 : (data.all?.meta.count ?? meta.count) - meta.count;
  const last = entries.at(-1);
  return (
    <Flex direction="column" h="full" minH="0">
      <Flex px="4" py="2.5" gap="3" align="center" justify="space-between" flexShrink={0}>
        {label === null ? (
          <span />
        ) : (
          <Button
            size="xs"
            variant="subtle"
            bg="program.subtle"
            color="program.fg"
            whiteSpace="normal"
            h="auto"
            minH="7"
            textAlign="start"
            aria-label={sentences([messages.field(label), messages.allFields])}
            onClick={() => onField(null)}
          >
            {messages.field(label)}
            <X aria-hidden />
          </Button>
        )}
        <Text as="span" textStyle="xs" color="fg.muted" flexShrink={0} role="status">
          {field === null ? messages.count(meta.count) : messages.shown(meta.count, meta.count + others)}
        </Text>
      </Flex>
      <Box
        ref={list}
        flex="1"
        minH="0"
        overflowY="auto"
        px="4"
        pb="4"
        aria-label={messages.list}
        role="region"
        tabIndex={0}
      >
        <RetryAlert query={{ error, loading, refetch }} />
        {entries.length === 0 && (
          <EmptyState
            title={label === null ? messages.empty : messages.emptyOfField(label)}
            hint={label === null ? messages.purpose : undefined}
          />
        )}
        {groupByDay(entries, atOf, new Date()).map(({ day, label: name, rows }) => (
          <section key={day} aria-label={name}>
            <Heading>{name}</Heading>
            {rows.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} words={words} field={field} onField={onField} />
            ))}
          </section>
        ))}
        {last && !isWhole && (
          <Button
            mt="3"
            size="sm"
            variant="outline"
            loading={networkStatus === NetworkStatus.fetchMore}
            onClick={() => void fetchMore({ variables: { before: last.id, filtered: false } })}
          >
            {messages.older}
          </Button>
        )}
        {last && isWhole && (
          <Text mt="3" textStyle="sm" color="fg.muted">
            {messages.nothingOlder}
          </Text>
        )}
      </Box>
      {others > 0 && (
        <Flex px="4" py="3" gap="3" justify="space-between" align="center" borderTopWidth="1px" borderColor="border">
          <Text textStyle="sm" color="fg.muted">
            {messages.otherFields(others)}
          </Text>
          <Button size="xs" variant="ghost" color="program.fg" onClick={() => onField(null)}>
            {messages.allFields}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

const atOf = ({ at }: HistoryEntry) => at;

const Heading = chakra('h3', { base: { textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted', pt: '3' } });

function Waiting() {
  return (
    <Box px="4" py="3" aria-busy>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} h="12" my="3" />
      ))}
    </Box>
  );
}
