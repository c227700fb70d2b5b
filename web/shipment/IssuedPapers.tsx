import { Alert } from '@chakra-ui/react';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import { formatDate } from '../base/format.ts';
import {
  type IssuedPaperRowFragment,
  type ShipmentPdfKind,
  useIssueShipmentPapersMutation,
  useShipmentPapersQuery,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { InDocument } from '../kit/print/InDocument.tsx';
import { printedMessages } from '../kit/print/printedMessages.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { ConfirmWrite } from '../kit/record/ConfirmWrite.tsx';
import { isAbout, isUnder, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { issuedMessages } from './issuedMessages.ts';
import { shipmentMessages as messages } from './messages.ts';
import { ShipmentPaper } from './ShipmentPaper.tsx';
import { PAPERS } from './shipmentActions.ts';

interface IssuedPapersProps {
  id: string;
  programId: string;
}

type PaperRow = IssuedPaperRowFragment & { id: string };

const { text, quiet } = columnsOf<PaperRow, string>();
const columns = [
  text('revision', issuedMessages.revision, { card: 'title', width: '220px' }, ({ revision, replaces }) =>
    issuedMessages.revisionOf(revision, replaces),
  ),
  text('invoiceNumber', messages.invoiceNumber, { card: 'note', width: '160px' }, (paper) => paper.invoiceNumber),
  quiet('date', issuedMessages.date, { card: 'note', width: '120px' }, ({ issuedOn }) => formatDate(issuedOn)),
  quiet('by', issuedMessages.by, { card: 'line' }, ({ issuedBy }) => issuedBy?.fullName),
];

/**
 * The issued papers of a shipment: each revision can be downloaded as it was issued. If the shipment has changed since, the
 * list says how, and offers a draft and the next revision. Nothing is shown while none is issued and
 * none can be.
 */
export function IssuedPapers({ id, programId }: IssuedPapersProps) {
  const query = useShipmentPapersQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<{ kind: ShipmentPdfKind; revision?: number; draft?: boolean } | null>(null);
  const [issuing, setIssuing] = useState(false);
  const [issue] = useIssueShipmentPapersMutation();
  useRecordChanges({
    programId,
    always: true,
    concerns: (change) => isAbout(change, 'SHIPMENT', [{ id }]) || isUnder(change, 'SHIPMENT', id),
    onChange: () => void query.refetch(),
  });
  const issued = (query.data ?? query.previousData)?.shipment?.issuedPapers;
  if (!issued) return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null;
  const draft = issued.papers.length === 0 && (
    <InDocument place="badges">
      <strong>{printedMessages.draft}</strong>
    </InDocument>
  );
  if (issued.papers.length === 0 && !isAllowed(issued.abilities, 'ISSUE_PAPERS')) return draft;
  const { papers, changes, abilities } = issued;
  const next = (papers[0]?.revision ?? 0) + 1;
  const rows = papers.map((paper) => ({ ...paper, id: String(paper.revision) }));
  return (
    <>
      {draft}
      <InnerList
        title={issuedMessages.title}
        paging={{
          meta: { page: 1, pages: 1, count: papers.length, more: false },
          pageSize: rows.length,
          onPage: () => {},
        }}
        query={query}
        action={
          (changes.length > 0 || papers.length === 0) && (
            <ActionButton
              variant="outline"
              disabledReason={reasonAgainst(abilities, 'ISSUE_PAPERS')}
              onClick={() => setIssuing(true)}
            >
              <FileCheck aria-hidden />
              {issuedMessages.issue(next)}
            </ActionButton>
          )
        }
        above={changes.length > 0 && <PaperChanges lines={changes.map(({ message }) => message)} onDraft={setOpened} />}
        empty={{ title: issuedMessages.none, purpose: issuedMessages.purpose }}
      >
        <RecordRows
          size="inner"
          label={issuedMessages.title}
          rows={rows}
          columns={columns}
          behavior={{
            menu: ({ revision }) =>
              PAPERS.map((kind) => ({
                id: kind,
                label: messages.papers[kind],
                reason: null,
                onSelect: () => setOpened({ kind, revision }),
              })),
          }}
          set="papers"
        />
      </InnerList>
      {opened && <ShipmentPaper shipment={{ id }} {...opened} onClose={() => setOpened(null)} />}
      {issuing && (
        <ConfirmWrite
          title={issuedMessages.issue(next)}
          label={issuedMessages.confirm}
          note={null}
          destructive={false}
          send={async (context) => {
            const { data } = await issue({ variables: { id }, context });
            return rejectionsOf(data?.issueShipmentPapers);
          }}
          done={issuedMessages.done(next)}
          onDone={() => void query.refetch()}
          onClose={() => setIssuing(false)}
        >
          {issuedMessages.question(next)}
        </ConfirmWrite>
      )}
    </>
  );
}

interface PaperChangesProps {
  lines: readonly string[];
  onDraft: (draft: { kind: ShipmentPdfKind; draft: true }) => void;
}

/** How many changes are told; the others are counted. */
const TOLD = 5;

/** What a paper printed now would say otherwise, with a draft of it. */
function PaperChanges({ lines, onDraft }: PaperChangesProps) {
  return (
    <Alert.Root status="warning" size="sm" mb="3">
      <Alert.Indicator />
      <Alert.Content overflowWrap="anywhere">
        <Alert.Title>{issuedMessages.changed}</Alert.Title>
        {lines.slice(0, TOLD).map((line) => (
          <Alert.Description key={line}>{line}</Alert.Description>
        ))}
        {lines.length > TOLD && (
          <Alert.Description>{issuedMessages.more(messages.moreChanges(lines.length - TOLD))}</Alert.Description>
        )}
        <ActionButton
          size="xs"
          variant="outline"
          alignSelf="start"
          mt="2"
          disabledReason={null}
          onClick={() => onDraft({ kind: 'INVOICE', draft: true })}
        >
          {issuedMessages.draft}
        </ActionButton>
      </Alert.Content>
    </Alert.Root>
  );
}
