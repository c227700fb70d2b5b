import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatDateTime } from '../base/format.ts';
import { secondsBetween } from '../base/secondsBetween.ts';
import {
  useCancelWorkMutation,
  useUndoWorkMutation,
  useWorkPageQuery,
  type WorkFactsFragment,
  type WorkProgressFragment,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { AskedButton } from '../kit/record/AskedButton.tsx';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { changesList } from '../kit/record/changesList.ts';
import { RecordHeader } from '../kit/record/RecordHeader.tsx';
import { RecordPage } from '../kit/record/RecordPage.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { ProgressBar } from '../kit/ui/ShareBar.tsx';
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
          <ProgressBar
            label={messages.background}
            part={total - notReached}
            whole={total}
            text={messages.progress(total - notReached, total)}
          />
        )}
        <WorkRows work={work} slug={program?.slug ?? null} />
      </Stack>
    </Box>
  );
}

const LINKS = { '& a': { color: 'program.fg', minHeight: '24px' }, '& a:hover': { textDecoration: 'underline' } };

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

/** Cancel while it goes on, and Undo afterwards. */
const Actions = ({ work }: { work: ShownWork }) =>
  work.finishedAt === null ? <CancelButton work={work} /> : <UndoButton work={work} />;

function CancelButton({ work: { id, abilities } }: { work: ShownWork }) {
  const [cancel] = useCancelWorkMutation();
  return (
    <AskedButton
      label={messages.cancel}
      reason={reasonAgainst(abilities, 'CANCEL')}
      title={messages.cancelTitle}
      question={messages.cancelQuestion}
      note={null}
      send={async (context) => rejectionsOf((await cancel({ variables: { id }, context })).data?.cancelWork)}
      done={messages.cancelled}
    />
  );
}

/** Asks before it undoes, and leads to the work that does. */
function UndoButton({ work: { id, abilities, undoable, changed } }: { work: ShownWork }) {
  const [undo] = useUndoWorkMutation(changesList('works'));
  const navigate = useNavigate();
  const undoing = useRef<string | null>(null);
  return (
    <AskedButton
      label={messages.undo(undoable)}
      reason={reasonAgainst(abilities, 'UNDO')}
      title={messages.undoTitle}
      question={messages.undoQuestion(undoable, changed)}
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
    />
  );
}
