import { LANGUAGES, languageCodes } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';

const points = new Map(
  languageCodes.map((code) => {
    const parts = new Intl.NumberFormat(LANGUAGES[code].locale).formatToParts(0.5);
    return [code, parts.find(({ type }) => type === 'decimal')?.value ?? '.'];
  }),
);

/** Words exact decimal text in a sentence, with the decimal sign of the language: `2.50` becomes `2,50` in French. */
export const decimalText = (decimal: string): string => decimal.replace('.', points.get(languageNow()) ?? '.');
