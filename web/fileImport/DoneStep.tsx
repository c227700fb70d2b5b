import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import UploadIcon from 'lucide-react/icons/upload';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatDateTime } from '../base/format.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { secondsBetween } from '../base/secondsBetween.ts';
import { type FileImportWorkFragment, useCancelFileImportWorkMutation } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { AskedButton } from '../kit/record/AskedButton.tsx';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { ProgressBar } from '../kit/ui/ShareBar.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { TitledSection } from '../kit/ui/TitledSection.tsx';
import { DonePanel } from './DonePanel.tsx';
import { FigureLinks } from './FigureLinks.tsx';
import { badgeOf, type FileImport, fileAddress, isRunning, runningWork } from './importKinds.ts';
import { outcomeMessages as messages } from './outcomeMessages.ts';
import { ResultTable } from './ResultTable.tsx';
import { StepFrame, stepAddress, WithAside } from './StepFrame.tsx';

const DownloadDialog = lazyComponent(async () => (await import('../kit/file/DownloadDialog.tsx')).DownloadDialog);

/** What an import did: its numbers, what was refused, the records, and how it is undone. While it runs, how far it is. */
export function DoneStep({ of }: { of: FileImport }) {
  const navigate = useNavigate();
  const files = fileAddress(of);
  const running = runningWork(of);
  return (
    <StepFrame
      title={of.fileName}
      at="done"
      of={of}
      badges={<StatusBadge status={badgeOf(of.state)} />}
      facts={
        <Text color="fg.muted" mt="1">
          {messages.facts(formatDateTime(of.appliedAt ?? of.createdAt), secondsOf(of.work), of.user?.fullName ?? null)}
        </Text>
      }
      {...(files !== null &&
        !isRunning(of) && {
          actions: (
            <Button variant="outline" onClick={() => void navigate(files)}>
              <UploadIcon aria-hidden />
              {messages.importAnother}
            </Button>
          ),
        })}
    >
      {running && <Running of={of} work={running} />}
      <Ended of={of} />
      {!isRunning(of) && (
        <WithAside aside={<DonePanel of={of} />}>
          {of.state === 'APPLIED' && <FigureLinks of={of} />}
          {of.state === 'APPLIED' && <Refused of={of} />}
          <ResultTable of={of} />
        </WithAside>
      )}
    </StepFrame>
  );
}

/** Returns how long the work took (s); null if it is not known. */
const secondsOf = (work: FileImportWorkFragment | null): number | null =>
  work?.startedAt && work.finishedAt ? secondsBetween(work.startedAt, work.finishedAt) : null;

/** How far the work is, and Cancel. */
function Running({ of, work }: { of: FileImport; work: FileImportWorkFragment }) {
  const [cancel] = useCancelFileImportWorkMutation();
  const { total, notReached } = work;
  const reached = total - notReached;
  const name = of.state === 'UNDOING' ? messages.undoing : messages.running;
  return (
    <TitledSection title={name} py="6" maxW="680px">
      <ProgressBar label={name} part={reached} whole={total} text={messages.progress(reached, total)} />
      <Text color="fg.muted" my="3">
        {messages.mayLeave}
      </Text>
      {of.state === 'APPLYING' && (
        <AskedButton
          label={messages.cancel}
          reason={reasonAgainst(work.abilities, 'CANCEL')}
          title={messages.cancelTitle}
          question={messages.cancelQuestion}
          note={null}
          send={async (context) =>
            rejectionsOf((await cancel({ variables: { id: work.id }, context })).data?.cancelWork)
          }
          done={messages.cancelled}
        />
      )}
    </TitledSection>
  );
}

/** How it ended, if not at its last row; and that it was undone. */
function Ended({ of: { state, work, undoWork } }: { of: FileImport }) {
  const ended = state === 'UNDONE' ? undoWork : work;
  const isOver = ended !== null && ended.finishedAt !== null;
  return (
    <>
      {isOver && ended.state === 'FAILED' && <AlertLines lines={[messages.failed(ended.reason ?? '')]} />}
      {isOver && ended.state === 'CANCELLED' && (
        <Text role="status" my="3">
          {messages.wasCancelled}
        </Text>
      )}
      {state === 'UNDONE' && (
        <Box role="status" mt="4" px="4" py="3" bg="bg.muted" borderRadius="l2">
          <Text fontWeight="semibold">{messages.wasUndone}</Text>
          {undoWork && <Text color="fg.muted">{messages.undoneRows(undoWork.changed, undoWork.refused)}</Text>}
        </Box>
      )}
    </>
  );
}

/** The rows that were refused: downloaded with their reasons, or mended here. */
function Refused({ of }: { of: FileImport }) {
  const { counts, refusedPath } = of;
  const [format, setFormat] = useState<'XLSX' | 'CSV' | null>(null);
  if (!counts || counts.attention === 0) return null;
  return (
    <Flex
      as="section"
      aria-label={messages.wereRefused(counts.attention)}
      gap="3"
      align="center"
      wrap="wrap"
      py="4"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Box flex="1 1 280px" minW="0">
        <Heading as="h2" textStyle="sm" fontWeight="semibold">
          {messages.wereRefused(counts.attention)}
        </Heading>
        <Text color="fg.muted">{messages.refusedHint}</Text>
      </Box>
      {refusedPath !== null && (
        <>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setFormat('XLSX')}>
            {messages.downloadRefused}
          </Button>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setFormat('CSV')}>
            {messages.refusedAsCsv}
          </Button>
        </>
      )}
      {refusedPath !== null && format && (
        <DownloadDialog
          title={messages.downloadRefused}
          path={`${refusedPath}?format=${format}`}
          onClose={() => setFormat(null)}
        />
      )}
      {isAllowed(of.abilities, 'UPDATE') && (
        <Button asChild variant="outline">
          <Link to={stepAddress(of, 'preview', 'ATTENTION')}>{messages.mendHere}</Link>
        </Button>
      )}
    </Flex>
  );
}
