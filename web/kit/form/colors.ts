/** Form fields for a set of related colors, each `#rrggbb`. */
import * as yup from 'yup';
import type { Field } from './field.ts';
import { formMessages } from './messages.ts';
import { isStarted, type PartValues } from './values.ts';

/** Parses a color to its stored form, `#rrggbb`; the `#` is optional. Returns null if the text is not a color. */
export function readColor(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** Creates a field of named colors: either all or none are filled. @param labels the label of each color */
export function colorsField<Source, Name extends string>(
  read: (source: Source) => Readonly<Record<NoInfer<Name>, string>> | null | undefined,
  { label, labels }: { label: string; labels: Record<Name, string> },
): Field<Source, PartValues, Record<Name, string>, false> {
  const names = Object.keys(labels) as Name[];
  const each = <Value>(value: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
  const none = each(() => '');
  return {
    kind: 'parts',
    label,
    required: false,
    empty: none,
    rule: yup.object(each((name) => colorRule(labels[name]))),
    read(source) {
      const stored = read(source);
      return stored ? each((name) => stored[name]) : none;
    },
    send: (parts) => (names.some((name) => parts[name]) ? each((name) => readColor(parts[name] ?? '') ?? '') : null),
    parts: each((name) => ({ kind: 'color', label: labels[name], required: false, requiredWhen: isStarted, limit: 7 })),
  };
}

function colorRule(label: string) {
  return yup.string().test('color', (text = '', context) => {
    const others: PartValues = context.parent;
    const problem =
      text.trim() === ''
        ? isStarted(others) && formMessages.colorRequired(label)
        : readColor(text) === null && formMessages.notAColor;
    return !problem || context.createError({ message: problem });
  });
}
