import type { NewChoice } from './newChoice.ts';
import type { Choice } from './values.ts';

interface NewChoiceDialogProps {
  /** How the record is made. */
  add: NewChoice;
  /** The text typed in the picker; null while the dialog is closed. */
  typed: string | null;
  /** The id of the picker's input, which gets the focus back. */
  input: string;
  onMade: (made: Choice) => void;
  onClose: () => void;
}

/** The form of a record that a picker lacks, over the form that the picker is in. */
export function NewChoiceDialog({ add: { Dialog }, typed, input, onMade, onClose }: NewChoiceDialogProps) {
  if (typed === null) return null;
  return (
    <Dialog
      typed={typed}
      onMade={(made) => {
        onMade(made);
        // The dialog gives the focus back to what had it: an option of a list that is closed now.
        requestAnimationFrame(() => document.getElementById(input)?.focus());
      }}
      onClose={onClose}
    />
  );
}
