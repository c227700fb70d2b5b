import { ItemQueueTable } from '../orderItem/queue/ItemQueueTable.tsx';
import { assessStep } from './assessStep.ts';

/** The program's items that are not yet assessed. */
export function AssessmentList() {
  return <ItemQueueTable step={assessStep} />;
}
