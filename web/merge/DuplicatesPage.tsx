import { Box, chakra, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useViewer } from '../client/session.ts';
import { type DuplicatesQuery, useAnswerDuplicatesMutation, useDuplicatesQuery } from '../generated/operations.ts';
import { showProblem, showRejections } from '../kit/form/failureToasts.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { Page } from '../kit/record/Page.tsx';
import { RecordHeader } from '../kit/record/RecordHeader.tsx';
import { undoing } from '../kit/record/undo.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { NoAccess } from '../kit/ui/NoAccess.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { useMayMerge } from './DuplicatesLink.tsx';
import type { MergeSubject } from './mergeChoices.ts';
import { mergeMessages as messages } from './messages.ts';
import { countsOf } from './useMerge.ts';

const MergeDialog = lazyComponent(async () => (await import('./MergeDialog.tsx')).MergeDialog);

type Pair = DuplicatesQuery['duplicates']['data'][number];
type Duplicate = Pair['records'][number];

/** The page of records that are likely one, in pairs, most alike first. */
export function DuplicatesPage({ subject }: { subject: MergeSubject }) {
  const title = messages.titles[subject.type];
  const may = useMayMerge(subject);
  return (
    <>
      <Page title={title} crumb={messages.duplicates} parents={[{ label: subject.title, to: subject.list }]} />
      {may ? <Pairs subject={subject} title={title} /> : <NoAccess />}
    </>
  );
}

function Pairs({ subject, title }: { subject: MergeSubject; title: string }) {
  const { type } = subject;
  const query = useDuplicatesQuery({ variables: { type }, fetchPolicy: 'cache-and-network' });
  const [compared, setCompared] = useState<readonly Duplicate[] | null>(null);
  const answer = useAnswer(subject, () => void query.refetch());
  const { programs } = useViewer();
  const found = query.data?.duplicates;
  return (
    <Stack gap="3" px={{ base: '4', md: '5' }} py="4" maxW="960px">
      {(type === 'GROUP' ? programs.map(({ id }) => id) : [null]).map((programId) => (
        <News key={programId} type={type} programId={programId} onChange={() => void query.refetch()} />
      ))}
      <RecordHeader title={title}>
        <Text color="fg.muted">{messages.purpose}</Text>
      </RecordHeader>
      {!found && query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !found ? (
        <Skeleton h="240px" aria-hidden />
      ) : found.data.length === 0 ? (
        <EmptyState title={messages.none} hint={messages.noneHint} />
      ) : (
        <>
          <chakra.ul listStyleType="none" aria-label={title}>
            {found.data.map((pair) => (
              <PairRow
                key={pair.records.map(({ id }) => id).join()}
                pair={pair}
                subject={subject}
                onCompare={() => setCompared(pair.records)}
                onApart={() => answer(pair)}
              />
            ))}
          </chakra.ul>
          {found.more && <Text color="fg.muted">{messages.more}</Text>}
        </>
      )}
      {compared && <MergeDialog subject={subject} records={compared} onClose={() => setCompared(null)} />}
    </Stack>
  );
}

/** Fetches the pairs again when somebody changes a record. */
function News({ type, programId, onChange }: { type: string; programId: string | null; onChange: () => void }) {
  useRecordChanges({ programId, concerns: (change) => change.type === type, onChange });
  return null;
}

/** Returns how a pair is answered as not the same, which a message offers to undo. */
function useAnswer({ type }: MergeSubject, onDone: () => void) {
  const [send] = useAnswerDuplicatesMutation();
  const once = useOnce();
  const answered = async (ids: string[], same: boolean) => {
    const { data } = await once({ ids, same }, (context) =>
      send({ variables: { input: { type, ids, same } }, context }),
    );
    const refused = showRejections(rejectionsOf(data?.answerDuplicates));
    onDone();
    return !refused;
  };
  return ({ records }: Pair) => {
    const ids = records.map(({ id }) => id);
    const [one, other] = records;
    const run = async () => {
      try {
        if (!(await answered(ids, false))) return;
        const undo = undoing(async () => ({ done: (await answered(ids, true)) ? 1 : 0, refused: [] }));
        toast.success(messages.notSameDone(one?.label ?? '', other?.label ?? ''), undo);
      } catch (error) {
        showProblem(error);
      }
    };
    void run();
  };
}

interface PairRowProps {
  pair: Pair;
  subject: MergeSubject;
  onCompare: () => void;
  onApart: () => void;
}

function PairRow({ pair: { likeness, records }, subject, onCompare, onApart }: PairRowProps) {
  const name = records.map(({ label }) => label).join(', ');
  return (
    <chakra.li borderBottomWidth="1px" borderColor="border" py="3">
      <Flex gap="3" align={{ md: 'center' }} direction={{ base: 'column', md: 'row' }}>
        <Box flex="1" minW="0">
          <Text textStyle="xs" color="fg.muted">
            {likeness === 100 ? messages.same : messages.alike(likeness)}
          </Text>
          <Flex gap={{ base: '2', md: '5' }} direction={{ base: 'column', md: 'row' }}>
            {records.map((record) => (
              <Box key={record.id} flex="1" minW="0">
                <chakra.span fontWeight="medium" overflowWrap="anywhere" unicodeBidi="plaintext">
                  <Link to={subject.record(record.id)}>{record.label}</Link>
                </chakra.span>
                <Text textStyle="xs" color="fg.muted">
                  {record.programName && `${record.programName} · `}
                  {record.namedBy.length > 0 ? countsOf(record.namedBy) : messages.namedByNone}
                </Text>
              </Box>
            ))}
          </Flex>
        </Box>
        <HStack gap="2" flexShrink={0}>
          <ActionButton variant="ghost" size="sm" aria-label={`${messages.notSame}: ${name}`} onClick={onApart}>
            {messages.notSame}
          </ActionButton>
          <ActionButton variant="outline" size="sm" aria-label={`${messages.compare}: ${name}`} onClick={onCompare}>
            {messages.compare}
          </ActionButton>
        </HStack>
      </Flex>
    </chakra.li>
  );
}
