import type { Saved } from './useFormCore.ts';

/** The options of a step's form, such as that of assessing an item; `useEditForm` with `step` creates it. */
export interface StepFormOptions<Source> {
  record: Source;
  /** Whether fields are inputs, rather than text. */
  editing: boolean;
  /** The reason the step cannot be performed now; null if it can. */
  blockedReason: string | null;
  /** Called as a save begins, before the form is rendered again. */
  onSend?: (() => void) | undefined;
  /** Called once the fields are stored and the step is performed, or wait for that on the device. */
  onDone: (saved: Saved) => void;
}
