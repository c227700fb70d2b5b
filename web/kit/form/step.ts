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
