import { useState } from 'react';

/** What the form of a step is told, such as assessing an item; `useEditForm` with `step` makes it. */
export interface StepFormOptions<Source> {
  record: Source;
  /** Whether fields are inputs. */
  editing: boolean;
  /** Why the step cannot be taken now; null when it can. */
  refusal: string | null;
  /** Called once everything is stored and the step is taken. */
  onDone: () => void;
}

/** Whether a step's fields are inputs: from the time on that it can be taken. What was typed stays when it cannot any more. */
export function useStepEditing(refusal: string | null): boolean {
  const [editing, setEditing] = useState(refusal === null);
  if (refusal === null && !editing) setEditing(true);
  return editing || refusal === null;
}
