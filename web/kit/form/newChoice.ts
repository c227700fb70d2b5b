import type { ComponentType } from 'react';
import type { Choice } from './values.ts';

export interface NewChoiceDialogProps {
  /** The text typed in the picker, for the record's name; empty if none. */
  typed: string;
  /** Called with the new record, to pick it. */
  onMade: (made: Choice) => void;
  onClose: () => void;
}

/** How a record that a picker lacks is made without leaving the form. */
export interface NewChoice {
  /** The action, as it is called on the list of these records: `Add Vendor`. */
  label: string;
  /** One sentence about who may do so, for users who may not. */
  adders: string;
  /** A hook: whether the user may. */
  useAllowed: () => boolean;
  /** The form of the new record in a dialog; its code loads when it opens. */
  Dialog: ComponentType<NewChoiceDialogProps>;
}
