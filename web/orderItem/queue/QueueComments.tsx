import { useMemo, useState } from 'react';
import { useSidePanel } from '../../app/SidePanel.tsx';
import { usePermissions } from '../../app/session.ts';
import { CommentPanel } from '../../comment/CommentPanel.tsx';
import type { StepItemFragment } from '../../generated/operations.ts';
import { reasonAgainst } from '../../kit/record/abilities.ts';
import { rowLabel } from './itemNames.ts';

/**
 * Returns the item whose comments are shown next to the list: none until the user opens comments; from then on, also that
 * of every row that is opened. `show` is null if the user may not read comments.
 */
export function useCommentedItem(current: StepItemFragment | null) {
  const [item, setItem] = useState<StepItemFragment | null>(null);
  const [followed, follow] = useState(current?.id);
  if (current?.id !== followed) {
    follow(current?.id);
    if (current && item) setItem(current);
  }
  const { setOpen } = useSidePanel();
  const { ownComment, anyComment, legacyComment } = usePermissions().orderItems;
  const mayRead = [ownComment, anyComment, legacyComment].some((right) => right?.read);
  const show = useMemo(() => {
    if (!mayRead) return null;
    return (next: StepItemFragment) => {
      setItem(next);
      setOpen(true);
    };
  }, [mayRead, setOpen]);
  return { item, show };
}

const stays = () => undefined;

/** The comments on one waiting item. They stay while the item's step is completed and the item leaves the list. */
export function QueueComments({ item }: { item: StepItemFragment }) {
  const { id, abilities } = item;
  const label = rowLabel(item);
  const chosen = useMemo(() => ({ type: 'ORDER_ITEM' as const, id, label }), [id, label]);
  const about = useMemo(
    () => ({ ...chosen, name: label, findItems: null, findItem: async () => null }),
    [chosen, label],
  );
  const target = useMemo(() => ({ kind: 'item' as const, item: chosen }), [chosen]);
  return (
    <CommentPanel
      about={about}
      rights={usePermissions().orderItems}
      blockedReason={reasonAgainst(abilities, 'COMMENT')}
      target={target}
      onTarget={stays}
    />
  );
}
