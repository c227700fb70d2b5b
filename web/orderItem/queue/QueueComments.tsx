import { useMemo, useState } from 'react';
import { useSidePanel } from '../../app/SidePanel.tsx';
import { usePermissions } from '../../app/session.ts';
import { CommentPanel } from '../../comment/CommentPanel.tsx';
import type { StepItemFragment } from '../../generated/operations.ts';
import { reasonAgainst } from '../../kit/record/abilities.ts';
import { rowLabel } from './itemNames.ts';

/**
 * The item whose comments are shown beside the list: none until they are asked for; from then on those of the row that is
 * opened, too.
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

/** What is said about one waiting item; it stays while the item is taken and leaves the list. */
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
      refusal={reasonAgainst(abilities, 'COMMENT')}
      target={target}
      onTarget={stays}
    />
  );
}
