/** Declares the filters of a list by kind. */

import { isInBounds, readDate } from '../../base/dateText.ts';
import { readDecimal } from '../../base/decimal.ts';
import type { ChoiceSource } from '../form/choiceSource.ts';
import type { FilterKind, FilterSpec, FilterValue } from './listState.ts';

/** The props of every filter editor. */
export interface EditorProps {
  label: string;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  onClose: () => void;
}

/** A filter's key in the operation's filter input, or a function for a filter that sets several keys. */
type Target<Filter> = (keyof Filter & string) | ((value: FilterValue) => Partial<Filter>);

/** Returns the filter kinds for an operation's filter input. */
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
    /** A part of a text. */
    text: make('text', ([text]) => text),
    /** One choice of a source. */
    one: make('one', ([id]) => id),
    /** Any of several choices of a source. */
    many: make('many', (ids) => [...ids]),
    /** One calendar date. */
    date: make('date', ([date]) => date, isDate),
    /** A range of calendar dates, both ends included; either end may be open. */
    dates: make('dates', ends, isDate),
    /** A range of numbers, both ends included; either end may be open. */
    range: make('range', ends, isNumber),
  };
}

/** Returns a part of a filter input. The filter kinds guarantee the type of its value. */
function keyed<Filter>(key: keyof Filter & string, value: unknown): Partial<Filter> {
  return { [key]: value } as Partial<Filter>;
}
