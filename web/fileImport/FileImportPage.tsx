import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  type FileImportFieldsFragment,
  useFileImportPageQuery,
  useFileImportWorkChangedSubscription,
} from '../generated/operations.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { RecordPage } from '../kit/record/RecordPage.tsx';
import { pageTitle } from '../kit/ui/focusKeeper.ts';
import { useProgramColors } from '../theme/useProgramColors.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { crumbsOf, isOpen, isRunning, runningWork } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import { PreviewStep } from './PreviewStep.tsx';
import type { StepName } from './StepFrame.tsx';
import { usePreviewWrites } from './usePreviewWrites.ts';

/** The page of one import of a file: what its columns become, what it would do, and afterwards what it did. */
export function FileImportPage() {
  const { id = '' } = useParams();
  const query = useFileImportPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const found = query.data?.fileImport;
  useProgramColors(found?.program?.colorPalette ?? null);
  useFollowed(found, () => void query.refetch());
  return (
    <RecordPage
      allowed
      query={query}
      record={(data) => data.fileImport}
      title={({ fileName }) => fileName}
      parents={found ? crumbsOf(found) : [{ label: messages.imports }]}
      notFound={{ title: messages.notFound, hint: messages.notFoundHint }}
    >
      {(shown) => (
        <>
          <LeaveGuard />
          <Step key={shown.id} of={shown} />
        </>
      )}
    </RecordPage>
  );
}

/** The step that the address names, as far as the import is; else the one that it is at. */
function Step({ of }: { of: FileImportFieldsFragment }) {
  const [parameters] = useSearchParams();
  const wanted = parameters.get('step');
  // What is typed over cells outlasts a look at another step.
  const writes = usePreviewWrites(of.id);
  const step = stepOf(of, wanted);
  const before = useRef(step);
  useEffect(() => {
    // Else the button that imports would have it, in the place of the one that was pressed.
    if (before.current !== step) pageTitle()?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  if (step === 'columns') return <ColumnsStep of={of} />;
  return step === 'preview' ? <PreviewStep of={of} writes={writes} /> : <DoneStep of={of} />;
}

function stepOf(of: FileImportFieldsFragment, wanted: string | null): StepName {
  if (isRunning(of)) return 'done';
  if (isOpen(of)) return of.counts && wanted !== 'columns' ? 'preview' : 'columns';
  return wanted === 'preview' && of.counts ? 'preview' : 'done';
}

/**
 * Follows the work of an import that is being applied or undone.
 * @param onOver called when it has ended, or may have
 */
function useFollowed(of: FileImportFieldsFragment | null | undefined, onOver: () => void): void {
  // Its end may be told before the answer that says that it has begun: it is remembered until then.
  const [ended, setEnded] = useState<string | null>(null);
  useFileImportWorkChangedSubscription({
    skip: !of,
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return;
      const { actionType, work } = data.workChanged;
      if (work !== null && work.finishedAt !== null) setEnded(work.id);
      if (actionType === 'REFETCH') onOver();
    },
  });
  const work = of ? runningWork(of) : null;
  const isOver = work !== null && (work.finishedAt !== null || work.id === ended);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver && of) over();
  }, [isOver, of]);
}
