import { useState } from 'react';
import {
  type OrderItemRowFragment,
  type UpdateOrderItemsInput,
  useStartItemFieldsWorkMutation,
  useUpdateOrderItemsMutation,
} from '../generated/operations.ts';
import { recordMessages } from '../kit/record/messages.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { uiMessages } from '../kit/ui/messages.ts';
import { storageChoices } from '../lookup/lookupChoices.ts';
import { BulkDialog } from '../tracked/BulkDialog.tsx';
import { type BulkResult, bulkResult, type Chosen, undoneBy } from '../tracked/bulkResult.ts';
import { StatusChoices } from '../tracked/StatusChoices.tsx';
import { startsWork } from '../tracked/useStartedWork.ts';
import { WorkDialog } from '../tracked/WorkDialog.tsx';
import type { ItemsOf } from './allItems.ts';
import { itemMessages as messages } from './messages.ts';

type Fields = Omit<UpdateOrderItemsInput, 'id' | 'lockVersion'>;
type Field = 'urgent' | 'storage';

const ON = 'on';
/** The value for no storage; the empty text means that nothing is chosen yet. */
const NO_STORAGE = '-';

const titles: Readonly<Record<Field, string>> = { urgent: messages.bulkUrgent, storage: messages.bulkStorage };

const URGENCIES = [
  { key: ON, name: messages.urgentOn },
  { key: 'off', name: messages.urgentOff },
];

/** Returns the fields that an answer stands for. */
const fieldsOf = (field: Field, answer: string): Pick<Fields, Field> =>
  field === 'urgent' ? { urgent: answer === ON } : { storage: answer === NO_STORAGE ? null : answer };

interface ItemFieldDialogProps {
  /** The field that the items get the same value in. */
  field: Field;
  items: readonly (OrderItemRowFragment & Chosen)[];
  /** The record all of whose items are meant, and how many it has; null if only `items` are. */
  all: { of: ItemsOf; count: number; onStarted: () => void } | null;
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
}

/** The dialog that gives many items the same urgency or storage: all items of a record in the background. */
export function ItemFieldDialog({ field, items, all, onDone, onClose }: ItemFieldDialogProps) {
  const [answer, setAnswer] = useState('');
  const found = storageChoices.useFound({ search: null, items: 100, skip: field !== 'storage' });
  const write = useWriteMany(items, (item) => ({ [field]: item[field] }));
  const [start] = useStartItemFieldsWorkMutation(startsWork);
  const storages = (found.options ?? []).map(({ id, label }) => ({ key: id, name: label }));
  const common = {
    title: titles[field],
    reason: answer ? null : uiMessages.missing(messages.labels[field]),
    error: field === 'storage' ? found.error : null,
    onClose,
  };
  const choice = (
    <StatusChoices
      label={messages.labels[field]}
      required
      value={answer}
      empty=""
      options={field === 'urgent' ? URGENCIES : [...storages, { key: NO_STORAGE, name: messages.noStorage }]}
      onChange={setAnswer}
    />
  );
  if (!all) {
    return (
      <BulkDialog
        {...common}
        label={messages.bulkChange(items.length)}
        send={() => write(fieldsOf(field, answer))}
        onDone={onDone}
      >
        {choice}
      </BulkDialog>
    );
  }
  return (
    <WorkDialog
      {...common}
      label={messages.changeAll(all.count)}
      about={recordMessages.changedInBackground(all.count)}
      input={{ orderItems: all.of, ...fieldsOf(field, answer) }}
      start={async (input, context) => (await start({ variables: { input }, context })).data?.startItemFieldsWork}
      onStarted={all.onStarted}
    >
      {choice}
    </WorkDialog>
  );
}

/** Returns a function that writes the same fields to many items, and can undo that. @param before the previous fields */
function useWriteMany(
  items: readonly (OrderItemRowFragment & Chosen)[],
  before: (item: OrderItemRowFragment) => Fields,
): (fields: Fields) => Promise<BulkResult> {
  const [update] = useUpdateOrderItemsMutation();
  const once = useOnce();
  const send = async (rows: readonly (Chosen & { sent: UpdateOrderItemsInput })[]) => {
    const variables = { inputs: rows.map(({ sent }) => sent) };
    const { data } = await once(variables, (context) => update({ variables, context }));
    const back = rows.flatMap(({ id, label }, index) => {
      const now = data?.updateOrderItems?.results[index]?.orderItem;
      const item = items.find((one) => one.id === id);
      return now && item ? [{ id, label, sent: { ...before(item), id, lockVersion: now.lockVersion } }] : [];
    });
    return { result: bulkResult(rows, data?.updateOrderItems), back };
  };
  return async (fields) => {
    const rows = items.map(({ id, label, lockVersion }) => ({ id, label, sent: { ...fields, id, lockVersion } }));
    const { result, back } = await send(rows);
    const undo = async () => undoneBy([(await send(back)).result]);
    return back.length > 0 ? { ...result, undo } : result;
  };
}
