/** Decides how the numbers and dates of a file are written: all cells of its columns tell, never one cell alone. */
import type { DecimalSign } from './numberText.ts';
import type { ColumnEvidence, Conventions, DateOrder, Decided, Deciding, FieldKind, ImportField } from './types.ts';

/** The columns whose cells tell, by place. */
export interface TellingColumns {
  /** Of numbers and money; line numbers such as 1.1 and codes tell nothing. */
  readonly numbers: readonly number[];
  readonly dates: readonly number[];
}

const MOST_EXAMPLES = 4;

/** Returns the columns that tell, by what they become. */
export function tellingColumns(
  mapping: readonly { readonly column: number; readonly field: string | null }[],
  fields: readonly ImportField[],
): TellingColumns {
  const become = (...kinds: FieldKind[]) =>
    mapping.flatMap(({ column, field }) => {
      const found = fields.find(({ key }) => key === field);
      return found && !found.isLine && kinds.includes(found.kind) ? [column] : [];
    });
  return { numbers: become('number', 'money'), dates: become('date') };
}

/** Decides the conventions of a file from the evidence of these columns. The earliest cell in the file that decides is named. */
export function conventionsOf(evidence: readonly ColumnEvidence[], { numbers, dates }: TellingColumns): Conventions {
  const decimal = evidence.filter(({ column }) => numbers.includes(column)).map((column) => column.numbers);
  const dateOrder = evidence.filter(({ column }) => dates.includes(column)).map((column) => column.dates);
  return { decimal: decided<DecimalSign>(decimal, ['.', ','], false), dateOrder: decidedOrder(dateOrder) };
}

interface Evidence<Value extends string> {
  readonly first: Deciding | null;
  readonly only: Readonly<Record<Value, Deciding | null>>;
  readonly doubtful: readonly Deciding[];
}

/** @param isStrict whether cells that only different conventions read are in doubt, too: a day has no other reading */
function decided<Value extends string>(
  evidence: readonly Evidence<Value>[],
  values: readonly Value[],
  isStrict: boolean,
): Decided<Value> {
  const telling = values.map((value) => ({ value, by: earliest(evidence.map(({ only }) => only[value])) }));
  const able = telling.filter(({ by }) => by !== null);
  const doubtful = evidence.flatMap((column) => column.doubtful).toSorted(byPlace);
  const isDoubtful = (doubtful.length > 0 && able.length !== 1) || (isStrict && able.length > 1);
  const [found] = able;
  const shown =
    doubtful.length > 0
      ? doubtful
      : isDoubtful
        ? able.map(({ by }) => by)
        : [earliest(evidence.map(({ first }) => first))];
  return {
    value: isDoubtful ? null : (found?.value ?? null),
    decidedBy: isDoubtful ? null : (found?.by ?? null),
    doubtful: isDoubtful,
    examples: shown.filter((place) => place !== null).slice(0, MOST_EXAMPLES),
  };
}

/** A date with its year in front needs no order: it decides only if no other dates do. */
function decidedOrder(evidence: readonly Evidence<DateOrder>[]): Decided<DateOrder> {
  const found = decided<DateOrder>(evidence, ['dmy', 'mdy'], true);
  if (found.value !== null || found.doubtful) return found;
  const by = earliest(evidence.map(({ only }) => only.ymd));
  return by ? { ...found, value: 'ymd', decidedBy: by } : found;
}

const byPlace = (one: Deciding, other: Deciding) => one.row - other.row || one.column - other.column;

function earliest(places: readonly (Deciding | null)[]): Deciding | null {
  return places.filter((place) => place !== null).toSorted(byPlace)[0] ?? null;
}
