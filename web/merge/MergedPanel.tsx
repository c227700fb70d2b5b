/** What the page of a record that can be merged has besides: the action, the note of a merge, and the way to where it is. */
import { Alert, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '../base/format.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useRecordMergesQuery } from '../generated/operations.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { PageActionButton } from '../kit/ui/PageActionButton.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { useMayMerge } from './DuplicatesLink.tsx';
import type { MergeSubject } from './mergeChoices.ts';
import { mergeMessages as messages } from './messages.ts';
import { useUndoMerge } from './useMerge.ts';

const MergeDialog = lazyComponent(async () => (await import('./MergeDialog.tsx')).MergeDialog);

interface MergedPanelProps {
  subject: MergeSubject;
  id: string;
}

/** The button that merges the record of a page with another, for those who may. */
export function MergeButton({ subject, id, label }: MergedPanelProps & { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  if (!useMayMerge(subject)) return null;
  return (
    <>
      <PageActionButton
        action={{ name: 'merge', label: messages.mergeWith, reason: null, run: () => setOpen(true) }}
        variant="outline"
      />
      {isOpen && (
        <MergeDialog
          subject={subject}
          records={[{ id, label }]}
          onClose={() => setOpen(false)}
          onMerged={(into) => void navigate(subject.record(into.id), { replace: true })}
        />
      )}
    </>
  );
}

/** Says, as long as it can be undone, which records were merged into that of the page. */
export function MergedPanel({ subject, id }: MergedPanelProps) {
  const { data } = useRecordMergesQuery({
    variables: { type: subject.type, id },
    fetchPolicy: 'cache-and-network',
    skip: !useMayMerge(subject),
  });
  const undo = useUndoMerge(subject);
  const merges =
    data?.recordMerges?.filter(({ undoableUntil, into }) => undoableUntil !== null && into.id === id) ?? [];
  return merges.map((merge) => (
    <Alert.Root key={merge.id} status="info" my="3">
      <Alert.Indicator />
      <Alert.Content overflowWrap="anywhere">
        <Alert.Title>{messages.mergedHere(messages.listed(merge.others.map(({ label }) => label)))}</Alert.Title>
        <Alert.Description>
          <Text>
            {merge.user && `${messages.byAt(merge.user.fullName, formatDateTime(merge.at))} `}
            {messages.undoUntil(formatDateTime(merge.undoableUntil))}
          </Text>
        </Alert.Description>
      </Alert.Content>
      <ActionButton variant="outline" size="sm" onClick={() => undo(merge)}>
        {messages.undo}
      </ActionButton>
    </Alert.Root>
  ));
}

/** On the page of a record that is not there: if it has been merged into another, leads there with a word. */
export function MergedInto({ subject, id }: MergedPanelProps) {
  const navigate = useNavigate();
  const { data } = useRecordMergesQuery({ variables: { type: subject.type, id }, fetchPolicy: 'network-only' });
  const merge = data?.recordMerges?.find(
    ({ undoneAt, others }) => undoneAt === null && others.some((one) => one.id === id),
  );
  useEffect(() => {
    if (!merge) return;
    const label = merge.others.find((one) => one.id === id)?.label ?? '';
    toast.info(messages.wasMerged(label, merge.into.label));
    void navigate(subject.record(merge.into.id), { replace: true });
  }, [merge, id, subject, navigate]);
  return null;
}
