import { type ReactNode, useContext } from 'react';
import { Missing } from '../ui/Missing.tsx';
import { FieldHistoryButton } from './FieldHistoryButton.tsx';
import { LabelHelp, LabelText, type Placed, placeOf } from './FieldLabel.tsx';
import { FieldHistoryContext, fieldOfPath } from './fieldHistory.ts';
import { useForm } from './formContext.ts';

interface TextFrameProps extends Placed {
  /** The element id of the value, for links to the field. */
  id?: string;
  label: string;
  /** The path of the field, if its changes can be shown beside the page. */
  name?: string | undefined;
  /** The value for reading; null, undefined and empty text show N/A. */
  children: ReactNode;
}

/**
 * A label above a read-only value, in the place of an input: a term and its definition in a list, an output in a form. Plain
 * elements (`plainFields`): pages have thirty of them.
 */
export function TextFrame({ id, label, name, children, ...place }: TextFrameProps) {
  const { editing } = useForm();
  const context = useContext(FieldHistoryContext);
  const history = editing || name === undefined ? null : context;
  const shown = history !== null && name !== undefined && history.shown === fieldOfPath(name);
  const empty = children === null || children === '' || children === undefined;
  // What begins with a number says only by its letters from where it is read: `1400 K Street`.
  const value = empty ? <Missing /> : typeof children === 'string' ? <bdi>{children}</bdi> : children;
  const Term = editing ? 'div' : 'dt';
  const Value = editing ? 'output' : 'dd';
  return (
    <div className="field-cell" {...placeOf(place)} data-cell="">
      <Term className="field-label">
        <span>
          <LabelText label={label} short={place.short} />
        </span>
        <LabelHelp label={label} />
        {history && name !== undefined && (
          <FieldHistoryButton label={label} pressed={shown} onClick={() => history.show(name)} />
        )}
      </Term>
      <Value
        className="field-value any-script"
        id={id}
        // A link to the field can turn to it.
        tabIndex={id === undefined ? undefined : -1}
        aria-label={editing ? label : undefined}
      >
        {shown ? <span className="field-shown">{value}</span> : value}
        {place.warning && <span className="field-warning">{place.warning}</span>}
      </Value>
    </div>
  );
}
