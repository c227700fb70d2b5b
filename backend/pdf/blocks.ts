import { heightOf, ink, type Sheet, style, within } from './sheet.ts';
import type { Line, Style } from './text.ts';
import { plainHeight } from './text.ts';

const gap = 14;
const looks = {
  title: style(17, 'bold'),
  heading: style(9.5, 'bold'),
  label: style(7, 'regular', ink.quiet),
  party: style(7, 'bold', ink.quiet),
  value: style(8.5),
  strong: style(9.5, 'bold'),
  small: style(7.5, 'regular', ink.quiet),
} as const;

/** A party to a shipment: its role, its name, and the lines below. */
export interface Party {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A labeled value. */
export type Fact = readonly [label: string, value: string];

/** Writes the document's name, with its identifying facts at the right. */
export function writeTitle(sheet: Sheet, title: string, facts: readonly Fact[]): void {
  const right = sheet.width * 0.5;
  const x = sheet.left + sheet.width - right;
  const name = sheet.set.wrap(title, looks.title, sheet.width - right);
  const lines = facts.flatMap(([label, value]) => sheet.set.wrap(`${label}  ${value}`, looks.value, right));
  sheet.draw(name, { x: sheet.left, y: sheet.y, width: sheet.width - right });
  sheet.draw(lines, { x, y: sheet.y, width: right, align: 'end' });
  sheet.y += Math.max(heightOf(name), heightOf(lines)) + 6;
  sheet.rule(sheet.y, ink.text);
  sheet.y += 10;
}

/** Writes parties side by side, two in a row. */
export function writeParties(sheet: Sheet, parties: readonly Party[]): void {
  const width = (sheet.width - gap) / 2;
  const blocks = parties.map(({ label, name, lines }) => [
    ...sheet.set.wrap(label, looks.party, width),
    ...sheet.set.wrap(name, looks.strong, width),
    ...lines.flatMap((line) => sheet.set.wrap(line, looks.value, width)),
  ]);
  writeGrid(sheet, blocks, 2, 10);
}

/** Writes labeled values side by side. */
export function writeFacts(sheet: Sheet, facts: readonly Fact[], columns = 4): void {
  const width = (sheet.width - gap * (columns - 1)) / columns;
  const blocks = facts.map(([label, value]) => [
    ...sheet.set.wrap(label, looks.label, width),
    ...sheet.set.wrap(value, looks.value, width),
  ]);
  writeGrid(sheet, blocks, columns, 6);
}

function writeGrid(sheet: Sheet, blocks: readonly Line[][], columns: number, below: number): void {
  const width = (sheet.width - gap * (columns - 1)) / columns;
  for (let first = 0; first < blocks.length; first += columns) {
    const row = blocks.slice(first, first + columns).map((lines) => within(sheet.emptyRoom, lines));
    const height = Math.max(...row.map(heightOf));
    sheet.reserve(height);
    for (const [at, lines] of row.entries()) {
      sheet.draw(lines, { x: sheet.left + at * (width + gap), y: sheet.y, width });
    }
    sheet.y += height + below;
  }
}

/** Writes a heading that stays with so many points of the content after it. */
export function writeHeading(sheet: Sheet, text: string, follows = 40): void {
  const lines = sheet.set.wrap(text, looks.heading, sheet.width);
  sheet.reserve(12 + heightOf(lines) + follows);
  sheet.y += 12;
  sheet.draw(lines, { x: sheet.left, y: sheet.y, width: sheet.width });
  sheet.y += heightOf(lines) + 4;
}

/** Writes paragraphs over the whole width; the last stays with so many points of the content after it. */
export function writeNotes(sheet: Sheet, notes: readonly string[], follows = 0): void {
  writeParagraphs(sheet, notes, looks.small, follows);
}

/** Writes paragraphs that a reader must not miss: in full ink. */
export function writeStatements(sheet: Sheet, statements: readonly string[]): void {
  writeParagraphs(sheet, statements, looks.value, 0);
}

function writeParagraphs(sheet: Sheet, texts: readonly string[], look: Style, follows: number): void {
  sheet.y += 3;
  for (const [at, text] of texts.entries()) {
    const lines = sheet.set.wrap(text, look, sheet.width);
    sheet.reserve(heightOf(lines) + (at === texts.length - 1 ? 2 + follows : 0));
    sheet.draw(lines, { x: sheet.left, y: sheet.y, width: sheet.width });
    sheet.y += heightOf(lines) + 2;
  }
}

/** Returns the height of so many sums with short labels, in points. */
export const roomOfTotals = (count: number) => 16 + count * (plainHeight(looks.strong.size) + 4);

/** Writes sums at the right, the last one emphasized; they stay together. */
export function writeTotals(sheet: Sheet, totals: readonly Fact[]): void {
  const width = 230;
  const amounts = 110;
  const x = sheet.left + sheet.width - width;
  const rows = totals.map(([label, value], at) => {
    const look = at === totals.length - 1 ? looks.strong : looks.value;
    return [sheet.set.wrap(label, look, width - amounts), [sheet.set.fit(value, look, amounts - 8)]] as const;
  });
  const height = rows.reduce((sum, [label]) => sum + heightOf(label) + 4, 0);
  sheet.reserve(height + 8);
  sheet.y += 8;
  for (const [at, [label, value]] of rows.entries()) {
    if (at === rows.length - 1) sheet.rule(sheet.y, ink.text, x, x + width);
    sheet.draw(label, { x: x + 4, y: sheet.y + 2, width: width - amounts });
    sheet.draw(value, { x: x + width - amounts, y: sheet.y + 2, width: amounts - 4, align: 'number' });
    sheet.y += heightOf(label) + 4;
  }
}

const signatureRow = 40;

/** Returns the height of a declaration with its lines, in points: what stands before it stays with it. */
export function roomOfSignature(sheet: Sheet, declaration: string, fields: readonly string[]): number {
  const text = sheet.set.wrap(declaration, looks.value, sheet.width);
  return 16 + heightOf(text) + Math.ceil(fields.length / 2) * signatureRow;
}

/**
 * Writes a declaration with lines to fill in by hand, all on one page.
 * @param signatory what stands on the first line already; empty to leave it to be filled in
 */
export function writeSignature(sheet: Sheet, declaration: string, fields: readonly string[], signatory = ''): void {
  const text = sheet.set.wrap(declaration, looks.value, sheet.width);
  const width = (sheet.width - gap) / 2;
  const rowHeight = signatureRow;
  const rows = Math.ceil(fields.length / 2);
  sheet.reserve(roomOfSignature(sheet, declaration, fields));
  sheet.y += 16;
  sheet.draw(text, { x: sheet.left, y: sheet.y, width: sheet.width });
  sheet.y += heightOf(text);
  for (const [at, field] of fields.entries()) {
    const x = sheet.left + (at % 2) * (width + gap);
    const y = sheet.y + Math.floor(at / 2) * rowHeight + 26;
    if (at === 0 && signatory) {
      const name = sheet.set.fit(signatory, looks.value, width);
      sheet.draw([name], { x, y: y - looks.value.size - 4, width });
    }
    sheet.rule(y, ink.line, x, x + width);
    sheet.draw(sheet.set.wrap(field, looks.label, width), { x, y: y + 2, width });
  }
  sheet.y += rows * rowHeight;
}
