import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatDateTime } from '../base/format.ts';
import {
  useCancelWorkMutation,
  useUndoWorkMutation,
  useWorkPageQuery,
  type WorkFactsFragment,
  type WorkProgressFragment,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { changesList } from '../kit/record/changesList.ts';
import { RecordHeader } from '../kit/record/RecordHeader.tsx';
import { RecordPage } from '../kit/record/RecordPage.tsx';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { Share } from '../kit/ui/ShareBar.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { workMessages as messages } from './messages.ts';
import { useWorkChanges } from './useWorkChanges.ts';
import { WorkRows } from './WorkRows.tsx';
import { badgeOf } from './workBadge.ts';

type ShownWork = WorkProgressFragment & WorkFactsFragment;

/** The page of a change of many records in the background: how far it is, and what became of each record. */
export function WorkPage() {
  const { id = '' } = useParams();
  const query = useWorkPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const work = query.data?.work;
  useWorkChanges(work !== undefined && work !== null && work.finishedAt === null, () => void query.refetch());
  return (
    <RecordPage
      allowed
      query={query}
      record={(data) => data.work}
      title={messages.asked}
      parents={[{ label: messages.background, to: addresses.works }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
    >
      {(shown) => <Shown key={shown.id} work={shown} />}
    </RecordPage>
  );
}

function Shown({ work }: { work: ShownWork }) {
  const { total, notReached, program, undoes, undoneBy } = work;
  return (
    <Box px={{ base: '4', md: '5' }} pb="6">
      <RecordHeader
        title={messages.asked(work)}
        badges={<StatusBadge status={badgeOf(work.state)} />}
        actions={<Actions work={work} />}
      >
        <Text color="fg.muted" mt="1">
          {factsOf(work).join(' · ')}
        </Text>
        {(undoes || undoneBy) && (
          <HStack gap="4" mt="1" flexWrap="wrap" css={LINKS}>
            {undoes && <Link to={addresses.work(undoes.id)}>{messages.undoOf}</Link>}
            {undoneBy && <Link to={addresses.work(undoneBy.id)}>{messages.undoneBy}</Link>}
          </HStack>
        )}
      </RecordHeader>
      <Stack gap="4" mt="3">
        {work.reason && <AlertLines lines={[work.reason]} />}
        {work.finishedAt === null && (
          <Flex align="center" gap="3" role="progressbar" {...progressOf(work)}>
            <Share part={total - notReached} whole={total} />
            <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {messages.progress(total - notReached, total)}
            </Text>
          </Flex>
        )}
        <WorkRows work={work} slug={program?.slug ?? null} />
      </Stack>
    </Box>
  );
}

const LINKS = { '& a': { color: 'program.fg', minHeight: '24px' }, '& a:hover': { textDecoration: 'underline' } };

/** Returns the values of the progress bar for screen readers. */
const progressOf = ({ total, notReached }: WorkProgressFragment) => ({
  'aria-label': messages.background,
  'aria-valuemin': 0,
  'aria-valuemax': total,
  'aria-valuenow': total - notReached,
});

/** Returns what was asked besides the title, by whom and when. */
function factsOf({ subStatus, users, program, user, createdAt, startedAt, finishedAt }: ShownWork): string[] {
  const moment = formatDateTime(createdAt);
  const facts = [
    subStatus && messages.describedAs(subStatus),
    users && messages.assigned(users.map(({ fullName }) => fullName)),
    program && messages.inProgram(program.name),
    user ? messages.askedBy(user.fullName, moment) : messages.askedAt(moment),
    startedAt && finishedAt && messages.tookSeconds(secondsBetween(startedAt, finishedAt)),
  ];
  return facts.flatMap((fact) => fact || []);
}

const secondsBetween = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

/** Cancel while it goes on, and Undo afterwards. */
function Actions({ work }: { work: ShownWork }) {
  const [asking, setAsking] = useState<'cancel' | 'undo' | null>(null);
  const close = () => setAsking(null);
  const isOver = work.finishedAt !== null;
  return (
    <>
      {isOver ? (
        <ActionButton
          variant="outline"
          disabledReason={reasonAgainst(work.abilities, 'UNDO')}
          onClick={() => setAsking('undo')}
        >
          {messages.undo(work.undoable)}
        </ActionButton>
      ) : (
        <ActionButton
          variant="outline"
          disabledReason={reasonAgainst(work.abilities, 'CANCEL')}
          onClick={() => setAsking('cancel')}
        >
          {messages.cancel}
        </ActionButton>
      )}
      {asking === 'cancel' && !isOver && <Cancelling work={work} onClose={close} />}
      {asking === 'undo' && isAllowed(work.abilities, 'UNDO') && <Undoing work={work} onClose={close} />}
    </>
  );
}

function Cancelling({ work: { id }, onClose }: { work: ShownWork; onClose: () => void }) {
  const [cancel] = useCancelWorkMutation();
  return (
    <ConfirmWrite
      title={messages.cancelTitle}
      label={messages.cancel}
      note={null}
      send={async (context) => rejectionsOf((await cancel({ variables: { id }, context })).data?.cancelWork)}
      done={messages.cancelled}
      onClose={onClose}
    >
      {messages.cancelQuestion}
    </ConfirmWrite>
  );
}

/** Asks before it undoes, and leads to the work that does. */
function Undoing({ work: { id, undoable, changed }, onClose }: { work: ShownWork; onClose: () => void }) {
  const [undo] = useUndoWorkMutation(changesList('works'));
  const navigate = useNavigate();
  const undoing = useRef<string | null>(null);
  return (
    <ConfirmWrite
      title={messages.undoTitle}
      label={messages.undo(undoable)}
      note={null}
      destructive={false}
      send={async (context) => {
        const payload = (await undo({ variables: { id }, context })).data?.undoWork;
        undoing.current = payload?.work?.id ?? null;
        return rejectionsOf(payload);
      }}
      done={messages.undoing}
      onDone={() => {
        if (undoing.current !== null) void navigate(addresses.work(undoing.current));
      }}
      onClose={onClose}
    >
      {messages.undoQuestion(undoable, changed)}
    </ConfirmWrite>
  );
}
