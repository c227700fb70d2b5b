/** Finds the country that a text names, in any of the five languages. */
import { words } from './wordForms.ts';

const LOCALES = ['en', 'fr', 'es', 'pt', 'ar'];
const A = 65;

/** What people write that no list of names has, as far as it means one country. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', 'great britain': 'GB', england: 'GB', usa: 'US', 'united states of america': 'US', uae: 'AE' },
  ...{ 'etats unis d amerique': 'US', 'estados unidos de america': 'US', 'estados unidos da america': 'US', eua: 'US' },
  ...{
    'congo drc': 'CD',
    drc: 'CD',
    'dr congo': 'CD',
    rdc: 'CD',
    'democratic republic of the congo': 'CD',
    zaire: 'CD',
  },
  ...{ 'republique democratique du congo': 'CD', 'republica democratica del congo': 'CD' },
  ...{ 'republic of the congo': 'CG', 'congo brazzaville': 'CG', 'ivory coast': 'CI', 'cote d ivoire': 'CI' },
  ...{
    'congo democratic republic of the': 'CD',
    'congo republic of the': 'CG',
    'palestine state of': 'PS',
    palestine: 'PS',
  },
  ...{ 'hong kong': 'HK', macao: 'MO', macau: 'MO', pitcairn: 'PN', 'united states minor outlying islands': 'UM' },
  ...{ 'bonaire sint eustatius and saba': 'BQ', 'saint helena ascension and tristan da cunha': 'SH' },
  ...{ 'south georgia and the south sandwich islands': 'GS', 'heard island and mcdonald islands': 'HM' },
  ...{
    'saint vincent and the grenadines': 'VC',
    swaziland: 'SZ',
    burma: 'MM',
    birmanie: 'MM',
    birmania: 'MM',
    'cape verde': 'CV',
    'czech republic': 'CZ',
  },
  ...{
    turkey: 'TR',
    macedonia: 'MK',
    'east timor': 'TL',
    'viet nam': 'VN',
    'korea republic of': 'KR',
    'republic of korea': 'KR',
  },
  ...{
    'tanzania united republic of': 'TZ',
    'united republic of tanzania': 'TZ',
    'lao pdr': 'LA',
    'syrian arab republic': 'SY',
  },
  ...{ 'russian federation': 'RU', 'iran islamic republic of': 'IR', 'moldova republic of': 'MD', holland: 'NL' },
  ...{ 'bolivia plurinational state of': 'BO', 'venezuela bolivarian republic of': 'VE', 'the gambia': 'GM' },
};

/** The codes of the regions that a list of names has, but that are no countries of ISO 3166-1. */
const NO_COUNTRIES = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'TA',
  'UN',
  'XA',
  'XB',
  'XK',
  'ZZ',
  'QO',
]);
/** Codes that the library of names gives other names to, though they are withdrawn. */
const WITHDRAWN = new Set([
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'HV',
  'DY',
  'NH',
  'RH',
  'VD',
  'UK',
]);

/** What may mean two countries. */
const DOUBTFUL = new Set(['congo', 'korea', 'corea', 'coree', 'coreia']);

let index: ReadonlyMap<string, string> | null = null;

/** Returns the ISO 3166-1 alpha-2 code of the country that a text names; null if it names none. */
export function countryOf(text: string): string | null {
  index ??= names();
  const key = keyOf(text);
  return index.get(key) ?? OTHER_NAMES[key] ?? index.get(keyOf(text.replace(/\([^)]*\)/g, ''))) ?? null;
}

/** Returns a name as it is compared: `St. Kitts & Nevis` is `Saint Kitts and Nevis`. */
const keyOf = (name: string) => words(name.replaceAll('&', ' and ')).replace(/^st /, 'saint ');

/** Returns the countries by their names and codes. */
function names(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const lists = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }));
  for (const code of codes()) {
    const known = lists.map((list) => list.of(code)).filter((name) => name !== undefined);
    if (known.length === 0) continue;
    found.set(code.toLowerCase(), code);
    for (const name of known) {
      if (!found.has(keyOf(name))) found.set(keyOf(name), code);
      // Without what stands in parentheses, unless that leaves the name of another country.
      const short = keyOf(name.replace(/\([^)]*\)/g, ''));
      if (short !== '' && !found.has(short) && !DOUBTFUL.has(short)) found.set(short, code);
    }
  }
  for (const name of DOUBTFUL) found.delete(name);
  return found;
}

/** Returns every pair of letters that can be a country's code. */
function codes(): string[] {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at));
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  return pairs.filter((code) => !NO_COUNTRIES.has(code) && !WITHDRAWN.has(code));
}
