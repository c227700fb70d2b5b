/** Whether the invoice carries the destination control statement: 15 CFR 758.6(a). Paper, panel, readiness and API ask here. */
import {
  controlRule,
  controlText,
  exceptionsWithoutStatement,
  isPrintedWithStatement,
} from '../regulation/controlText.ts';
import { readEccn, shownEccn } from '../regulation/eccn.ts';
import { isUnitedStates } from '../regulation/exportRoute.ts';
import type { CheckReason } from './checkAnswer.ts';
import type { ExportFacts } from './exportFacts.ts';
import { exportMessages as messages } from './exportMessages.ts';
import { unreadEccns } from './exportUnknowns.ts';

export const controlAnswers = ['required', 'not_required', 'cannot_tell'] as const;

/** Whether the statement is needed, and what stands on the invoice. */
export interface ControlStatement {
  readonly answer: (typeof controlAnswers)[number];
  /** The statement as the invoice prints it; null unless it is required. */
  readonly text: string | null;
  /** The ECCNs that are printed with it: 758.6(a)(2). */
  readonly eccns: string[];
  /** What is missing or unreadable. If the statement is required, more ECCNs may have to be printed with it. */
  readonly because: CheckReason[];
  /** The answer with its reason, for users. */
  readonly message: string;
  /** The reason alone, to follow a name. */
  readonly why: string;
  readonly rule: string;
}

/**
 * Decides about the statement, for goods that leave the United States, territories included (15 CFR 772.1, "United States":
 * from memory, the text was not read). It rests on the ECCNs as entered: blank is unknown, not EAR99.
 */
export function controlStatementOf({ from, to, lines, license_exception }: ExportFacts): ControlStatement {
  const numbers = [...new Set(lines.flatMap(controlled))];
  const ends = [to, ...lines.map((line) => line.end_user_country)];
  const isAbroad = ends.some((country) => country !== null && !isUnitedStates(country));
  if (from !== null && !isUnitedStates(from)) return notRequired(messages.control.notFromUs);
  if (license_exception !== null && exceptionsWithoutStatement.includes(license_exception)) {
    return notRequired(messages.control.excepted(license_exception));
  }
  const unread = unreadEccns(lines);
  if (lines.length > 0 && numbers.length === 0 && unread.length === 0) return notRequired(messages.control.allEar99);
  if (!isAbroad && lines.length > 0 && ends.every((country) => country !== null)) {
    return notRequired(messages.control.withinUs);
  }
  const open: CheckReason[] = [
    ...(from === null ? [aboutShipment(messages.fromUnknown)] : []),
    ...(isAbroad ? [] : [aboutShipment(messages.control.toUnknown)]),
    ...(lines.length === 0 ? [aboutShipment(messages.noItems)] : []),
  ];
  const because = [...open, ...unread];
  if (open.length > 0 || numbers.length === 0) {
    const why = because.map(({ message }) => message).join('; ');
    const message = messages.control.cannotTell(why);
    return { answer: 'cannot_tell', text: null, eccns: [], because, message, why, rule: controlRule };
  }
  const missing = because.map((reason) => ({ ...reason, message: messages.control.beside(reason.message) }));
  const why = messages.control.onList(numbers.map(shownEccn));
  return {
    answer: 'required',
    text: controlText,
    eccns: numbers.filter(isPrintedWithStatement).map(shownEccn),
    because: missing,
    message: messages.control.required(
      why,
      missing.map(({ message }) => message),
    ),
    why,
    rule: controlRule,
  };
}

const aboutShipment = (message: string): CheckReason => ({ message, order_item_ids: [] });

function controlled({ eccn }: ExportFacts['lines'][number]): string[] {
  const read = readEccn(eccn);
  return read.kind === 'controlled' ? [read.number] : [];
}

const notRequired = (why: string): ControlStatement => ({
  answer: 'not_required',
  text: null,
  eccns: [],
  because: [],
  message: messages.control.notRequired(why),
  why,
  rule: controlRule,
});
