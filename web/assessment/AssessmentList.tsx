import { ItemQueueTable } from '../orderItem/queue/ItemQueueTable.tsx';
import { assessStep } from './assessStep.ts';

/** The items of the program that nobody has assessed yet. */
export function AssessmentList() {
  return <ItemQueueTable step={assessStep} />;
}
