/** The export rule of the United States for a whole shipment: 15 CFR 30 and 758. The result is advice; people decide. */
import { fromUnits, toUnits } from '../record/decimal.ts';
import { countryGroupRule, countryGroupsOf } from '../regulation/countryGroups.ts';
import { exportMessages as messages } from './adviceMessages.ts';
import { centsByHsCode, type EeiLevel, eeiOf, hsDigits } from './rules.ts';

/** A line with the values that the export rule uses. */
export interface ExportedLine {
  readonly id: number;
  readonly hs_code: string | null;
  /** US dollars, exact decimal text. */
  readonly total_value: string;
  readonly eccn: string | null;
  /** ISO 3166-1 codes; empty if unknown. */
  readonly countries_of_manufacture: readonly string[];
  /** ISO 3166-1 code of the end user's country; null if unknown. */
  readonly end_user_country: string | null;
}

/** The facts that the rule depends on. */
export interface ExportFacts {
  /** ISO 3166-1 codes of the exporter's and the group's country, if known. */
  readonly from: string | null;
  readonly to: string | null;
  /** The user's decision about the filing; null if undecided. */
  readonly stated: boolean | null;
  readonly lines: readonly ExportedLine[];
  /** Invoices to the same group under the same air waybill: with this one they are one shipment (15 CFR 30.1). */
  readonly together: readonly string[];
  /** US dollars, exact decimal text. */
  readonly limit: string;
}

/** The effect of a statement: it requires a filing, exempts from it, or needs a check by a person. */
export const exportEffects = ['requires', 'exempts', 'check'] as const;

/** One statement of the rule about a shipment, with its source. */
export interface ExportStatement {
  readonly effect: (typeof exportEffects)[number];
  readonly message: string;
  readonly rule: string;
}

/** The origin of goods: only the United States, only elsewhere, or not determined by their countries. */
export const origins = ['domestic', 'foreign', 'unknown'] as const;
type Origin = (typeof origins)[number];

/** The share of one origin in a code's value. */
export interface OriginValue {
  readonly origin: Origin;
  readonly value: string;
}

/** The sum under one tariff code compared with the limit. */
export interface ExportedCode {
  readonly hs_code: string;
  readonly value: string;
  /** Its shares by origin, which are reported separately; origins without goods are omitted. */
  readonly origins: OriginValue[];
  readonly level: EeiLevel;
  readonly incomplete_code: string | null;
  readonly message: string;
}

/** The result of the rule for a shipment. */
export interface ExportAdvice {
  readonly rule: string;
  readonly limit: string;
  /** The overall level, the strictest that applies. */
  readonly level: EeiLevel;
  readonly message: string;
  readonly codes: ExportedCode[];
  /** The number of items without a code, which are in no sum. */
  readonly without_code: number;
  readonly statements: ExportStatement[];
}

const urgency: readonly EeiLevel[] = ['required', 'could_exceed', 'at_limit', 'exempt'];
const overrides = '15 CFR 30.2(a)(1)(iv), 758.1(b)';
/** The countries for which every item on the Commerce Control List is filed. */
const filedCountries = ['CN', 'RU', 'VE'];
const roughDiamonds = ['710210', '710221', '710231'];

/** Applies the rule to the goods of a shipment, code by code and as a whole. */
export function exportAdvice(facts: ExportFacts): ExportAdvice {
  const cents = centsByHsCode(facts.lines);
  const codes = [...cents.keys()]
    .map((code): ExportedCode => {
      const found = eeiOf(code, cents, facts.limit);
      return {
        ...found,
        origins: originsOf(code, facts.lines),
        message: messages.level[found.level](hsShown(found.incomplete_code ?? code)),
      };
    })
    .sort((one, other) => byUrgency(one, other) || one.hs_code.localeCompare(other.hs_code));
  const statements = [...required(facts), ...ended(facts), ...open(facts)];
  const level = levelOf(codes, statements);
  return {
    rule: '15 CFR 30.37(a)',
    limit: facts.limit,
    level,
    message: messages.whole[level],
    codes,
    without_code: facts.lines.filter(({ hs_code }) => !hsDigits(hs_code)).length,
    statements,
  };
}

/**
 * Returns a code's value by origin. Domestic and foreign goods under one number are reported separately, and a filing is
 * due if either exceeds the limit (15 CFR 30.37(a)). The exemption also depends on their total, so the total alone sets
 * the level.
 */
function originsOf(code: string, lines: readonly ExportedLine[]): OriginValue[] {
  const own = lines.filter(({ hs_code }) => hsDigits(hs_code) === code);
  return origins.flatMap((origin) => {
    const part = own.filter((line) => originOf(line.countries_of_manufacture) === origin);
    const cents = part.reduce((sum, { total_value }) => sum + toUnits(total_value, 2), 0n);
    return part.length > 0 ? [{ origin, value: fromUnits(cents, 2) }] : [];
  });
}

