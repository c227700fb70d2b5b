/**
 * The one decision about the export filing of a shipment: 15 CFR 30 and 758. Panel, readiness, API and the legend on the
 * papers are views of it. It is advice; people decide.
 */
import { toUnits } from '../record/decimal.ts';
import { countryGroupRule, countryGroupsOf } from '../regulation/countryGroups.ts';
import { isMilitary, readEccn, shownEccn } from '../regulation/eccn.ts';
import { type ExportRoute, exportRouteOf, isExemptToCanada, routeRules } from '../regulation/exportRoute.ts';
import { centsByHsCode, type EeiLevel, eeiOf, hsDigits } from '../regulation/hsCode.ts';
import type { CheckAnswer, CheckReason } from './checkAnswer.ts';
import type { ExportedLine, ExportFacts } from './exportFacts.ts';
import { exportMessages as messages } from './exportMessages.ts';
import { unknownInputs, unknownLines } from './exportUnknowns.ts';

/** A statement of the rule about a shipment, with its source. */
export interface DecisionStatement {
  readonly message: string;
  readonly rule: string;
}

/** The sum under one code, with those of the invoices that travel with it, compared with the limit. */
export type CodeSum = ReturnType<typeof eeiOf>;

/** The decision. */
export interface ExportDecision {
  /** `met`: no filing is due as far as known; `not_met`: one is due; `does_not_apply`: the rule is not about these goods. */
  readonly answer: CheckAnswer;
  /** The inputs without which it cannot be made; empty unless the answer is `cannot_tell`. */
  readonly because: readonly CheckReason[];
  /** What requires a filing at any value. */
  readonly requires: readonly DecisionStatement[];
  /** Why no filing is due, apart from the values. */
  readonly exempts: readonly DecisionStatement[];
  readonly codes: readonly CodeSum[];
  /** The strictest level that applies; never an exempting one if the decision cannot be made. */
  readonly level: EeiLevel;
  /** The rule by which a filing is due although the shipment says that there is none; null if nobody decided so. */
  readonly decidedAgainst: string | null;
  /** The legend for the first page of the papers (15 CFR 30.35, texts of appendix B); null if the rule does not apply. */
  readonly legend: string | null;
}

const overrides = '15 CFR 30.2(a)(1)(iv), 758.1(b)';
/** A stated licence. */
const licensed = '15 CFR 30.2(a)(1)(iv)(A), 758.1(b)';
/** The limit of a code. */
const valueRule = '15 CFR 30.37(a)';
/** The countries for which every item on the Commerce Control List is filed. */
const filedCountries = ['CN', 'RU', 'VE'];
const roughDiamonds = ['710210', '710221', '710231'];

/** Decides about the filing. Known facts that require one take precedence over unknown ones, and these over exemptions. */
export function exportDecision(facts: ExportFacts): ExportDecision {
  const { from, to, lines } = facts;
  const ends = [...new Set(lines.flatMap(({ end_user_country }) => end_user_country ?? []))];
  const allEndsKnown = lines.every(({ end_user_country }) => end_user_country !== null);
  const route =
    from !== null && (to !== null || exportRouteOf(from, '', []) === 'foreign')
      ? exportRouteOf(from, to ?? '', ends)
      : null;
  const codes = sumsOf(facts);
  const made = (answer: CheckAnswer, rest: Partial<ExportDecision> = {}): ExportDecision => ({
    answer,
    because: [],
    requires: [],
    exempts: [],
    codes,
    level: 'exempt',
    ...rest,
    decidedAgainst:
      answer === 'not_met' && facts.stated === false && facts.itn === null
        ? (rest.requires?.[0]?.rule ?? valueRule)
        : null,
    legend: legendOf(answer, facts, rest.exempts?.[0]?.rule ?? ''),
  });
  if (route === 'foreign') return made('does_not_apply', { exempts: [outside(route, messages.notFromUs)] });
  const requires = from === null || route === 'domestic' || route === 'territory' ? [] : requiredAtAnyValue(facts);
  const toCanada = isExemptToCanada(from ?? '', to ?? '', ends);
  const isByValue = route === 'covered' && !toCanada && !(to === 'CA' && from !== 'US');
  if (requires.length > 0 || (isByValue && codes.some(({ level }) => level === 'required'))) {
    return made('not_met', { requires, level: 'required' });
  }
  if (route === 'domestic' && allEndsKnown && lines.length > 0) {
    return made('does_not_apply', { exempts: [outside(route, messages.withinUs)] });
  }
  const controls = unknownLines(facts);
  const endsInGroupE = [...ends, to ?? ''].some(isEmbargoed);
  const isFree = lines.every(({ eccn }) => readEccn(eccn).kind === 'ear99') && !needsLicense(facts);
  if (route === 'territory' && allEndsKnown && isFree && lines.length > 0 && !endsInGroupE) {
    return made('does_not_apply', { exempts: [outside(route, messages.fromTerritory)] });
  }
  const because = [...unknownInputs(facts, { route, codes, toCanada }), ...controls];
  const level = strictest(codes);
  if (because.length > 0) return made('cannot_tell', { because, level: level === 'required' ? level : 'could_exceed' });
  if (toCanada) return made('met', { exempts: [{ message: messages.canada, rule: '15 CFR 30.36' }] });
  return made('met', { level });
}

