import type { ReactNode } from 'react';
import type { ShipmentEventFragment } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { renderValue } from '../kit/form/FormField.tsx';
import { formatDate } from '../kit/format.ts';
import { Missing } from '../kit/ui/Missing.tsx';
import { userChoices } from '../user/userChoices.ts';
import { approvalFormOf } from './approvalForm.ts';
import { deliveryForm } from './delivery/deliveryForm.ts';
import { shipmentStatuses } from './list.ts';
import { shipmentMessages as messages } from './messages.ts';
import { shipmentForm } from './shipmentForm.ts';
import { poundsOf } from './weight.ts';

type Change = ShipmentEventFragment['changes'][number];

/** Item names by id; items that the user may not see are missing. */
export type ItemNames = ReadonlyMap<string, string>;

/**
 * Returns the changes of an event, one line for each field with a label; for a new shipment, only the initial values.
 * @param program the name of the shipment's program
 */
export function linesOf({ action, changes }: ShipmentEventFragment, program: string, items: ItemNames) {
  const approvals = approvalFormOf(program);
  const labelOf = (field: string) =>
    LABELS[field] ?? (shipmentForm.look(field) ?? approvals.look(field) ?? deliveryForm.look(field))?.label;
  return changes.flatMap(({ field, from, to }) => {
    const label = labelOf(field);
    // A date given again approves another content: it is told, although it is the same.
    const isAgain = action === 'set_approvals' && from === to;
    if (label === undefined || (!isAgain && (from ?? '') === (to ?? ''))) return [];
    const isNew = from === null || isAgain || action === 'create' || field === ITEMS;
    return [
      {
        id: field,
        label,
        from: isNew ? null : shownOf(field, from, items),
        to: shownOf(field, to ?? itemsLeft(field, from), items),
      },
    ];
  });
}

/** The maximum number of items that an event names. */
const NAMED = 5;

/** Returns the ids of the items that an event names. */
export function itemIdsOf({ changes }: ShipmentEventFragment): string[] {
  return changes.flatMap(({ field, from, to }) => (field === ITEMS ? listed(to ?? from ?? '[]').slice(0, NAMED) : []));
}

const ITEMS = 'orderItemIds';
const LABELS: Readonly<Record<string, string>> = {
  status: messages.status,
  subStatus: messages.subStatus,
  userIds: messages.users,
  paperRevision: messages.issued.revision,
  [ITEMS]: '',
};

/** Fields without an input whose values are shown as they are; the others of that kind are dates. */
const PLAIN: ReadonlySet<string> = new Set(['subStatus', 'paperRevision']);

/** Removed items are shown in place of the empty new value. */
const itemsLeft = (field: string, from: Change['from']) => (field === ITEMS ? from : null);

function shownOf(field: string, value: string | null, items: ItemNames): ReactNode {
  if (value === null || value === '') return <Missing />;
  if (field === ITEMS) {
    const ids = listed(value);
    return messages.itemsNamed(
      ids.length,
      ids.slice(0, NAMED).flatMap((id) => items.get(id) ?? []),
    );
  }
  if (field === 'userIds') return <Names ids={listed(value)} />;
  if (field === 'status') return <ChoiceName source={shipmentStatuses} id={value} />;
  if (field === 'totalWeight' || field === 'netWeight') return poundsOf(value);
  const look = shipmentForm.look(field) ?? deliveryForm.look(field);
  if (look?.kind === 'choice' && look.source) return <ChoiceName source={look.source} id={value} />;
  return look ? renderValue(look, value) : PLAIN.has(field) ? value : formatDate(value);
}

function Names({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return messages.nobody;
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <ChoiceName source={userChoices} id={id} />
    </span>
  ));
}

/** Returns the ids of a list, which the history stores as JSON. */
function listed(value: string): string[] {
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? list.map(String) : [];
}
