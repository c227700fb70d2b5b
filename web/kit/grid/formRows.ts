/** Adapts a declared form to a grid: its rows hold the values of the form's fields and follow its rules. */
import { trimZeros } from '../../base/decimal.ts';
import type { FieldDescriptor, Fields } from '../form/field.ts';
import type { RecordFormSpec, ValuesOf } from '../form/form.ts';
import type { FormValues } from '../form/values.ts';
import { isNumeric } from './column.ts';

/** Returns a form's functions for grid rows. Numbers have no trailing zeros there, as in typed cells. */
export function formRows<Source, Declared extends Fields>(form: RecordFormSpec<Source, Declared>) {
  // The cast holds: a row's values were read by the form, or typed by its field kinds.
  const typed = (values: FormValues) => values as ValuesOf<Declared> & FormValues;
  const plain = form.schema();
  const numbers = form.paths.filter((path) => isNumeric(look(path)));
  const dates = form.paths.filter((path) => look(path).kind === 'date');
  const trimmed = (values: FormValues): FormValues => {
    const short = numbers.map((path) => [path, trimZeros(String(values[path] ?? ''))]);
    return { ...values, ...Object.fromEntries(short) };
  };
  function look(path: string): FieldDescriptor {
    const found = form.look(path);
    if (!found) throw new Error(`The form declares no field “${path}”.`);
    return found;
  }
  return {
    paths: form.paths,
    look,
    // Only a stored date changes the rules, and creating a schema costs more than applying it.
    schema: (stored: FormValues | null) =>
      stored && dates.some((path) => stored[path]) ? form.schema(typed(stored)) : plain,
    read: (source: Source) => trimmed(form.read(source)),
    start: (known: Partial<ValuesOf<Declared>>) => trimmed(form.start(known)),
    edit: (stored: FormValues, values: FormValues) => form.edit(typed(stored), typed(values)),
    create: (values: FormValues) => form.create(typed(values)),
  };
}
