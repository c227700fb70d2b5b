import { Button, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { useApplyFileImportMutation, useFileImportNamesQuery } from '../generated/operations.ts';
import { rejectionsOf } from '../kit/form/outcome.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { useDialogSave } from '../kit/record/useDialogSave.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { AlertLines } from '../kit/ui/AlertLines.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { RetryAlert } from '../kit/ui/RetryAlert.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { type FileImport, isOpen } from './importKinds.ts';
import { importMessages as messages } from './messages.ts';
import { outcomeMessages as outcome } from './outcomeMessages.ts';
import { PreviewSheet } from './PreviewSheet.tsx';
import { StepFrame, stepAddress } from './StepFrame.tsx';
import { SumsPanel } from './SumsPanel.tsx';
import { startsWork } from './startsWork.ts';
import { useAfter } from './useInOrder.ts';
import type { PreviewWrites } from './usePreviewWrites.ts';

/** The step that shows what becomes of each row, before anything does; afterwards, what became of it. */
export function PreviewStep({ of, writes }: { of: FileImport; writes: PreviewWrites }) {
  const navigate = useNavigate();
  const names = useFileImportNamesQuery({ variables: { id: of.id }, fetchPolicy: 'cache-and-network' });
  const [apply] = useApplyFileImportMutation(startsWork);
  const { lines, setLines, pending, save } = useDialogSave(
    async (context) => rejectionsOf((await apply({ variables: { id: of.id }, context })).data?.applyFileImport),
    () => void navigate(addresses.fileImport(of.id)),
  );
  const { isWaiting, goOn } = useAfter(writes, save);
  const { counts } = of;
  const makes = counts && outcome.makes(counts.newOrders, counts.changedOrders);
  const open = isOpen(of);
  const notSaved = writes.unsavedRow === null ? null : outcome.unsaved(writes.unsavedRow);
  return (
    <StepFrame
      title={of.fileName}
      at={open ? 'preview' : 'done'}
      of={of}
      isFilled
      facts={
        open &&
        makes && (
          <Text color="fg.muted" mt="1">
            {makes}
          </Text>
        )
      }
      foot={{
        note: noteOf(of),
        buttons: (
          <>
            <DiscardButton of={of} />
            <Button
              variant="outline"
              onClick={() => void navigate(open ? stepAddress(of, 'columns') : addresses.fileImport(of.id))}
            >
              {open ? messages.back : outcome.backToImport}
            </Button>
            {(open || isAllowed(of.abilities, 'APPLY') || (counts?.attention ?? 0) > 0) && (
              <ActionButton
                loading={pending || isWaiting}
                // What is being mended may make a row ready; the server says if it does not.
                disabledReason={notSaved ?? (writes.isPending ? null : reasonAgainst(of.abilities, 'APPLY'))}
                onClick={() => {
                  setLines([]);
                  void goOn();
                }}
              >
                {outcome.importRows(counts?.ready ?? 0)}
              </ActionButton>
            )}
          </>
        ),
      }}
    >
      <Pending active={pending || writes.isPending} />
      <AlertLines lines={[...new Set([...lines, ...writes.lines])]} />
      <RetryAlert text={outcome.namesNotLoaded} query={names} />
      <PreviewSheet of={of} names={names.data?.fileImport?.names ?? []} writes={writes} />
      {open && <SumsPanel of={of} />}
    </StepFrame>
  );
}

/** Returns what is to be known of the rows that are not written. */
function noteOf(of: FileImport): string {
  const out = of.counts?.attention ?? 0;
  if (!isOpen(of)) return out > 0 ? outcome.wereRefused(out) : '';
  return out > 0 ? outcome.stayOut(out) : outcome.untilImport;
}
