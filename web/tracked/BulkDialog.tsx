import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { describeError } from '../base/errors.ts';
import { messages } from '../base/words.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { type Undone, undoing } from '../kit/record/undo.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { AppDialog, DialogFoot } from '../kit/ui/Dialog.tsx';
import { toast } from '../kit/ui/toaster.ts';
import { type BulkResult, type Chosen, withConfirmed } from './bulkResult.ts';

interface BulkDialogProps {
  title: string;
  /** The label of the send button, for instance "Move 5". */
  label: string;
  /** The reason it cannot be sent yet; null if it can. */
  reason: string | null;
  /** The error that kept the dialog's data from loading. */
  error?: unknown;
  send: () => Promise<BulkResult>;
  /** Sends those records again that the user has to confirm; omitted where nothing is ever to be confirmed. */
  confirm?: ((records: readonly Chosen[]) => Promise<BulkResult>) | undefined;
  /** Called with the records that were written, if any. */
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a bulk write. It then lists each refused record with the reason; those stay selected. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, label, reason, error, send, confirm, onDone, onClose, children } = props;
  const [result, setResult] = useState<BulkResult | null>(null);
  const answer = useRef<BulkResult | null>(null);
  const open = result?.refused.filter(({ isToConfirm }) => isToConfirm) ?? [];
  const saving = useDialogSave(
    async () => {
      answer.current = result && confirm ? withConfirmed(result, await confirm(open)) : await send();
      return answer.current.rejections;
    },
    () => {
      const { done = [], refused = [], undo } = answer.current ?? {};
      if (done.length > 0) onDone(done);
      saving.setLines([]);
      if (refused.length > 0) return setResult(answer.current);
      toast.success(recordMessages.updatedMany(done.length), undo ? undoing(undo) : null);
      onClose();
    },
  );
  return (
    <AppDialog
      title={title}
      open
      onClose={onClose}
      footer={
        result ? (
          <>
            {result.undo && (
              <UndoButton count={result.undoable ?? result.done.length} undo={result.undo} onClose={onClose} />
            )}
            <Button variant="outline" onClick={onClose}>
              {messages.done}
            </Button>
            {confirm && open.length > 0 && (
              <ActionButton disabledReason={null} loading={saving.pending} onClick={() => void saving.save()}>
                {recordMessages.closeManyAnyway(open.length)}
              </ActionButton>
            )}
          </>
        ) : (
          <DialogFoot
            onClose={onClose}
            disabledReason={reason}
            loading={saving.pending}
            onClick={() => void saving.save()}
          >
            {label}
          </DialogFoot>
        )
      }
    >
      {result ? (
        <>
          <AlertLines lines={saving.lines} />
          <Results {...result} />
        </>
      ) : (
        <Stack gap="4">
          <AlertLines lines={error ? [describeError(error)] : saving.lines} />
          {children}
        </Stack>
      )}
    </AppDialog>
  );
}

interface UndoButtonProps {
  count: number;
  undo: () => Promise<Undone>;
  onClose: () => void;
}

/** The button that undoes the written records, if others were refused. */
function UndoButton({ count, undo, onClose }: UndoButtonProps) {
  return (
    <Button
      variant="outline"
      onClick={() => {
        onClose();
        undoing(undo).run();
      }}
    >
      {recordMessages.undoSome(count)}
    </Button>
  );
}

function Results({ done, refused }: BulkResult) {
  return (
    <>
      <Text role="status">{recordMessages.bulkResult(done.length, refused.length)}</Text>
      <Box as="ul" listStyleType="none" mt="3" maxH="320px" overflowY="auto">
        {refused.map(({ id, label, why }) => (
          <Box as="li" key={id} py="2" borderTopWidth="1px" borderColor="border" overflowWrap="anywhere">
            <Text fontWeight="semibold">{label}</Text>
            <Text color="fg.error">{why}</Text>
          </Box>
        ))}
      </Box>
    </>
  );
}
