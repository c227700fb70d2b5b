import type { HistoryWords } from '../kit/record/historyWords.ts';
import { ItemQueueTable } from '../orderItem/queue/ItemQueueTable.tsx';
import { assessStep } from './assessStep.ts';

/** The program's items that are not yet assessed. @param words the words of an item's history */
export function AssessmentList({ words }: { words: HistoryWords }) {
  return <ItemQueueTable step={assessStep} words={words} />;
}
