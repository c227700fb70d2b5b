/** The export rule of the United States for a whole shipment, in detail: the decision, its sums and what they rest on. */
import { fromUnits, toUnits } from '../record/decimal.ts';
import { type EeiLevel, hsDigits, hsShown, wholeCode } from '../regulation/hsCode.ts';
import type { CheckAnswer, CheckReason } from './checkAnswer.ts';
import { type ControlStatement, controlStatementOf } from './controlStatement.ts';
import { type CodeSum, controlledThere, type ExportDecision, exportDecision } from './exportDecision.ts';
import type { ExportedLine, ExportFacts } from './exportFacts.ts';
import { exportMessages as messages } from './exportMessages.ts';

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
export interface ExportedCode extends CodeSum {
  /** Its shares by origin, which are reported separately; origins without goods are omitted. */
  readonly origins: OriginValue[];
  readonly message: string;
}

/** The result of the rule for a shipment. */
export interface ExportAdvice {
  readonly rule: string;
  readonly limit: string;
  /** Whether no filing is due (`met`), one is due, the rule does not apply, or it cannot be told. */
  readonly answer: CheckAnswer;
  /** The inputs that are missing or unreadable; empty unless it cannot be told. */
  readonly because: CheckReason[];
  /** The legend that the papers print; null if the rule does not apply. */
  readonly legend: string | null;
  /** That a person decided against the answer, as the papers and readiness say it; null if nobody did. */
  readonly decided_against: string | null;
  /** The destination control statement on the invoice. */
  readonly control_statement: Omit<ControlStatement, 'why'>;
  /** The overall level, the strictest that applies; never an exempting one if it cannot be told. */
  readonly level: EeiLevel;
  readonly message: string;
  readonly codes: ExportedCode[];
  /** The number of items without a readable code, which are in no sum. */
  readonly without_code: number;
  readonly statements: ExportStatement[];
}

const overrides = '15 CFR 30.2(a)(1)(iv), 758.1(b)';

/** Applies the rule to the goods of a shipment, code by code and as a whole. */
export function exportAdvice(facts: ExportFacts): ExportAdvice {
  const decision = exportDecision(facts);
  const { answer, because, legend, level, codes, requires, exempts, decidedAgainst } = decision;
  const { why, ...control } = controlStatementOf(facts);
  const reasons = because.map(({ message }) => message);
  const whole: Readonly<Record<CheckAnswer, string>> = {
    met: messages.whole[level],
    not_met: messages.whole.required,
    does_not_apply: messages.doesNotApply,
    cannot_tell: messages.cannotTell(reasons),
  };
  return {
    rule: '15 CFR 30.37(a)',
    limit: facts.limit,
    answer,
    because: [...because],
    legend,
    decided_against: decidedAgainst === null ? null : messages.decidedAgainst(decidedAgainst),
    control_statement: control,
    level,
    message: whole[answer],
    codes: codes.map((code) => ({ ...code, origins: originsOf(code.hs_code, facts), message: messageOf(code) })),
    without_code: facts.lines.filter(({ hs_code }) => !hsDigits(hs_code)).length,
    statements: [
      ...requires.map((statement) => ({ effect: 'requires' as const, ...statement })),
      ...exempts.map((statement) => ({ effect: 'exempts' as const, ...statement })),
      ...stated(facts, decision),
      ...(answer === 'does_not_apply' ? [] : toCheck(facts)),
    ],
  };
}

function messageOf({ hs_code, level, incomplete_code }: CodeSum): string {
  if (level === 'required' && hs_code.length < wholeCode) return messages.upperBound(hsShown(hs_code));
  return messages.level[level](hsShown(incomplete_code ?? hs_code));
}

const countedLines = ({ lines, others }: ExportFacts) => [
  ...lines,
  ...others.filter(({ together }) => together).flatMap((other) => other.lines),
];

/**
 * Returns a code's value by origin. Domestic and foreign goods under one number are reported separately, and a filing is
 * due if either exceeds the limit (15 CFR 30.37(a)). The exemption also depends on their total, so the total alone sets
 * the level.
 */
function originsOf(code: string, facts: ExportFacts): OriginValue[] {
  const own = countedLines(facts).filter(({ hs_code }) => hsDigits(hs_code) === code);
  return origins.flatMap((origin) => {
    const part = own.filter((line) => originOf(line) === origin);
    const cents = part.reduce((sum, { total_value }) => sum + toUnits(total_value, 2), 0n);
    return part.length > 0 ? [{ origin, value: fromUnits(cents, 2) }] : [];
  });
}

function originOf({ countries_of_manufacture: countries }: ExportedLine): Origin {
  const isDomestic = countries.includes('US');
  if (countries.length === 0 || (isDomestic && countries.length > 1)) return 'unknown';
  return isDomestic ? 'domestic' : 'foreign';
}

/** Returns what the shipment states beside the answer, which a person has to check. */
function stated(facts: ExportFacts, { answer, exempts }: ExportDecision): ExportStatement[] {
  const { itn, license_exception: exception } = facts;
  const said = (fits: boolean, message: string, rule: string): ExportStatement[] =>
    fits ? [{ effect: 'check', message, rule }] : [];
  const exemption = exempts[0]?.rule ?? '15 CFR 30.37(a)';
  const there = controlledThere(facts);
  const isException = exception !== null && answer !== 'does_not_apply';
  return [
    ...said(itn !== null && facts.stated === false, messages.itnDenied, '15 CFR 30.35'),
    ...said(itn !== null && answer === 'does_not_apply', messages.itnNotNeeded, exemption),
    ...said(itn !== null && answer === 'met', messages.voluntary.itn, exemption),
    ...said(itn === null && facts.stated === true && answer === 'met', messages.voluntary.stated, exemption),
    ...said(exception === 'GOV' && there !== null, messages.exceptedThere(there ?? ''), overrides),
    ...said(isException, messages.statedException(exception ?? ''), '15 CFR 732.5(a)(1)'),
  ];
}

/** Returns what only a person can check, and what the sums include. */
function toCheck({ to, lines, others }: ExportFacts): ExportStatement[] {
  const said = (fits: boolean, message: string, rule: string): ExportStatement[] =>
    fits ? [{ effect: 'check', message, rule }] : [];
  const together = others.filter((other) => other.together).map(({ invoice_number }) => invoice_number);
  const goesOn = to === 'CA' && lines.some(({ end_user_country }) => end_user_country && end_user_country !== 'CA');
  return [
    ...said(goesOn, messages.throughCanada, '15 CFR 30.36'),
    ...said(together.length > 0, messages.together(together), '15 CFR 30.1'),
    ...said(lines.length > 0, messages.notLookedAt, overrides),
  ];
}
