import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  OrderItemCountDocument,
  type OrderItemRowFragment,
  OrderItemStatusReasonsDocument,
  type UpdateOrderItemsInput,
  useUpdateOrderItemsMutation,
} from '../generated/operations.ts';
import type { Selection } from '../kit/list/useSelection.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { whyDisabled } from '../kit/ui/whyDisabled.ts';
import { storageChoices } from '../lookup/lookupChoices.ts';
import { AllStatusDialog } from '../tracked/AllStatusDialog.tsx';
import { BulkDialog } from '../tracked/BulkDialog.tsx';
import { BulkStatusDialog } from '../tracked/BulkStatusDialog.tsx';
import { type BulkResult, bulkResult, type Chosen, undoneBy } from '../tracked/bulkResult.ts';
import { StatusChoices } from '../tracked/StatusChoices.tsx';
import { useStatusReasons } from '../tracked/useStatusReasons.ts';
import type { ItemsOf } from './allItems.ts';
import { itemMessages as messages } from './messages.ts';
import { itemName } from './OrderItemColumns.tsx';
import { SelectShipment } from './SelectShipment.tsx';

/** The actions on many items at once. */
export type ItemBulk = 'status' | 'urgent' | 'storage' | 'shipment';

interface OrderItemBulkProps {
  kind: ItemBulk;
  /** The record whose items these are, and how many it has. */
  of: ItemsOf;
  count: number;
  selection: Selection<OrderItemRowFragment>;
  onClose: () => void;
}

/** The dialog of an action on many or all items at once. Items that were changed are deselected. */
export function OrderItemBulk({ kind, of, count, selection, onClose }: OrderItemBulkProps) {
  const client = useApolloClient();
  const items = selection.rows.map((item) => ({ ...item, label: itemName(item) }));
  const [first] = items;
  const loadReasons = useStatusReasons(OrderItemStatusReasonsDocument, first?.id ?? '', ({ orderItem }) => orderItem);
  if (!first) return null;
  if (selection.all && kind === 'status') {
    const countIn = async (statuses: readonly string[]) => {
      const variables = { ...of, statuses: [...statuses] };
      const { data } = await client.query({ query: OrderItemCountDocument, variables, fetchPolicy: 'network-only' });
      return data?.orderItems.meta.count ?? 0;
    };
    const all = { list: { orderItems: of }, count, loadReasons, countIn, onStarted: selection.clear, onClose };
    return <AllStatusDialog {...all} type="ORDER_ITEM" />;
  }
  const props = { onDone: selection.release, onClose };
  if (kind === 'status') {
    return <BulkStatusDialog type="ORDER_ITEM" records={items} loadReasons={loadReasons} {...props} />;
  }
  if (kind === 'shipment') return <SelectShipment items={items} {...props} />;
  return kind === 'urgent' ? <UrgentDialog items={items} {...props} /> : <StorageDialog items={items} {...props} />;
}

interface FieldDialogProps {
  items: readonly (OrderItemRowFragment & Chosen)[];
  onDone: (done: readonly Chosen[]) => void;
  onClose: () => void;
}

const ON = 'on';

function UrgentDialog({ items, ...props }: FieldDialogProps) {
  const [answer, setAnswer] = useState('');
  const write = useWriteMany(items, ({ urgent }) => ({ urgent }));
  return (
    <BulkDialog
      title={messages.bulkUrgent}
      label={messages.bulkChange(items.length)}
      reason={answer ? null : whyDisabled.missing(messages.labels.urgent)}
      send={() => write({ urgent: answer === ON })}
      {...props}
    >
      <StatusChoices
        label={messages.labels.urgent}
        required
        value={answer}
        empty=""
        options={[
          { key: ON, name: messages.urgentOn },
          { key: 'off', name: messages.urgentOff },
        ]}
        onChange={setAnswer}
      />
    </BulkDialog>
  );
}

/** The value for no storage; the empty text means that nothing is chosen yet. */
const NO_STORAGE = '-';

function StorageDialog({ items, ...props }: FieldDialogProps) {
  const [answer, setAnswer] = useState('');
  const found = storageChoices.useFound({ search: null, items: 100, skip: false });
  const write = useWriteMany(items, ({ storage }) => ({ storage }));
  const options = (found.options ?? []).map(({ id, label }) => ({ key: id, name: label }));
  return (
    <BulkDialog
      title={messages.bulkStorage}
      label={messages.bulkChange(items.length)}
      reason={answer ? null : whyDisabled.missing(messages.labels.storage)}
      error={found.error}
      send={() => write({ storage: answer === NO_STORAGE ? null : answer })}
      {...props}
    >
      <StatusChoices
        label={messages.labels.storage}
        required
        value={answer}
        empty=""
        options={[...options, { key: NO_STORAGE, name: messages.noStorage }]}
        onChange={setAnswer}
      />
    </BulkDialog>
  );
}

type Fields = Omit<UpdateOrderItemsInput, 'id' | 'lockVersion'>;

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
