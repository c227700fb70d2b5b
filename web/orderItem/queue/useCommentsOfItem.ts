import { useMemo } from 'react';

const stays = () => undefined;

/** Returns what the comments panel of one item is about. @param label the item's name */
export function useCommentsOfItem(id: string, label: string) {
  return useMemo(() => {
    const item = { type: 'ORDER_ITEM' as const, id, label };
    return {
      about: { ...item, name: label, findItems: null, findItem: async () => null },
      target: { kind: 'item' as const, item },
      onTarget: stays,
    };
  }, [id, label]);
}
