/** Proofs of an export filing as shipping papers cite them: 15 CFR 30, appendix B, I to IV and X, text of 2023-08-10. */
import { folded } from '../record/folded.ts';

/** A proof of filing. */
export interface FilingCitation {
  /** As appendix B writes it, in ASCII: `AES X20260101123456`. */
  readonly text: string;
  /** The day of filing, YYYY-MM-DD, which an ITN begins with; null for the citations that stand in place of an ITN. */
  readonly filedOn: string | null;
}

/** The ITN, with or without the `AES` of the citation; ` SS` marks a split shipment (30.28). */
const itnForm = /^(?:AES )?(?:ITN:? ?)?X ?(\d{4})-?(\d\d)-?(\d\d)[- ]?(\d{6})( SS)?$/;
/**
 * The citations without an ITN: filed after departure by the USPPI or by its agent, or filed while AES was down. The text
 * gives no lengths of the numbers; its examples have 9 and 11 digits.
 */
const otherForm = /^(AESPOST \d{9,11}(?: ?- ?\d{9,11})?|AESDOWN \d{9,11}) (\d\d)\/(\d\d)\/(\d{4})$/;

/** AES was not yet in use before, so that an earlier year is a typing mistake. */
const firstYear = '1995';

/**
 * Reads a typed proof of filing, in any case, with digits, letters, spaces and dashes of every kind; null if it is none.
 * An ITN is `X`, the day of filing as yyyymmdd, and 6 digits.
 */
export function readFilingCitation(typed: string): FilingCitation | null {
  const text = folded(typed).toUpperCase();
  const [, year = '', month, day, number, split = ''] = itnForm.exec(text) ?? [];
  if (number !== undefined) {
    const filedOn = `${year}-${month}-${day}`;
    return isDay(filedOn) ? { text: `AES X${year}${month}${day}${number}${split}`, filedOn } : null;
  }
  const [, citation, exportMonth, exportDay, exportYear] = otherForm.exec(text) ?? [];
  if (citation === undefined || !isDay(`${exportYear}-${exportMonth}-${exportDay}`)) return null;
  return {
    text: `${citation.replaceAll(' - ', '-')} ${exportMonth}/${exportDay}/${exportYear}`,
    filedOn: null,
  };
}

/** Whether a text is a day of the calendar from the first year on. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return text >= firstYear && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
