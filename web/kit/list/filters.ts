/** Declares the filters of a list, by kind. */
import type { ChoiceSource } from '../form/choiceSource.ts';
import { isInBounds, readDate } from '../form/dateText.ts';
import { readDecimal } from '../form/decimal.ts';
import type { FilterKind, FilterSpec, FilterValue } from './listState.ts';

/** What a filter's editor gets, whatever its kind. */
export interface EditorProps {
  label: string;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  onClose: () => void;
}

/** A filter's key in the operation's input, or a function of its own for a filter that means more than one key. */
type Target<Filter> = (keyof Filter & string) | ((value: FilterValue) => Partial<Filter>);

/** The kinds of filters for an operation's filter input. */
export function filtersOf<Filter>() {
  const make =
    (kind: FilterKind, sent: (value: FilterValue) => unknown, isValue?: (value: string) => boolean) =>
    (id: string, label: string, target: Target<Filter>, source?: ChoiceSource): FilterSpec<Filter> => {
      const accepts = isValue ?? source?.has;
      return {
        id,
        label,
        kind,
        ...(source && { source }),
        ...(accepts && { accepts }),
        apply: typeof target === 'function' ? target : (value) => keyed<Filter>(target, sent(value)),
      };
    };
  const isDate = (value: string) => readDate(value) === value && isInBounds(value);
  const isNumber = (value: string) => readDecimal(value) === value;
  const ends = ([from, to]: FilterValue) => ({ from: from || null, to: to || null });
  return {
    /** Part of a text. */
    text: make('text', ([text]) => text),
    /** One of a source's choices. */
    one: make('one', ([id]) => id),
    /** Any of a source's choices. */
    many: make('many', (ids) => [...ids]),
    /** One calendar date. */
    date: make('date', ([date]) => date, isDate),
    /** Calendar dates from one to another, both inside; either end may be open. */
    dates: make('dates', ends, isDate),
    /** Numbers from one to another, both inside; either end may be open. */
    range: make('range', ends, isNumber),
  };
}

/** A part of a filter input; which type its value has is what the kinds above stand for. */
function keyed<Filter>(key: keyof Filter & string, value: unknown): Partial<Filter> {
  return { [key]: value } as Partial<Filter>;
}
