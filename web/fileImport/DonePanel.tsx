import { chakra, Text } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { groupDigits } from '../base/decimal.ts';
import { formatCount } from '../base/format.ts';
import {
  type FileImportUndoQuery,
  useFileImportMadeQuery,
  useFileImportUndoQuery,
  useUndoFileImportMutation,
} from '../generated/operations.ts';
import { formMessages } from '../kit/form/messages.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { AskedButton } from '../kit/record/AskedButton.tsx';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { RetryAlert } from '../kit/ui/RetryAlert.tsx';
import { TitledSection } from '../kit/ui/TitledSection.tsx';
import { type FileImport, recordAddress } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import { outcomeMessages as outcome } from './outcomeMessages.ts';
import { startsWork } from './startsWork.ts';

/** What stands beside what an import did: how it is undone, its file, and the records that were made on the way. */
export function DonePanel({ of }: { of: FileImport }) {
  return (
    <>
      {of.state === 'APPLIED' && <Undoing of={of} />}
      {of.state === 'UNDONE' && <Stayed of={of} />}
      <FileFacts of={of} />
      <OnTheWay of={of} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection title={title} py="4" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: '0' }}>
      {children}
    </TitledSection>
  );
}

/** What goes, what goes back and what stays, and the button that asks before it acts. */
function Undoing({ of }: { of: FileImport }) {
  const query = useFileImportUndoQuery({ variables: { id: of.id }, fetchPolicy: 'cache-and-network' });
  const [undo] = useUndoFileImportMutation(startsWork);
  const does = query.data?.fileImport?.undo;
  const staying = countOf(does?.stays ?? []);
  const nothing = does && does.goes + does.goesOrders + does.back === 0 ? outcome.nothingToUndo : null;
  return (
    <Section title={outcome.undoTitle}>
      <Text color="fg.muted" mb="2">
        {outcome.undoHint}
      </Text>
      <RetryAlert query={query} />
      {does && (
        <Facts>
          {does.goes + does.goesOrders > 0 && (
            <Fact count={does.goes}>{outcome.goes(of.kind, does.goes, does.goesOrders)}</Fact>
          )}
          {does.back > 0 && <Fact count={does.back}>{outcome.goesBack(of.kind, does.back)}</Fact>}
          {staying > 0 && <Staying stays={does.stays}>{outcome.stays(staying)}</Staying>}
        </Facts>
      )}
      <AskedButton
        w="full"
        color="fg.error"
        icon={Undo2}
        label={outcome.undoTitle}
        verb={outcome.undo}
        reason={nothing ?? reasonAgainst(of.abilities, 'UNDO')}
        title={outcome.undoQuestion}
        question={outcome.undoText}
        note={null}
        send={async (context) => rejectionsOf((await undo({ variables: { id: of.id }, context })).data?.undoFileImport)}
        done={outcome.undoStarted}
      />
    </Section>
  );
}

type Stays = NonNullable<NonNullable<FileImportUndoQuery['fileImport']>['undo']>['stays'];

const countOf = (stays: Stays): number => stays.reduce((sum, { count }) => sum + count, 0);

/** What stays as the import made it, with the reasons and the rows of each. */
function Staying({ stays, children }: { stays: Stays; children: ReactNode }) {
  return (
    <Fact count={countOf(stays)} isWarning>
      {children}
      {stays.map(({ reason, count, rows }) => (
        <Text key={reason} color="fg.muted">
          {outcome.staying(reason, count, rows)}
        </Text>
      ))}
    </Fact>
  );
}

/** What stayed when the import was undone, and why; nothing if all of it was taken back. */
function Stayed({ of }: { of: FileImport }) {
  const query = useFileImportUndoQuery({ variables: { id: of.id }, fetchPolicy: 'cache-and-network' });
  const stays = query.data?.fileImport?.undo?.stays ?? [];
  if (stays.length === 0 && !query.error) return null;
  return (
    <Section title={outcome.stayedTitle}>
      <RetryAlert query={query} />
      <Facts>{stays.length > 0 && <Staying stays={stays}>{outcome.stays(countOf(stays))}</Staying>}</Facts>
    </Section>
  );
}

function Fact({ count, isWarning = false, children }: { count: number; isWarning?: boolean; children: ReactNode }) {
  return (
    <li data-warning={isWarning || undefined}>
      <b>{formatCount(count)}</b>
      <div>{children}</div>
    </li>
  );
}

const Facts = chakra('ul', {
  base: {
    listStyle: 'none',
    mb: '3',
    '& li': { display: 'flex', gap: '3', py: '1' },
    '& b': { minW: '8', textAlign: 'var(--numbers)', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& div': { minW: '0', overflowWrap: 'anywhere' },
    '& [data-warning] b': { color: 'fg.warning' },
  },
});

function FileFacts({
  of: { counts, sheets, sheet, mappingName, sums, filePath, fileName, fileSize },
}: {
  of: FileImport;
}) {
  const name = sheets.length > 1 ? sheets[sheet]?.name : undefined;
  const rows = counts?.rows ?? 0;
  return (
    <Section title={outcome.theFile}>
      <Terms>
        <dt>{outcome.rows}</dt>
        <dd>{name === undefined ? formatCount(rows) : outcome.rowsOfSheet(rows, name)}</dd>
        {mappingName !== null && (
          <>
            <dt>{messages.mapping}</dt>
            <dd>{mappingName}</dd>
          </>
        )}
        {sums?.file != null && (
          <>
            <dt>{outcome.totalInFile}</dt>
            <dd>{groupDigits(sums.file, 2)}</dd>
          </>
        )}
        <dt>{outcome.size}</dt>
        <dd>
          <a href={filePath} download={fileName}>
            {outcome.download(formMessages.file.sizeOf(fileSize))}
          </a>
        </dd>
      </Terms>
    </Section>
  );
}

const Terms = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** The records that were made because the rows name them, such as vendors. */
function OnTheWay({ of }: { of: FileImport }) {
  const { data } = useFileImportMadeQuery({ variables: { id: of.id }, fetchPolicy: 'cache-and-network' });
  const made = data?.fileImport?.made ?? [];
  if (made.length === 0) return null;
  return (
    <Section title={outcome.onTheWay}>
      <Facts>
        {made.map(({ type, recordId, label, isRemoved, stays }) => {
          const to = isRemoved ? null : recordAddress(type, recordId, null);
          const name = outcome.madeOne(outcome.types[type] ?? '', label);
          return (
            <li key={`${type} ${recordId}`}>
              <Check size={14} aria-hidden style={{ flexShrink: 0, marginTop: '3px' }} />
              <div>
                {to === null ? <span>{name}</span> : <Link to={to}>{name}</Link>}
                {isRemoved && <Text color="fg.muted">{outcome.madeRemoved}</Text>}
                {stays !== null && <Text color="fg.muted">{outcome.madeStays(stays)}</Text>}
              </div>
            </li>
          );
        })}
      </Facts>
    </Section>
  );
}