function originOf(countries: readonly string[]): Origin {
  const isDomestic = countries.includes('US');
  if (countries.length === 0 || (isDomestic && countries.length > 1)) return 'unknown';
  return isDomestic ? 'domestic' : 'foreign';
}

function byUrgency(one: ExportedCode, other: ExportedCode): number {
  const placed = urgency.indexOf(one.level) - urgency.indexOf(other.level);
  const worth = toUnits(other.value, 2) - toUnits(one.value, 2);
  return placed || (worth > 0n ? 1 : worth < 0n ? -1 : 0);
}

/** Returns the level: statements that require a filing at any value take precedence, then exemptions, then the values. */
function levelOf(codes: readonly ExportedCode[], statements: readonly ExportStatement[]): EeiLevel {
  if (statements.some(({ effect }) => effect === 'requires')) return 'required';
  if (statements.some(({ effect }) => effect === 'exempts')) return 'exempt';
  return codes[0]?.level ?? 'exempt';
}

/** Returns what requires a filing at any value. */
function required({ from, to, lines }: ExportFacts): ExportStatement[] {
  if (from !== null && from !== 'US') return [];
  const destinations = [...new Set([to, ...lines.map((line) => line.end_user_country)])].flatMap((each) => each ?? []);
  const groups = new Set(destinations.flatMap(countryGroupsOf));
  const eccns = [...new Set(lines.map(({ eccn }) => controlNumber(eccn)))].flatMap((each) => each ?? []);
  const said = (fits: boolean, message: string, rule = overrides): ExportStatement[] =>
    fits ? [{ effect: 'requires', message, rule }] : [];
  const [first = ''] = eccns;
  return [
    ...said(groups.has('E:1') || groups.has('E:2'), messages.embargoed, `${overrides}; ${countryGroupRule}`),
    ...said(eccns.length > 0 && destinations.some(isFiledCountry), messages.controlledThere(first)),
    ...said(eccns.some(isMilitary), messages.military(eccns.find(isMilitary) ?? '')),
    ...said(
      eccns.some((eccn) => eccn.startsWith('3A069')) && [...groups].some((group) => group.startsWith('D:')),
      messages.to3A069,
    ),
    ...said(
      lines.some(({ hs_code }) => roughDiamonds.includes(hsDigits(hs_code).slice(0, 6))),
      messages.diamonds,
    ),
  ];
}

/** Returns what exempts from a filing. */
function ended({ from, to, lines }: ExportFacts): ExportStatement[] {
  if (from !== null && from !== 'US')
    return [{ effect: 'exempts', message: messages.notFromUs, rule: '15 CFR 30.2(a)' }];
  const goesOn = lines.some(({ end_user_country }) => end_user_country !== null && end_user_country !== 'CA');
  return to === 'CA' && !goesOn ? [{ effect: 'exempts', message: messages.canada, rule: '15 CFR 30.36' }] : [];
}

/** Returns what only a person can decide. */
function open({ from, to, lines, together }: ExportFacts): ExportStatement[] {
  if (from !== null && from !== 'US') return [];
  const said = (fits: boolean, message: string, rule: string): ExportStatement[] =>
    fits ? [{ effect: 'check', message, rule }] : [];
  const unknown = lines.filter(({ eccn }) => !eccn?.trim()).length;
  const controlled = lines.flatMap(({ eccn }) => controlNumber(eccn) ?? []);
  const goesOn = to === 'CA' && lines.some(({ end_user_country }) => end_user_country && end_user_country !== 'CA');
  return [
    ...said(from === null, messages.fromUnknown, '15 CFR 30.2(a)'),
    ...said(goesOn, messages.throughCanada, '15 CFR 30.36'),
    ...said(together.length > 0, messages.together(together), '15 CFR 30.1'),
    ...said(unknown > 0, messages.unknownEccn(unknown), '15 CFR 758.1(b)'),
    ...said(controlled.length > 0, messages.controlled(controlled[0] ?? ''), '15 CFR 758.1(b)'),
    ...said(lines.length > 0, messages.notLookedAt, overrides),
  ];
}

const isFiledCountry = (country: string) => filedCountries.includes(country === 'HK' ? 'CN' : country);

/** Returns an export control number in capitals; null for EAR99 and without a number, which means unknown. */
function controlNumber(eccn: string | null): string | null {
  const number = eccn?.trim().toUpperCase() ?? '';
  return number === '' || number === 'EAR99' ? null : number;
}

/** Whether a number is in 9x515 or the 600 series, except their paragraphs .y. */
const isMilitary = (eccn: string) => /^(9[A-E]515|[0-9][A-E]6\d\d)/.test(eccn) && !/^.{5}\.?Y/.test(eccn);

/** Formats a code for display: `3822.19.0000`. */
export const hsShown = (code: string) => [code.slice(0, 4), code.slice(4, 6), code.slice(6)].filter(Boolean).join('.');
