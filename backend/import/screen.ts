import type { WriteStream } from 'node:tty';
import type { ImportSummary, Report } from './events.ts';
import { type ImportedKind, messages } from './messages.ts';
import { reportFile } from './reportFile.ts';
import { tableMessages } from './tableMessages.ts';

/** The terminal output of an import. */
export interface Screen {
  readonly report: Report;
  /** Prints a line above the progress bar. */
  readonly say: (line: string) => void;
  /** How many rows were refused so far. */
  readonly refused: () => number;
  readonly close: () => Promise<void>;
}

const barWidth = 30;
/** What an import creates, in the order in which it is told. */
const KINDS: readonly ImportedKind[] = [
  'programs',
  'groups',
  'end_users',
  'vendors',
  'purchase_orders',
  'shipments',
  'order_items',
];
/** How many refused rows of a table are told with their reasons; the report has all of them. */
const MOST_REASONS = 20;
/** How many orders each progress line covers if the output cannot redraw a line. */
const ordersPerLine = 500;

/** Shows progress as a bar on a terminal and as lines elsewhere, writes the report file, and ends with the summary. */
export function screen(given: {
  file: string;
  dataDir: string;
  out: Pick<WriteStream, 'write'> & { isTTY?: boolean };
}): Screen {
  const { out } = given;
  const file = reportFile(given.dataDir, given.file);
  let shown = '';
  let lastLine = 0;
  let refused = 0;
  let isWaiting = false;
  let lastRefused = 0;
  const reasons: string[] = [];

  const draw = (line: string) => {
    out.write(`\r${line.padEnd(shown.length)}`);
    shown = line;
  };
  const say = (line: string) => {
    if (shown) draw('');
    out.write(shown ? `\r${line}\n` : `${line}\n`);
    shown = '';
  };
  const showOrders = (orders: number, of: number) => {
    const line = messages.importing(orders, of);
    if (out.isTTY) return draw(`${bar(of === 0 ? 1 : orders / of)} ${line}`);
    if (orders < lastLine + ordersPerLine) return;
    lastLine = orders;
    say(line);
  };

  return {
    say,
    refused: () => refused,
    report: async (event) => {
      switch (event.type) {
        case 'reading':
          if (out.isTTY) draw(messages.reading(event.rows));
          break;
        case 'waiting':
          if (!isWaiting) say(messages.waiting);
          isWaiting = true;
          break;
        case 'importing':
          showOrders(event.orders, event.of);
          break;
        case 'named':
          say(tableMessages.inTheNameOf(event.organization, event.program, event.person));
          break;
        case 'refused':
          if (event.row !== lastRefused) refused += 1;
          lastRefused = event.row;
          if (refused <= MOST_REASONS) reasons.push(tableMessages.refusedRow(event.row, event.reason));
          await file.add(event);
          break;
        case 'noted':
          await file.add(event);
          break;
        case 'imported':
          for (const line of event.made ? madeLines(event, event.made) : tableLines(event)) say(line);
          if (event.made) break;
          for (const line of reasons) say(`  ${line}`);
          if (refused > reasons.length) say(`  ${tableMessages.moreRefused(refused - reasons.length)}`);
      }
    },
    close: async () => {
      if (shown) say('');
      await file.close();
      if (file.path) say(messages.report(file.path));
    },
  };
}

function bar(part: number): string {
  const full = Math.round(part * barWidth);
  return `[${'='.repeat(full)}${' '.repeat(barWidth - full)}] ${String(Math.floor(part * 100)).padStart(3)}%`;
}

/** Returns what an import made as lines to read. */
export function madeLines(summary: ImportSummary, counts: NonNullable<ImportSummary['made']>): string[] {
  const { organization, counts: rows, refused_rows: refused, noted_rows: noted } = summary;
  const made = KINDS.map((kind) => [kind, counts[kind]] as const);
  const isNew = made.some(([, count]) => count > 0);
  const nothing = rows.unchanged > 0 ? messages.nothingChanged(rows.unchanged, organization) : messages.nothingNew;
  return [
    ...(summary.stopped ? [messages.stopped] : []),
    ...(isNew
      ? [
          (summary.dry_run ? messages.dryRun : messages.made)(organization),
          ...made.map((entry) => `  ${messages.counted(...entry)}`),
        ]
      : [nothing]),
    ...(isNew && rows.unchanged > 0 ? [messages.unchanged(rows.unchanged)] : []),
    ...(summary.mapping ? [tableMessages.byMapping(summary.mapping)] : []),
    ...(summary.left.length > 0 ? [tableMessages.leftColumns(summary.left)] : []),
    ...(refused > 0 ? [messages.refused(refused)] : []),
    ...(noted > 0 ? [messages.noted(noted)] : []),
    ...summary.notes,
  ];
}

/** Returns what became of a table as lines to read: the figures of its preview, or of what was written. */
export function tableLines({ dry_run, stopped, kind, counts, sums, left, mapping }: ImportSummary): string[] {
  const hasOrders = kind === 'purchase_orders';
  return [
    ...(stopped ? [messages.stopped] : []),
    (dry_run ? tableMessages.wouldBe : tableMessages.was)(counts.rows),
    `  ${tableMessages.rowsBecome(counts)}`,
    ...(hasOrders ? [`  ${tableMessages.ordersBecome(counts.new_orders, counts.changed_orders)}`] : []),
    ...(sums ? [`  ${tableMessages.sums(sums.read, sums.ready, sums.file)}`] : []),
    ...(mapping ? [`  ${tableMessages.byMapping(mapping)}`] : []),
    ...(left.length > 0 ? [`  ${tableMessages.leftColumns(left)}`] : []),
    ...(counts.attention > 0 ? [messages.refused(counts.attention)] : []),
  ];
}
