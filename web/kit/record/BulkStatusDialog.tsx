import { useState } from 'react';
import { type StatusChoiceFragment, type StatusModel, useAssignStatusesMutation } from '../../generated/operations.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { type BulkResult, bulkResult, type Chosen } from './bulkResult.ts';
import { recordMessages as messages } from './messages.ts';
import { StatusChoices } from './StatusChoices.tsx';
import { useOnce } from './useOnce.ts';
import { type LoadReasons, useReasons } from './useReasons.ts';
import { useStatusUndo } from './useStatusUndo.ts';

/** A selected record with its status and its possible next ones. */
interface Movable extends Chosen {
  status: { key: string };
  subStatus: string | null;
  nextStatuses: readonly StatusChoiceFragment[] | null;
}

interface BulkStatusDialogProps {
  type: StatusModel;
  records: readonly Movable[];
  /** Loads the reasons of a status. */
  loadReasons: LoadReasons;
  /** Returns what else a move to a status does; null if nothing. */
  noteOf?: (status: string) => string | null;
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
}

/** The dialog that moves many records to a status that all of them can move to. */
export function BulkStatusDialog({ type, records, loadReasons, noteOf, onDone, onClose }: BulkStatusDialogProps) {
  // The response has versions without the changed fields: cached, they would make the records look up to date.
  const [assign] = useAssignStatusesMutation({ fetchPolicy: 'no-cache' });
  const once = useOnce();
  const moveBack = useStatusUndo(type);
  const [status, setStatus] = useState('');
  const [subStatus, setSubStatus] = useState('');
  const common = commonTo(records.map(({ nextStatuses }) => nextStatuses ?? []));
  const reasons = useReasons(status, status ? loadReasons : none);
  const move = async (sent: readonly Movable[], confirmed: boolean): Promise<BulkResult> => {
    const ids = sent.map(({ id }) => id);
    const variables = { type, ids, status, subStatus: subStatus || null, confirmed };
    const { data } = await once(variables, (context) => assign({ variables, context }));
    const result = bulkResult(sent, data?.assignStatuses);
    const moved = sent.flatMap(({ id, label, status: before, subStatus: reason }, index) => {
      const lockVersion = data?.assignStatuses?.results[index]?.record?.lockVersion;
      const isBack = common.find(({ key }) => key === status)?.next.includes(before.key);
      return lockVersion && isBack ? [{ id, label, status: before.key, subStatus: reason, lockVersion }] : [];
    });
    const all = moved.length > 0 && moved.length === result.done.length;
    return { ...result, undo: all ? () => moveBack(moved) : undefined };
  };
  return (
    <BulkDialog
      title={messages.changeStatusTitle}
      label={messages.bulkMove(records.length)}
      reason={status ? null : messages.chooseStatus}
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
      <StatusChoices
        label={messages.status}
        required
        value={status}
        empty=""
        options={common}
        hint={common.length === 0 ? messages.noCommonStatus : (noteOf?.(status) ?? undefined)}
        onChange={(next) => {
          setStatus(next);
          setSubStatus('');
        }}
      />
      <StatusChoices
        label={messages.description}
        value={subStatus}
        disabled={!status || !reasons.texts}
        empty={messages.noDescription}
        options={(reasons.texts ?? []).map((text) => ({ key: text, name: text }))}
        onChange={setSubStatus}
      />
    </BulkDialog>
  );
}

const none: LoadReasons = async () => [];

function commonTo([
  first = [],
  ...others
]: readonly (readonly StatusChoiceFragment[])[]): readonly StatusChoiceFragment[] {
  return first.filter(({ key }) => others.every((statuses) => statuses.some((status) => status.key === key)));
}
