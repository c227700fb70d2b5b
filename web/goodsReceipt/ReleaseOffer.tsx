import { useState } from 'react';
import { type StepItemFragment, useReceivedItemQuery } from '../generated/operations.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { goodsReceiptMessages as messages } from './messages.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';

/** The button that releases a received item; nothing while it needs no release. */
export function ReleaseOffer({ item: received }: { item: StepItemFragment }) {
  const { data } = useReceivedItemQuery({ variables: { id: received.id }, fetchPolicy: 'cache-first' });
  const [open, setOpen] = useState(false);
  const item = data?.orderItem ?? received;
  if (!item.goodsReceipt.needsRelease) return null;
  return (
    <>
      <ActionButton
        variant="plain"
        size="xs"
        px="1"
        color="fg.warning"
        aria-label={messages.releaseOf(item.material)}
        disabledReason={reasonAgainst(item.abilities, 'RELEASE')}
        onClick={() => setOpen(true)}
      >
        {messages.needsRelease}
      </ActionButton>
      {open && <ReleaseDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}
