import { LANGUAGES, type Language } from '../language/languages.ts';
import { inLanguage } from '../language/texts.ts';
import { countryName } from '../lookup/rules.ts';
import { messages as fileMessages } from '../spreadsheet/messages.ts';
import {
  readBoolean,
  readCode,
  readCountries,
  readCountry,
  readDate,
  readLongText,
  readNumber,
  readText,
} from '../tableFile/readCell.ts';
import type { Cell, CellReading, Reading } from '../tableFile/types.ts';
import { words } from '../tableFile/wordForms.ts';
import type { ImportedField, ReadCell, Value } from './kind.ts';
import { messages } from './messages.ts';

/** What is read of a cell, before names are looked up. */
export type CellOf = Pick<ReadCell, 'value' | 'shown' | 'problem'>;

/** Returns what was read, and how it is shown; a text by default. */
function shownAs<Read extends Value>(read: CellReading<Read>, show: (value: Read) => string = String): CellOf {
  if ('problem' in read) return { value: null, shown: null, problem: messages.problems[read.problem] };
  const { value } = read;
  return { value, shown: value === null ? null : show(value), problem: null };
}

/**
 * Reads the cell of a field. Names of records are texts here.
 * @param cell as the file holds it, or as a person has mended it
 */
export function readCell(field: ImportedField, cell: Cell, reading: Reading): CellOf {
  const read = readValue(field, cell, reading);
  return field.orText && read.problem !== null ? shownAs(readText(cell)) : read;
}

function readValue(field: ImportedField, cell: Cell, reading: Reading): CellOf {
  switch (field.kind) {
    case 'number':
      return shownAs(readNumber(cell, reading.decimal));
    case 'money':
      return shownAs(readNumber(cell, reading.decimal, 'dollars'));
    case 'date':
      return shownAs(readDate(cell, reading.dateOrder));
    case 'boolean':
      return shownAs(readBoolean(cell), (value) => (value ? fileMessages.yes : fileMessages.no));
    case 'country':
      return shownAs(readCountry(cell), countryName);
    case 'countries':
      return shownAs(readCountries(cell), (codes) => codes.map(countryName).join(', '));
    case 'choice':
      return readChoice(field, cell);
    case 'code':
      return shownAs(readCode(cell));
    case 'long_text':
      return shownAs(readLongText(cell));
    default:
      return shownAs(readText(cell));
  }
}

function readChoice({ choices = [] }: ImportedField, cell: Cell): CellOf {
  const read = readText(cell);
  if ('problem' in read || read.value === null) return shownAs(read);
  const key = choices.some((choice) => choice.key === read.value)
    ? read.value
    : namesOf(choices).get(words(read.value));
  const choice = choices.find((each) => each.key === key);
  return choice
    ? { value: choice.key, shown: choice.name, problem: null }
    : { value: null, shown: null, problem: messages.problems.notAChoice };
}

type Choices = readonly { readonly key: string; readonly name: string }[];

const known = new WeakMap<Choices, Map<string, string>>();

/** Returns the keys of a closed list by their names in all languages. */
function namesOf(choices: Choices): Map<string, string> {
  const languages = Object.keys(LANGUAGES) as Language[];
  const named = () => choices.map(({ key, name }) => [words(name), key] as const);
  const names = known.get(choices) ?? new Map(languages.flatMap((language) => inLanguage(language, named)));
  known.set(choices, names);
  return names;
}
