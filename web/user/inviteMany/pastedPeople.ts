/**
 * Reads lists of people as they are pasted: the addresses of a mail, or a sheet whose names are in one column. Names are split
 * at their last space, because most sheets and mails have them so; what that gets wrong is seen in the rows.
 */

import { words } from '../../generated/wordForms.ts';
import { type Block, splitCells, writeBlock } from '../../kit/grid/block.ts';

/** The headings of the columns that a list is rewritten to. */
export interface PeopleHeads {
  firstName: string;
  lastName: string;
  email: string;
  /** The headings of what follows name and address in a sheet without headings, in order. */
  further: readonly string[];
}

const FULL_NAMES = new Set(
  `name, full name, fullname, display name, person, nom complet, nom et prénom, prénom et nom, nombre completo, nombre y apellido,
  nombre y apellidos, nome completo, vollständiger name, vor- und nachname, имя, фио, الاسم, الاسم الكامل, 姓名, 氏名, 성명`
    .split(',')
    .map(words),
);
const FIRST_NAMES = new Set(
  'first name, firstname, given name, prénom, prenom, nombre, vorname, الاسم الأول, 名'.split(',').map(words),
);

const EMAIL = /^[^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+$/;
const isEmail = (cell: string | undefined) => EMAIL.test(cell?.trim() ?? '');

/** Returns a pasted text as a sheet with headings for first name, last name and email; null if it is no such list. */
export function readPeople(text: string, heads: PeopleHeads): string | null {
  const plain = text.replace(/\r\n?/g, '\n').trim();
  const rows = readAddresses(plain) ?? readSheet(plain, heads);
  if (!rows) return null;
  return writeBlock(
    rows.headed ? rows.block : [[heads.firstName, heads.lastName, heads.email, ...heads.further], ...rows.block],
  );
}

interface People {
  block: Block;
  headed: boolean;
}

/** Reads `Ama Osei <ama@x.org>; "Osei, Kofi" <kofi@x.org>, jun@x.org`. */
function readAddresses(text: string): People | null {
  if (text.includes('\t') || !text.includes('@')) return null;
  const separator = outsideQuotes(text).includes(';') ? /[;\n]/ : /[,\n]/;
  const entries = joined(splitOutside(text, separator));
  const people = entries.map(readAddress);
  const isList = people.every((person) => person !== null) && (people.length > 1 || text.includes('<'));
  return isList ? { block: people.filter((person) => person !== null), headed: false } : null;
}

function readAddress(entry: string): readonly string[] | null {
  const [, name = '', address = ''] = /^(.*?)\s*<\s*([^<>]+?)\s*>$/s.exec(entry) ?? ['', '', entry];
  if (!isEmail(address)) return null;
  // The part before the @ is shown in place of a missing name, so that the row asks for one.
  return [...namesOf(name.replace(/^["']|["']$/g, '').trim() || (address.split('@')[0] ?? '')), address];
}

/** Joins what a comma within a name has separated: `Osei` and `Ama <ama@x.org>`. */
function joined(parts: readonly string[]): string[] {
  const entries: string[] = [];
  let open = '';
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    open = open === '' ? part : `${open}, ${part}`;
    if (!part.includes('@')) continue;
    entries.push(open);
    open = '';
  }
  return open === '' ? entries : [...entries, open];
}

const outsideQuotes = (text: string) => text.replace(/"[^"]*"/g, (quoted) => '\u0000'.repeat(quoted.length));

function splitOutside(text: string, separator: RegExp): string[] {
  const masked = outsideQuotes(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !separator.test(masked[at] ?? '')) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return parts;
}

/** Reads a sheet whose names are in one column, with headings or with a column of addresses next to them. */
function readSheet(text: string, { firstName, lastName }: PeopleHeads): People | null {
  const rows = cellsOf(text);
  const [head = [], ...body] = rows;
  const named = head.findIndex((cell) => FULL_NAMES.has(words(cell)));
  if (named >= 0 && body.length > 0 && !head.some((cell) => FIRST_NAMES.has(words(cell)))) {
    const heads = head.toSpliced(named, 1, firstName, lastName);
    return {
      block: [heads, ...body.map((row) => row.toSpliced(named, 1, ...namesOf(row[named] ?? '')))],
      headed: true,
    };
  }
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const at = [1, 0].find((place) => filled.length > 0 && filled.every((row) => row.length > 1 && isEmail(row[place])));
  if (at === undefined) return null;
  const block = filled.map((row) => [...namesOf(row[1 - at] ?? ''), row[at] ?? '', ...row.slice(2)]);
  return { block, headed: false };
}

/** Splits a text into cells: at tabs, or at the semicolons or commas that every line has. */
function cellsOf(text: string): Block {
  if (text.includes('\t')) return splitCells(text, '\t');
  const split = [';', ','].map((separator) => splitCells(text, separator));
  return split.find((rows) => rows.every((row) => row.length > 1)) ?? [];
}

/** Returns first and last name: `Ama Serwaa Osei` and `Osei, Ama Serwaa` are the same; one word is a first name. */
function namesOf(name: string): [first: string, last: string] {
  const [before = '', after] = name.split(',').map((part) => part.trim());
  if (after) return [after, before];
  const parts = before.split(/\s+/);
  return parts.length > 1 ? [parts.slice(0, -1).join(' '), parts.at(-1) ?? ''] : [before, ''];
}
