import { useApolloClient } from '@apollo/client/react';
import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import {
  type MergeableType,
  type MergePreviewFieldsFragment,
  useMergePreviewQuery,
  useMergeRecordsMutation,
} from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import type { HistoryWords } from '../kit/record/historyWords.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { AppDialog, DialogFoot } from '../kit/ui/Dialog.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { CompareFields } from './CompareFields.tsx';
import type { MergeSubject } from './mergeChoices.ts';
import { mergeMessages as messages } from './messages.ts';
import { countsOf, forgetMerged, useUndoMerge } from './useMerge.ts';

interface MergeCompareProps {
  subject: MergeSubject;
  /** The records, 2 to 10. */
  ids: readonly string[];
  onClose: () => void;
  onMerged: ((into: { id: string; label: string }) => void) | undefined;
}

/** The records side by side: which stays, which values stay, and what moves. */
export function MergeCompare({ subject, ids, onClose, onMerged }: MergeCompareProps) {
  const { type } = subject;
  const client = useApolloClient();
  const { words, error: wordsError, retry } = useWords(subject);
  const [intoId, setIntoId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const fields = Object.entries(chosen).map(([field, fromId]) => ({ field, fromId }));
  const query = useMergePreviewQuery({
    variables: { type, ids: [...ids], intoId, fields },
    fetchPolicy: 'cache-and-network',
  });
  const preview = (query.data ?? query.previousData)?.mergePreview;
  const [merge] = useMergeRecordsMutation({ update: forgetMerged });
  const undo = useUndoMerge(subject);
  const choice = preview && choiceOf(type, preview, fields);
  const { lines, setLines, pending, save } = useDialogSave(
    async (context) => {
      if (!choice) return [];
      const { data } = await merge({ variables: choice, context });
      const payload = data?.mergeRecords;
      if (payload?.current) await query.refetch();
      const rejections = rejectionsOf(payload);
      const done = payload?.merge;
      if (done) {
        onClose();
        toast.success(messages.merged(done.into.label), { label: messages.undo, run: () => undo(done) });
        onMerged?.(done.into);
      }
      return rejections;
    },
    () => void client.refetchQueries({ include: 'active' }),
    choice,
  );
  const change = (set: () => void) => {
    setLines([]);
    set();
  };
  const isReady = preview !== undefined && preview !== null && words !== null;
  return (
    <AppDialog
      title={messages.mergeTitle}
      size="wide"
      open
      onClose={onClose}
      footer={
        <DialogFoot
          onClose={onClose}
          loading={pending || query.loading}
          disabledReason={preview?.whyNot ?? null}
          onClick={() => isReady && void save()}
        >
          {messages.merge}
        </DialogFoot>
      }
    >
      {query.error && !preview ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : wordsError ? (
        <ErrorState error={wordsError} onRetry={retry} />
      ) : !isReady ? (
        <Skeleton h="240px" aria-hidden />
      ) : (
        <Stack gap="4">
          <AlertLines lines={preview.whyNot ? [preview.whyNot] : lines} />
          <CompareFields
            preview={preview}
            words={words}
            onInto={(id) => change(() => setIntoId(id))}
            onChoose={(field, id) => change(() => setChosen({ ...chosen, [field]: id }))}
          />
          <Consequences preview={preview} />
        </Stack>
      )}
    </AppDialog>
  );
}

/** Returns what is sent to merge records as they are shown. */
function choiceOf(
  type: MergeableType,
  { intoId, records }: MergePreviewFieldsFragment,
  fields: readonly { field: string; fromId: string }[],
) {
  const into = records.find(({ id }) => id === intoId);
  if (!into) return null;
  const others = records.filter(({ id }) => id !== intoId).map(({ id, lockVersion }) => ({ id, lockVersion }));
  return { id: intoId, input: { type, lockVersion: into.lockVersion, others, fields: [...fields] } };
}

/** How the fields of a type are worded: null until that is loaded. */
interface LoadedWords {
  words: HistoryWords | null;
  error: Error | null;
  retry: () => void;
}

/** Loads how the fields of a type are worded. */
function useWords({ words: load }: MergeSubject): LoadedWords {
  const [loaded, setLoaded] = useState<Omit<LoadedWords, 'retry'>>({ words: null, error: null });
  const ask = useCallback(() => {
    load().then(
      (words) => setLoaded({ words, error: null }),
      (error: Error) => setLoaded({ words: null, error }),
    );
  }, [load]);
  useEffect(ask, [ask]);
  const retry = () => {
    setLoaded({ words: null, error: null });
    ask();
  };
  return { ...loaded, retry };
}

/** What a merge moves, and what no longer counts after it. */
function Consequences({ preview }: { preview: MergePreviewFieldsFragment }) {
  const { records, intoId, moves, lapsingApprovals, screeningLapses, becomesProhibited } = preview;
  const into = records.find(({ id }) => id === intoId)?.label ?? '';
  const warnings = [
    ...(screeningLapses ? [messages.screeningLapses] : []),
    ...(becomesProhibited ? [messages.prohibited] : []),
    ...(lapsingApprovals > 0 ? [messages.lapsing(lapsingApprovals)] : []),
  ];
  return (
    <Stack gap="1" aria-live="polite">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {moves.length > 0 ? messages.moves(countsOf(moves), into) : messages.movesNone}
      </Text>
      {warnings.map((warning) => (
        <Text key={warning} color="fg.warning">
          {warning}
        </Text>
      ))}
      <Text color="fg.muted">{messages.undoHint}</Text>
    </Stack>
  );
}
