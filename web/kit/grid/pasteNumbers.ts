/** Decides which sign separates the decimals of a paste: all its numbers together tell, never one cell alone. */
import { compareDecimals, groupDigits, trimZeros } from '../../base/decimal.ts';
import { formats } from '../../base/pageFormats.ts';
import { type DecimalSign, readNumberText } from '../../generated/numberText.ts';

/** A number of a paste: the label of its column, and its text. */
export interface NumberSample {
  label: string;
  text: string;
}

/** What the numbers of a paste tell about their decimal sign. */
export interface SignVerdict {
  /** The decimal sign; null if both are possible and the user must say. */
  sign: DecimalSign | null;
  /** Numbers that the two signs read differently, few and different ones. */
  doubtful: readonly NumberSample[];
  /** Numbers that only one sign can read, which decided it. */
  telling: readonly NumberSample[];
}

/** The most examples that a question shows. */
const MOST_EXAMPLES = 4;

/** Decides which sign separates the decimals. */
export function signOf(samples: readonly NumberSample[]): SignVerdict {
  const only: Record<DecimalSign, NumberSample[]> = { '.': [], ',': [] };
  const doubtful = new Map<string, NumberSample>();
  for (const sample of samples) {
    const readings = readNumberText(sample.text)?.readings;
    if (!readings) continue;
    const { '.': dot, ',': comma } = readings;
    if (comma === null) only['.'].push(sample);
    else if (dot === null) only[','].push(sample);
    else if (compareDecimals(dot, comma) !== 0 && !doubtful.has(sample.text)) doubtful.set(sample.text, sample);
  }
  const isDot = only['.'].length > 0;
  const isComma = only[','].length > 0;
  const isClear = doubtful.size === 0 || isDot !== isComma;
  const sign: DecimalSign | null = !isClear ? null : isComma && !isDot ? ',' : '.';
  const telling = [...only['.'], ...only[',']];
  return { sign, doubtful: [...doubtful.values()].slice(0, MOST_EXAMPLES), telling };
}

/** Reads the number of a text, shown as Lading shows numbers; null if it has none. */
export function shownNumber(text: string, sign: DecimalSign): string | null {
  const readings = readNumberText(text)?.readings;
  const decimal = readings?.[sign] ?? readings?.[sign === '.' ? ',' : '.'];
  return decimal ? groupDigits(trimZeros(decimal)) : null;
}

/** Returns a number that is written otherwise than Lading shows it, with what it is read as; null if there is none. */
export function readingToTell(
  { doubtful, telling }: SignVerdict,
  sign: DecimalSign,
): { text: string; as: string } | null {
  for (const { text } of [...doubtful, ...telling]) {
    const as = shownNumber(text, sign);
    const plain = text.replace(/[$\s]/g, '');
    const asShown = as?.replace(/\s/g, '');
    const isSame = plain === asShown || withoutCents(plain) === asShown;
    if (as !== null && !isSame) return { text: text.trim(), as };
  }
  return null;
}

/** Returns an amount as this page writes it, without the zeros of its cents. */
function withoutCents(amount: string): string {
  const [whole = '', cents = '', more] = amount.split(formats.decimalSign);
  const rest = cents.replace(/0+$/, '');
  return more === undefined && cents.length < 3 && rest !== '' ? `${whole}${formats.decimalSign}${rest}` : whole;
}
