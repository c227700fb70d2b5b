import { useMemo, useState } from 'react';
import { usePermissions, useProgram } from '../../client/session.ts';
import { CommentPanel } from '../../comment/CommentPanel.tsx';
import type { StepItemFragment } from '../../generated/operations.ts';
import { reasonAgainst } from '../../kit/record/abilities.ts';
import { HistoryScope } from '../../kit/record/HistoryScope.tsx';
import type { HistoryWords } from '../../kit/record/historyWords.ts';
import { useSidePanel } from '../../shell/SidePanel.tsx';
import { rowLabel } from './itemNames.ts';
import { useCommentsOfItem } from './useCommentsOfItem.ts';

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

/** The comments on one waiting item, and its history. They stay while the item's step is completed and the item leaves the list. */
export function QueueComments({ item, words }: { item: StepItemFragment; words: HistoryWords }) {
  const { id, abilities } = item;
  const { id: programId } = useProgram();
  const subject = useMemo(() => ({ type: 'ORDER_ITEM' as const, id, words, programId }), [id, words, programId]);
  return (
    <HistoryScope item subject={subject}>
      <CommentPanel
        {...useCommentsOfItem(id, rowLabel(item))}
        rights={usePermissions().orderItems}
        blockedReason={reasonAgainst(abilities, 'COMMENT')}
        itemWords={words}
      />
    </HistoryScope>
  );
}
