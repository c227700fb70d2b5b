import { ENGLISH, LANGUAGES, languageCodes } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';

const formats = new Map(
  languageCodes.map((code) => {
    const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    return [code, new Intl.DateTimeFormat(LANGUAGES[code].locale, parts)];
  }),
);

/** Words a calendar date without the ambiguity of day and month: `2026-11-20` becomes `20 Nov 2026`. */
export function dayText(date: string): string {
  const language = languageNow();
  const parts = formats.get(language)?.formatToParts(new Date(`${date}T00:00:00Z`)) ?? [];
  if (language !== ENGLISH) return parts.map(({ value }) => value).join('');
  // CLDR has the month first in American English, and four letters for September in British English.
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('day')} ${of('month')} ${of('year')}`;
}
