import CircleHelp from 'lucide-react/icons/circle-help';
import { termIn } from '../../base/glossary.ts';
import { useForm } from './formContext.ts';
import { formMessages } from './messages.ts';

/**
 * The button beside a label that explains its term of the trade: with the pointer, by touch, and by keyboard. Among inputs,
 * where Tab goes from one to the next, `TipLayer` shows the explanation when the focus rests in the input. Nothing for a label
 * without such a term.
 */
export function LabelHelp({ label }: { label: string }) {
  const { editing } = useForm();
  const term = termIn(label);
  if (term === null) return null;
  return (
    <button
      type="button"
      className="label-button"
      tabIndex={editing ? -1 : undefined}
      data-help=""
      data-tip={term.explanation}
      aria-label={formMessages.whatIs(term.name)}
    >
      <CircleHelp size={13} aria-hidden />
    </button>
  );
}
