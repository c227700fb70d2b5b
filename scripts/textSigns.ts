/** Finds texts whose punctuation is not that of their language. */
import { parseSync, Visitor } from 'oxc-parser';

/** What is wrong in the texts of a language. A text with values has an X for each. */
const WRONG: Readonly<Partial<Record<string, (text: string) => boolean>>> = {
  // A narrow no-break space stands before high signs and inside quotation marks.
  fr: (text) => /[ \u00a0][:;?!»]|«[ \u00a0]/.test(text),
  // A question and an exclamation have two signs; a question mark alone is a value. All quotation marks are those of America.
  es: (text) =>
    /[«»]/.test(text) ||
    (text !== '?' && (count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'))),
  // After an Arabic letter the signs are Arabic, too.
  ar: (text) => /[\u0621-\u064a][,;?]/.test(text),
};

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Returns the texts in a file of texts whose punctuation is not that of the language. */
export function wrongSigns(language: string, file: string, code: string): string[] {
  const isWrong = WRONG[language];
  if (!isWrong) return [];
  const found: string[] = [];
  const see = (text: string) => void (isWrong(text) && found.push(text));
  const visitor = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && see(value)),
    TemplateLiteral: ({ quasis }) => see(quasis.map(({ value }) => value.cooked ?? '').join('X')),
  });
  visitor.visit(parseSync(file, code).program);
  return found;
}
