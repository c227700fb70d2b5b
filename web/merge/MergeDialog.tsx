import { Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { OptionsEditor } from '../kit/list/OptionsEditor.tsx';
import { AppDialog, DialogFoot } from '../kit/ui/Dialog.tsx';
import { MergeCompare } from './MergeCompare.tsx';
import { type MergeSubject, othersOf } from './mergeChoices.ts';
import { mergeMessages as messages } from './messages.ts';

interface MergeDialogProps {
  subject: MergeSubject;
  /** The records to compare; of only one, the other is chosen first. */
  records: readonly { id: string; label: string }[];
  onClose: () => void;
  /** Called after the merge with the record that stays. */
  onMerged?: (into: { id: string; label: string }) => void;
}

/** Compares records that may be one, field by field, and merges them. */
export function MergeDialog({ subject, records, onClose, onMerged }: MergeDialogProps) {
  const [other, setOther] = useState<string | null>(null);
  const ids = useMemo(() => [...records.map(({ id }) => id), ...(other === null ? [] : [other])], [records, other]);
  const [first] = records;
  if (ids.length < 2 && first) {
    return <OtherDialog subject={subject} record={first} onClose={onClose} onChosen={setOther} />;
  }
  return <MergeCompare subject={subject} ids={ids} onClose={onClose} onMerged={onMerged} />;
}

interface OtherDialogProps {
  subject: MergeSubject;
  record: { id: string; label: string };
  onClose: () => void;
  onChosen: (id: string) => void;
}

/** Asks which record is the same as one. */
function OtherDialog({ subject: { type }, record, onClose, onChosen }: OtherDialogProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const source = useMemo(() => othersOf(type, record.id), [type, record.id]);
  const question = messages.sameAs(record.label);
  return (
    <AppDialog
      title={messages.mergeTitle}
      open
      onClose={onClose}
      footer={
        <DialogFoot
          onClose={onClose}
          disabledReason={picked === null ? messages.chooseOne : null}
          onClick={() => picked !== null && onChosen(picked)}
        >
          {messages.compare}
        </DialogFoot>
      }
    >
      <Text mb="2">{question}</Text>
      <Stack gap="1" maxH="50vh" overflowY="auto">
        <OptionsEditor
          label={question}
          value={picked === null ? [] : [picked]}
          onChange={([id]) => setPicked(id ?? null)}
          onClose={onClose}
          source={source}
          multiple={false}
        />
      </Stack>
    </AppDialog>
  );
}
