import { Box } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { useAfterPaint } from '../base/useAfterPaint.ts';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { isAllowed } from '../kit/record/abilities.ts';
import { HistoryScope } from '../kit/record/HistoryScope.tsx';
import { ABOVE_FOOT } from '../kit/record/RecordHeader.tsx';
import { useEditMode } from '../kit/record/useEditMode.ts';
import { ItemDocuments } from './ItemDocuments.tsx';
import { ItemPageComments } from './ItemPageComments.tsx';
import { ItemParts } from './ItemParts.tsx';
import { OrderItemForm } from './OrderItemForm.tsx';
import { OrderItemHeader } from './OrderItemHeader.tsx';
import { useArrival, useGoOn } from './useGoOn.ts';
import { useItemHistory } from './useItemHistory.ts';
import { useItemSteps } from './useItemSteps.ts';
import type { useItemsBeside } from './useItemsBeside.ts';

interface OrderItemRecordProps {
  item: OrderItemRowFragment;
  beside: ReturnType<typeof useItemsBeside>;
}

/** A loaded item: header, fields, parts, documents, and its comments and history beside it. */
export function OrderItemRecord({ item, beside }: OrderItemRecordProps) {
  const { editing, setEditing } = useEditMode(isAllowed(item.abilities, 'UPDATE'));
  const steps = useItemSteps(item, true);
  const arrival = useArrival();
  const go = useGoOn(item, beside);
  const { place } = beside;
  const isLast = place === null || place.at >= place.of;
  // The fields are painted first, and then what is under and beside them. The panel has its place from the start.
  const under = useAfterPaint<OrderItemRowFragment | null>(item, null);
  const aside = useAfterPaint(item, item);
  return (
    <>
      <HistoryScope subject={useItemHistory(item.id)}>
        <Box px="4" pb="10" css={editing ? undefined : ABOVE_FOOT}>
          <LeaveGuard />
          <OrderItemHeader
            item={item}
            place={place}
            shipment={steps.shipment}
            editing={editing}
            onEdit={() => setEditing(true)}
            onGo={(direction) => go({ direction, focus: { arrow: direction }, edit: false })}
            arrow={arrival.arrow ?? null}
          />
          <Box css={FIELDS} bg="bg">
            <OrderItemForm
              key={useFormKey(item.id, editing)}
              item={item}
              steps={steps}
              editing={editing}
              scope="edit"
              focus={arrival.field ?? null}
              onNext={isLast ? null : (field) => go({ direction: 1, focus: { field }, edit: true })}
              onStop={() => setEditing(false)}
            />
          </Box>
          <ItemParts item={item} splits={steps.splits} lines={beside.list?.data ?? []} />
          {under && <Documents key={under.id} item={under} />}
        </Box>
      </HistoryScope>
      <Comments item={aside} />
    </>
  );
}

const Documents = memo(ItemDocuments);

const Comments = memo(function Comments({ item }: { item: OrderItemRowFragment }) {
  return (
    <HistoryScope subject={useItemHistory(item.id)}>
      <ItemPageComments item={item} />
    </HistoryScope>
  );
});

/** Between the list and the panel, the titles of groups are above their fields. */
const FIELDS = { container: 'fields / inline-size' };

/**
 * Returns the key of an item's form. One that is only read goes on to the next item as it is, which costs a third of a new
 * one; an edit begins anew.
 */
function useFormKey(id: string, editing: boolean): string {
  const [now, setNow] = useState({ key: id, id, editing });
  const isSame = now.id === id && now.editing === editing;
  const key = now.id === id || !(now.editing || editing) ? now.key : id;
  if (!isSame) setNow({ key, id, editing });
  return key;
}
