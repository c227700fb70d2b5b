import { useState } from 'react';
import { type StatusChoiceFragment, type StatusModel, useAssignStatusesMutation } from '../generated/operations.ts';
import { recordMessages as messages } from '../kit/record/messages.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { uiMessages } from '../kit/ui/messages.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { type BulkResult, bulkResult, type Chosen } from './bulkResult.ts';
import { nothingChosen, StatusPair, useReasonsOf } from './StatusPair.tsx';
import { countsByStatus, offersOf, type StatusOffer } from './statusOffers.ts';
import type { LoadReasons } from './useReasons.ts';
import { useStatusUndo } from './useStatusUndo.ts';

/** A selected record with its status and its possible next ones. */
interface Movable extends Chosen {
  status: { key: string; name: string };
  subStatus: string | null;
  nextStatuses: readonly StatusChoiceFragment[] | null;
}

interface BulkStatusDialogProps {
  type: StatusModel;
  records: readonly Movable[];
  /** Loads the reasons of a status. */
  loadReasons: LoadReasons;
  /** Returns what else a move to a status does; null if nothing. */
  noteOf?: (status: StatusChoiceFragment) => string | null;
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
}

/** The dialog that moves many records to a status that any of them can move to; the others are refused one by one. */
export function BulkStatusDialog({ type, records, loadReasons, noteOf, onDone, onClose }: BulkStatusDialogProps) {
  // The response has versions without the changed fields: cached, they would make the records look up to date.
  const [assign] = useAssignStatusesMutation({ fetchPolicy: 'no-cache' });
  const once = useOnce();
  const moveBack = useStatusUndo(type);
  const [to, setTo] = useState(nothingChosen);
  const { status, subStatus } = to;
  const offers = offersOf(records);
  const offer = offers.find(({ status: { key } }) => key === status);
  const chosen = offer?.status;
  const reasons = useReasonsOf(to, loadReasons);
  const move = async (sent: readonly Movable[], confirmed: boolean): Promise<BulkResult> => {
    const ids = sent.map(({ id }) => id);
    const variables = { type, ids, status, subStatus: subStatus || null, confirmed };
    const { data } = await once(variables, (context) => assign({ variables, context }));
    const result = bulkResult(sent, data?.assignStatuses);
    const written = sent.flatMap((record, index) => {
      const lockVersion = data?.assignStatuses?.results[index]?.record?.lockVersion;
      return lockVersion ? [{ ...record, lockVersion }] : [];
    });
    const isBack = ({ status: before }: Movable) => before.key === status || chosen?.next.includes(before.key);
    const stay = written.filter((record) => !isBack(record));
    const moved = written.filter(isBack).map(({ id, label, status: before, subStatus: reason, lockVersion }) => {
      return { id, label, status: before.key, subStatus: reason, lockVersion };
    });
    const undo = async () => {
      const { done, refused } = await moveBack(moved);
      const staying = stay.map(({ label, status: before }) =>
        messages.staysSince(label, chosen?.name ?? '', before.name),
      );
      return { done, refused: [...refused, ...staying] };
    };
    return { ...result, undo: moved.length > 0 ? undo : undefined, undoable: moved.length };
  };
  return (
    <BulkDialog
      title={messages.changeStatusTitle}
      label={messages.bulkMove(offer?.able ?? records.length, records.length)}
      reason={status ? null : uiMessages.missing(messages.status)}
      error={reasons.error}
      onDone={onDone}
      onClose={onClose}
      send={() => move(records, false)}
      confirm={(open) =>
        move(
          records.filter(({ id }) => open.some((one) => one.id === id)),
          true,
        )
      }
    >
      <StatusPair
        value={to}
        statuses={offers.map(({ status: { key, name }, able }) => ({
          key,
          name: messages.statusOffer(name, able, records.length),
        }))}
        reasons={reasons}
        hint={hintOf(records, offers, offer, noteOf)}
        onChange={setTo}
      />
    </BulkDialog>
  );
}

/** Returns what is said under the statuses: why some are not possible, for how many, and what else a move does. */
function hintOf(
  records: readonly Movable[],
  offers: readonly StatusOffer[],
  offer: StatusOffer | undefined,
  noteOf: BulkStatusDialogProps['noteOf'],
): string | undefined {
  if (offers.length === 0) return messages.noneCanMove(countsByStatus(records));
  if (!offer) {
    const isMixed = offers.some(({ able }) => able < records.length);
    return isMixed ? messages.mixedStatuses(countsByStatus(records)) : undefined;
  }
  const { status, able } = offer;
  const refused = able < records.length ? messages.cannotMove(countsByStatus(records, status.key), status.name) : null;
  return [refused, noteOf?.(status)].filter(Boolean).join(' ') || undefined;
}
