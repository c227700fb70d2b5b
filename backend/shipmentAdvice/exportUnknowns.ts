/** The inputs of the export decision that are missing or unreadable, each with the items that it concerns. */
import { toUnits } from '../record/decimal.ts';
import { readEccn } from '../regulation/eccn.ts';
import type { ExportRoute } from '../regulation/exportRoute.ts';
import {
  centsByHsCode,
  type EeiLevel,
  eeiOf,
  hasOddLength,
  hsDigits,
  hsShown,
  readHsCode,
} from '../regulation/hsCode.ts';
import type { CheckReason } from './checkAnswer.ts';
import type { ExportedLine, ExportFacts } from './exportFacts.ts';
import { exportMessages as messages } from './exportMessages.ts';

/** What the decision has found so far. */
interface Found {
  readonly route: ExportRoute | null;
  readonly codes: readonly {
    readonly hs_code: string;
    readonly level: EeiLevel;
    readonly incomplete_code: string | null;
  }[];
  /** Whether 15 CFR 30.36 exempts the goods at any value. */
  readonly toCanada: boolean;
}

/** Returns a reason about the lines that fit; none if no line does. */
function about(
  lines: readonly ExportedLine[],
  fits: (line: ExportedLine) => boolean,
  say: (names: readonly string[], lines: readonly ExportedLine[]) => string,
): CheckReason[] {
  const found = lines.filter(fits);
  if (found.length === 0) return [];
  return [
    {
      message: say(
        found.map(({ material }) => material),
        found,
      ),
      order_item_ids: found.map(({ id }) => id),
    },
  ];
}

const ofShipment = (fits: boolean, message: string): CheckReason[] => (fits ? [{ message, order_item_ids: [] }] : []);

const kindOf = ({ eccn }: ExportedLine) => readEccn(eccn).kind;

/** Returns the lines whose ECCN is not known: a blank one is not EAR99. */
export function unreadEccns(lines: readonly ExportedLine[]): CheckReason[] {
  return [
    ...about(lines, (line) => kindOf(line) === 'none', messages.noEccn),
    ...about(
      lines,
      (line) => kindOf(line) === 'unreadable',
      (names, found) => messages.unreadableEccn(found[0]?.eccn ?? '', names),
    ),
  ];
}

/** Returns what is unknown about the export control of lines: their ECCN, or whether it needs a licence. */
export function unknownLines({ lines, license_number, license_exception }: ExportFacts): CheckReason[] {
  if (license_number !== null || license_exception !== null) return unreadEccns(lines);
  return [
    ...unreadEccns(lines),
    ...about(
      lines,
      (line) => kindOf(line) === 'controlled',
      (names, found) => messages.mayNeedLicence(found[0]?.eccn ?? '', names),
    ),
  ];
}

/** Returns what is unknown about the way, the parties, the codes and the values of a shipment. */
export function unknownInputs(facts: ExportFacts, { route, codes, toCanada }: Found): CheckReason[] {
  const { from, to, lines, others, limit } = facts;
  const codeOf = ({ hs_code }: ExportedLine) => readHsCode(hs_code).kind;
  const isFromIsland = to === 'CA' && (from === 'PR' || from === 'VI');
  const doubtful = codes.filter(({ level }) => level === 'could_exceed' || (isFromIsland && level === 'required'));
  const byValue = !toCanada;
  return [
    ...ofShipment(lines.length === 0, messages.noItems),
    ...ofShipment(from === null, messages.fromUnknown),
    ...ofShipment(to === null, messages.toUnknown),
    ...ofShipment(route === 'passing', messages.passing),
    ...ofShipment(route === 'territory', messages.territoryReported),
    ...about(lines, ({ end_user_country }) => end_user_country === null, messages.noEndUserCountry),
    ...about(lines, (line) => codeOf(line) === 'none', messages.noHsCode),
    ...about(
      lines,
      (line) => codeOf(line) === 'unreadable',
      (names, found) => messages.unreadableHsCode(found[0]?.hs_code?.trim() ?? '', names),
    ),
    ...about(
      byValue ? lines : [],
      ({ hs_code }) => hasOddLength(hsDigits(hs_code)),
      (names, found) =>
        messages.oddHsCode(found[0]?.hs_code?.trim() ?? '', hsDigits(found[0]?.hs_code ?? '').length, names),
    ),
    ...about(byValue ? lines : [], ({ total_value }) => !isWorth(total_value), messages.noValue),
    ...(byValue
      ? doubtful.map(({ hs_code, level, incomplete_code }) => ({
          message:
            level === 'required'
              ? messages.canadaFromIsland(hsShown(hs_code))
              : messages.level.could_exceed(hsShown(incomplete_code ?? hs_code)),
          order_item_ids: lines.filter((line) => hsDigits(line.hs_code) === hs_code).map(({ id }) => id),
        }))
      : []),
    ...(byValue ? unknownOthers(lines, others, limit) : []),
  ];
}

/** Whether a text is an amount above zero. */
const isWorth = (amount: string) => /^\d+(\.\d+)?$/.test(amount) && toUnits(amount, 2) > 0n;

/** Returns what other invoices leave open: codes that cannot be read, and whether they travel with this one. */
function unknownOthers(lines: readonly ExportedLine[], others: ExportFacts['others'], limit: string): CheckReason[] {
  const together = others.filter((other) => other.together);
  const unread = together.filter((other) => other.lines.some(({ hs_code }) => hsDigits(hs_code) === ''));
  const perhaps = others.filter((other) => !other.together);
  const known = [...lines, ...together.flatMap((other) => other.lines)];
  const more = perhaps.flatMap((other) => other.lines);
  const without = more.filter(({ hs_code }) => hsDigits(hs_code) === '');
  const open = without.reduce((sum, { total_value }) => sum + toUnits(total_value, 2), 0n);
  const cents = centsByHsCode([...known, ...more]);
  const max = toUnits(limit, 2);
  const reaches = [...centsByHsCode(lines).keys()].some((code) => {
    const { level, value } = eeiOf(code, cents, limit);
    return level === 'required' || level === 'could_exceed' || toUnits(value, 2) + open > max;
  });
  const numbers = (list: typeof others) => list.map(({ invoice_number }) => invoice_number);
  return [
    ...ofShipment(unread.length > 0, messages.othersWithoutCode(numbers(unread))),
    ...ofShipment(reaches && perhaps.length > 0, messages.perhapsTogether(numbers(perhaps))),
  ];
}
