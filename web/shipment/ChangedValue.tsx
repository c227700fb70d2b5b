import type { ReactNode } from 'react';
import type { ShipmentEventFragment } from '../generated/operations.ts';
import { ChoiceName } from '../kit/form/ChoiceName.tsx';
import { shownValue } from '../kit/form/FormField.tsx';
import { formatDate } from '../kit/format.ts';
import { Missing } from '../kit/ui/Missing.tsx';
import { userChoices } from '../user/userChoices.ts';
import { approvalFormOf } from './approvalForm.ts';
import { shipmentStatuses } from './list.ts';
import { shipmentMessages as messages } from './messages.ts';
import { shipmentForm } from './shipmentForm.ts';
import { poundsOf } from './weight.ts';

type Change = ShipmentEventFragment['changes'][number];

/** What items are called, by their ids; those that are not to be seen are missing. */
export type ItemNames = ReadonlyMap<string, string>;

/**
 * What an event changed, a line for each field that people know; a new shipment names only what it began with.
 * @param program the name of the shipment's program
 */
export function linesOf({ action, changes }: ShipmentEventFragment, program: string, items: ItemNames) {
  const approvals = approvalFormOf(program);
  const labelOf = (field: string) => LABELS[field] ?? (shipmentForm.look(field) ?? approvals.look(field))?.label;
  return changes.flatMap(({ field, from, to }) => {
    const label = labelOf(field);
    if (label === undefined || (from ?? '') === (to ?? '')) return [];
    const isNew = from === null || action === 'create' || field === ITEMS;
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

/** As many items of an event are named. */
const NAMED = 5;

/** The items that an event names. */
export function itemIdsOf({ changes }: ShipmentEventFragment): string[] {
  return changes.flatMap(({ field, from, to }) => (field === ITEMS ? listed(to ?? from ?? '[]').slice(0, NAMED) : []));
}

const ITEMS = 'orderItemIds';
const LABELS: Readonly<Record<string, string>> = {
  status: messages.status,
  subStatus: messages.subStatus,
  userIds: messages.users,
  [ITEMS]: '',
};

/** Items that were taken out are what the event is about. */
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
  if (field === 'totalWeight') return poundsOf(value);
  const look = shipmentForm.look(field);
  if (look?.kind === 'choice' && look.source) return <ChoiceName source={look.source} id={value} />;
  return look ? shownValue(look, value) : field === 'subStatus' ? value : formatDate(value);
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

/** The ids of a list, which the history holds as JSON. */
function listed(value: string): string[] {
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) ? list.map(String) : [];
}