const outside = (route: ExportRoute, message: string): DecisionStatement => ({ message, rule: routeRules[route] });

/** The levels from the strictest to the mildest. */
const urgency: readonly EeiLevel[] = ['required', 'could_exceed', 'at_limit', 'exempt'];

const strictest = (codes: readonly CodeSum[]): EeiLevel =>
  urgency.find((level) => codes.some((code) => code.level === level)) ?? 'exempt';

/** Returns the sums under the shipment's own codes, the most urgent first. Invoices that travel with it count. */
function sumsOf({ lines, others, limit }: ExportFacts): CodeSum[] {
  const together = others.filter((other) => other.together).flatMap((other) => other.lines);
  const cents = centsByHsCode([...lines, ...together]);
  return [...centsByHsCode(lines).keys()]
    .map((code) => eeiOf(code, cents, limit))
    .sort(
      (one, other) =>
        urgency.indexOf(one.level) - urgency.indexOf(other.level) ||
        Number(toUnits(other.value, 2) - toUnits(one.value, 2)) ||
        one.hs_code.localeCompare(other.hs_code),
    );
}

const isEmbargoed = (country: string) => {
  const groups = countryGroupsOf(country);
  return groups.includes('E:1') || groups.includes('E:2');
};

/** Returns what requires a filing at any value. */
function requiredAtAnyValue(facts: ExportFacts): DecisionStatement[] {
  const { lines, license_number, license_exception } = facts;
  const destinations = destinationsOf(facts);
  const numbers = controlNumbers(lines);
  const there = controlledThere(facts);
  const said = (fits: boolean, message: string, rule = overrides): DecisionStatement[] =>
    fits ? [{ message, rule }] : [];
  return [
    ...said(destinations.some(isEmbargoed), messages.embargoed, `${overrides}; ${countryGroupRule}`),
    ...said(license_number !== null, messages.licensed(license_number ?? ''), licensed),
    ...said(license_exception === 'STA', messages.strategicTrade),
    // The rule ends where the goods may leave under GOV, and a person states that they do.
    ...said(license_exception !== 'GOV' && there !== null, messages.controlledThere(there ?? '')),
    ...said(numbers.some(isMilitary), messages.military(shownEccn(numbers.find(isMilitary) ?? ''))),
    ...said(
      numbers.some((number) => number.startsWith('3A069')) &&
        destinations.some((country) => countryGroupsOf(country).some((group) => group.startsWith('D:'))),
      messages.to3A069,
    ),
    ...said(
      lines.some(({ hs_code }) => roughDiamonds.includes(hsDigits(hs_code).slice(0, 6))),
      messages.diamonds,
    ),
  ];
}

const destinationsOf = ({ to, lines }: ExportFacts) =>
  [...new Set([to, ...lines.map((line) => line.end_user_country)])].flatMap((country) => country ?? []);

/** Returns an ECCN that is filed at any value because of its destination, unless the goods leave under GOV; null if none is. */
export function controlledThere(facts: ExportFacts): string | null {
  return destinationsOf(facts).some(isFiledCountry) ? (controlNumbers(facts.lines).map(shownEccn)[0] ?? null) : null;
}

/** Whether what is stated about a licence requires a filing. */
const needsLicense = ({ license_number, license_exception }: ExportFacts) =>
  license_number !== null || license_exception === 'STA';

const isFiledCountry = (country: string) => filedCountries.includes(country === 'HK' ? 'CN' : country);

/** Returns the different export control numbers of lines, without EAR99. */
function controlNumbers(lines: readonly ExportedLine[]): string[] {
  const numbers = lines.flatMap(({ eccn }) => {
    const read = readEccn(eccn);
    return read.kind === 'controlled' ? [read.number] : [];
  });
  return [...new Set(numbers)];
}

/**
 * Returns the legend: the proof of filing if there is one. It claims an exemption only where the decision is one; otherwise
 * it has a blank to fill in by hand.
 */
function legendOf(answer: CheckAnswer, { stated, itn }: ExportFacts, exemption: string): string | null {
  const { legend } = messages;
  if (itn !== null) return itn;
  if (answer === 'does_not_apply') return null;
  if (stated === true) return legend.filed;
  if (answer === 'cannot_tell') return legend.open;
  if (answer === 'not_met') return stated === false ? legend.open : legend.filed;
  return exemption === '15 CFR 30.36' ? legend.canada : legend.lowValue;
}
