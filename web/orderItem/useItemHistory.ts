import { useMemo } from 'react';
import { useProgram } from '../client/session.ts';
import type { HistorySubject } from '../kit/record/historyWords.ts';
import { orderItemHistory } from './orderItemHistory.ts';

/** Returns an item of the open program as its history knows it. */
export function useItemHistory(id: string): HistorySubject {
  const { id: programId } = useProgram();
  return useMemo(() => ({ type: 'ORDER_ITEM', id, words: orderItemHistory, programId }), [id, programId]);
}
