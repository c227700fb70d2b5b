/** Puts a declared form under a grid: its rows hold what the form's fields hold, by its rules. */
import type { FieldLook, Fields } from '../form/field.ts';
import type { RecordFormSpec, ValuesOf } from '../form/form.ts';
import type { FormValues } from '../form/values.ts';
import { trimZeros } from './cellText.ts';
import { isNumeric } from './column.ts';

/** A form for the rows of a grid. Numbers have no needless zeros there, as where they are typed. */
export function formRows<Source, Declared extends Fields>(form: RecordFormSpec<Source, Declared>) {
  // A row holds what the form's fields hold: it was read by them, or typed by their kinds.
  const typed = (values: FormValues) => values as ValuesOf<Declared> & FormValues;
  const plain = form.schema();
  const numbers = form.paths.filter((path) => isNumeric(look(path)));
  const dates = form.paths.filter((path) => look(path).kind === 'date');
  const trimmed = (values: FormValues): FormValues => {
    const short = numbers.map((path) => [path, trimZeros(String(values[path] ?? ''))]);
    return { ...values, ...Object.fromEntries(short) };
  };
  function look(path: string): FieldLook {
    const found = form.look(path);
    if (!found) throw new Error(`The form declares no field “${path}”.`);
    return found;
  }
  return {
    paths: form.paths,
    look,
    // Only a stored date changes the rules, and making them costs more than applying them.
    schema: (stored: FormValues | null) =>
      stored && dates.some((path) => stored[path]) ? form.schema(typed(stored)) : plain,
    read: (source: Source) => trimmed(form.read(source)),
    start: (known: Partial<ValuesOf<Declared>>) => trimmed(form.start(known)),
    edit: (stored: FormValues, values: FormValues) => form.edit(typed(stored), typed(values)),
    create: (values: FormValues) => form.create(typed(values)),
  };
}
