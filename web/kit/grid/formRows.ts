/** Puts a declared form under a grid: its rows hold what the form's fields hold, by its rules. */
import type { AnyObjectSchema } from 'yup';
import type { FieldLook, Fields } from '../form/field.ts';
import type { CreateInput, EditInput, RecordFormSpec, ValuesOf } from '../form/form.ts';
import type { FormValues } from '../form/values.ts';
import { trimZeros } from './cellText.ts';

/** A form over records of type `Source`, for the rows of a grid. */
export interface FormRows<Source, Declared> {
  paths: readonly string[];
  look: (path: string) => FieldLook;
  schema: (stored: FormValues | null) => AnyObjectSchema;
  read: (source: Source) => FormValues;
  start: (known: Partial<ValuesOf<Declared>>) => FormValues;
  edit: (stored: FormValues, values: FormValues) => EditInput<Declared>;
  create: (values: FormValues) => CreateInput<Declared>;
}

/** A form for the rows of a grid. Numbers have no needless zeros there, as where they are typed. */
export function formRows<Source, Declared extends Fields>(
  form: RecordFormSpec<Source, Declared>,
): FormRows<Source, Declared> {
  // A row holds what the form's fields hold: it was read by them, or typed by their kinds.
  const typed = (values: FormValues) => values as ValuesOf<Declared> & FormValues;
  const plain = form.schema();
  const numbers = form.paths.filter((path) => ['number', 'money'].includes(form.look(path)?.kind ?? ''));
  const dates = form.paths.filter((path) => form.look(path)?.kind === 'date');
  const trimmed = (values: FormValues) => {
    const short = numbers.map((path) => [path, trimZeros(String(values[path] ?? ''))]);
    return { ...values, ...Object.fromEntries(short) };
  };
  return {
    paths: form.paths,
    look(path) {
      const look = form.look(path);
      if (!look) throw new Error(`The form declares no field “${path}”.`);
      return look;
    },
    // Only a stored date changes the rules, and making them costs more than applying them.
    schema: (stored) => (stored && dates.some((path) => stored[path]) ? form.schema(typed(stored)) : plain),
    read: (source) => trimmed(form.read(source)),
    start: (known) => trimmed(form.start(known)),
    edit: (stored, values) => form.edit(typed(stored), typed(values)),
    create: (values) => form.create(typed(values)),
  };
}
