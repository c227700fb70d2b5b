/** The signs in a number, as a language and a person want them. */
import type { DecimalSign } from '../generated/operations.ts';

/** What stands before the decimals and between the thousands. */
interface NumberSigns {
  readonly decimal: ',' | '.';
  readonly group: string;
}

/**
 * Returns the signs of a format.
 * @param chosen the decimal sign that a person wants otherwise
 */
export function signsOf(format: Intl.NumberFormat, chosen: DecimalSign | null): NumberSigns {
  const sample = format.formatToParts(1_234_567.5);
  const sign = (type: 'decimal' | 'group') => sample.find((part) => part.type === type)?.value ?? '';
  const own = chosen === null ? null : chosen === 'COMMA' ? ',' : '.';
  const decimal = own ?? (sign('decimal') === ',' ? ',' : '.');
  // Spaces stay between the thousands whatever the decimal sign is.
  const group = sign('group') === decimal ? (decimal === ',' ? '.' : ',') : sign('group');
  return { decimal, group };
}

/** Writes a number, or decimal text exactly, with these signs. */
export const writtenWith = (
  { decimal, group }: NumberSigns,
  format: Intl.NumberFormat,
  value: number | Intl.StringNumericLiteral,
): string =>
  format
    .formatToParts(value)
    .map((part) => (part.type === 'decimal' ? decimal : part.type === 'group' ? group : part.value))
    .join('');
