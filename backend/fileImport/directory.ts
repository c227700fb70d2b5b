import type { z } from 'zod';
import { HttpError, notFound } from '../api/errors.ts';
import { fieldMessages } from '../api/validate.ts';
import { withinSavepoint } from '../record/checkEach.ts';
import { importedTables } from './importedTables.ts';
import type {
  ImportedField,
  ImportKind,
  ImportPlace,
  NamedTable,
  PlanContext,
  PlannedRow,
  ReadRow,
  RowToWrite,
  WriteContext,
  WrittenRow,
  WrittenUnit,
} from './kind.ts';
import { removeMade, whyStay } from './made.ts';
import { messages } from './messages.ts';
import { findNamed } from './names.ts';
import { parsed } from './parsed.ts';
import { shownCells } from './shownCells.ts';

/** A record as its import compares it: the fields of a body, nested as in api/v1. */
export interface Existing {
  readonly id: number;
  readonly lock_version: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A record after a write. */
interface Written {
  readonly id: number;
  readonly lock_version: number;
}

/** The declaration of an import whose rows each become one record. */
export interface DirectoryImport<Body> extends Pick<ImportKind, 'key' | 'access' | 'into' | 'identifying'> {
  /** The table of its records. */
  readonly table: NamedTable;
  /** Fields whose keys are paths in the body: `address_attributes.city`. The first ones say what it is called. */
  readonly fields: () => readonly ImportedField[];
  /** Returns the fields that say what a row calls its record. One that is found by them keeps them as they are. */
  readonly namedBy: (body: Readonly<Record<string, unknown>>) => readonly string[];
  /** Returns what a row calls its record. */
  readonly nameOf: (body: Readonly<Record<string, unknown>>) => string;
  /** Reads the body of a new record, without its place. */
  readonly body: z.ZodType<Body>;
  /** Reads these records as they are compared. */
  readonly existing: (
    context: Pick<PlanContext, 'db' | 'caller'>,
    ids: readonly number[],
  ) => Promise<readonly Existing[]>;
  readonly create: (context: WriteContext, body: Body) => Promise<Written>;
  /** @param version undefined changes the newest one */
  readonly update: (
    context: WriteContext,
    id: number,
    version: number | undefined,
    body: Partial<Body>,
  ) => Promise<Written>;
}

/** Declares such an import. */
export function directoryImport<Body extends object>(declared: DirectoryImport<Body>): ImportKind {
  const { key, access, into, identifying, table } = declared;
  const { type } = importedTables[table];
  return {
    ...{ key, type, access, into, identifying },
    fields: async () => declared.fields(),
    planner: (context) => {
      const firstRows = new Map<string, number>();
      return { plan: (rows) => plan(declared, context, rows, firstRows) };
    },
    atOnce: 25,
    write: async (context, units) => {
      const written: WrittenUnit[] = [];
      for (const { rows } of units) written.push(await writeUnit(declared, context, rows));
      return written;
    },
    whyStay: (context, rows) => whyStay(table, context, rows),
    takeBack: (context, rows) => takeBack(declared, context, rows),
  };
}

/** Sets a value at a path of a nested object. */
function setAt(into: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) into[first] = value;
  else {
    const inner = { ...(into[first] as Record<string, unknown> | undefined) };
    setAt(inner, rest.join('.'), value);
    into[first] = inner;
  }
}

const valueAt = (from: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name] ?? null, from);

/** Returns the body that a row says: only filled cells, so that an empty one never clears a field. */
function bodyOf({ cells }: ReadRow): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, { value }] of cells) if (value !== null) setAt(body, path, value);
  return body;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

async function plan<Body extends object>(
  declared: DirectoryImport<Body>,
  context: PlanContext,
  rows: readonly ReadRow[],
  firstRows: Map<string, number>,
): Promise<PlannedRow[]> {
  const bodies = new Map(rows.map((row) => [row.row, bodyOf(row)]));
  const names = new Map(rows.map(({ row }) => [row, declared.nameOf(bodies.get(row) ?? {})]));
  const found = await findNamed(
    context.db,
    context.place,
    declared.table,
    [...new Set(names.values())].filter(Boolean),
  );
  const ids = [...found.values()].flatMap((each) => each.map(({ id }) => id));
  const existing = new Map((await declared.existing(context, ids)).map((record) => [record.id, record]));
  return rows.map((row) => {
    const name = names.get(row.row) ?? '';
    const meant = found.get(name) ?? [];
    const known = name === '' ? undefined : firstRows.get(keyOf(name, meant));
    if (known === undefined) firstRows.set(keyOf(name, meant), row.row);
    const record = existing.get(meant[0]?.id ?? 0);
    const body = bodies.get(row.row) ?? {};
    return plannedRow(declared, context, { row, body, name, record, isSeveral: meant.length > 1, known });
  });
}

const keyOf = (name: string, meant: readonly { readonly id: number }[]) =>
  meant[0] ? `#${meant[0].id}` : name.normalize('NFKC').toLowerCase();

interface Planning {
  readonly row: ReadRow;
  readonly body: Record<string, unknown>;
  readonly name: string;
  readonly record: Existing | undefined;
  readonly isSeveral: boolean;
  /** An earlier row that means the same record. */
  readonly known: number | undefined;
}

function plannedRow<Body>(
  declared: DirectoryImport<Body>,
  { fields }: PlanContext,
  { row, body, name, record, isSeveral, known }: Planning,
): PlannedRow {
  const problems = new Map<string, string>();
  const before = new Map<string, string | null>();
  const nameField = declared.fields()[0]?.key;
  if (nameField && name === '') problems.set(nameField, messages.problems.blank);
  if (nameField && isSeveral) problems.set(nameField, messages.problems.several);
  if (nameField && known !== undefined) problems.set(nameField, messages.sameRecord(known));
  const naming = declared.namedBy(body);
  const differing = [...row.cells].filter(
    ([path, { value }]) => record && !naming.includes(path) && differs(record, path, value),
  );
  const write: Record<string, unknown> = {};
  for (const [path] of differing) {
    // An address is sent whole.
    const [top = ''] = path.split('.');
    const now = record?.fields[top];
    const sent = body[top];
    write[top] = path === top ? sent : { ...(now as object | null), ...(sent as object | undefined) };
    before.set(path, String(valueAt(record?.fields, path) ?? ''));
  }
  const sent = record ? { ...record.fields, ...write } : body;
  const parsed = declared.body.safeParse(sent);
  if (!parsed.success && (!record || differing.length > 0)) {
    for (const [path, texts] of Object.entries(fieldMessages(parsed.error))) problems.set(path, texts.join('. '));
  }
  for (const { field, problem } of row.cells.values()) if (problem) problems.set(field, problem);
  const cells = shownCells(row.cells, fields, before, problems);
  const state = problems.size > 0 ? 'attention' : !record ? 'new' : differing.length > 0 ? 'changed' : 'unchanged';
  return {
    row: row.row,
    unit: row.row,
    state,
    plan: {
      says: saysOf(state, differing.length, problems, fields),
      label: name,
      ...{ order: null, cells, write: record ? write : body, value: null, unit: null },
      recordId: record?.id ?? null,
      version: record?.lock_version ?? null,
    },
  };
}

const differs = (record: Existing, path: string, value: unknown): boolean =>
  value !== null && !isSame(valueAt(record.fields, path), value);

/** Returns what happens to a row in a few words: the first problem, or how much changes. */
export function saysOf(
  state: PlannedRow['state'],
  changes: number,
  problems: ReadonlyMap<string, string>,
  fields: readonly ImportedField[],
): string {
  const [first] = problems;
  if (first) return problemSays(first[0], first[1], fields);
  if (state === 'new') return messages.says.new;
  return state === 'changed' ? messages.says.changed(changes) : messages.says.unchanged;
}

/** Returns what is wrong with a field of a row, in a few words. @param key empty for the row itself */
export function problemSays(key: string, problem: string, fields: readonly ImportedField[]): string {
  const field = fields.find((each) => each.key === key);
  if (field?.names && problem === messages.problems.notFound) return messages.nameNotFound(field.label());
  return field ? messages.ofField(field.label(), problem) : problem;
}

async function writeUnit<Body>(
  declared: DirectoryImport<Body>,
  context: WriteContext,
  rows: readonly RowToWrite[],
): Promise<WrittenUnit> {
  try {
    return await withinSavepoint(context.db, async () => {
      const written: WrittenRow[] = [];
      for (const row of rows) written.push(await writeRow(declared, context, row));
      return { rows: written, made: [] };
    });
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return { rejected: error, row: null };
    throw error;
  }
}

async function writeRow<Body>(
  declared: DirectoryImport<Body>,
  context: WriteContext,
  { row, plan: planned }: RowToWrite,
): Promise<WrittenRow> {
  const { recordId, version, write } = planned;
  const written = { row, unitRecordId: null };
  if (recordId === null) {
    const record = await declared.create(context, parsed(declared.body, write));
    return { ...written, recordId: record.id, version: record.lock_version, back: null };
  }
  const [before] = await declared.existing(context, [recordId]);
  if (!before) throw notFound();
  const back = Object.fromEntries(Object.keys(write).map((field) => [field, before.fields[field] ?? null]));
  // Parsed with the fields that stay, which may be required; only those that change are sent.
  const sent = parsed(declared.body, { ...before.fields, ...write });
  const changed = Object.fromEntries(Object.entries(sent as object).filter(([field]) => field in write));
  const record = await declared.update(context, recordId, version ?? 0, changed as Partial<Body>);
  return { ...written, recordId, version: record.lock_version, back };
}

async function takeBack<Body>(
  { table, update }: DirectoryImport<Body>,
  context: WriteContext,
  rows: readonly WrittenRow[],
): Promise<(string | null)[]> {
  const reasons = await whyStay(table, context, rows, true);
  const going = rows.filter((_row, index) => reasons[index] === null);
  for (const { recordId, back } of going) {
    if (recordId !== null && back !== null) await update(context, recordId, undefined, back as Partial<Body>);
  }
  const made = going.flatMap(({ recordId, back }) => (back === null && recordId !== null ? [recordId] : []));
  await removeMade(context, table, made);
  return reasons;
}

/** Where an import's records are made, as a body has it. */
export const ofPlace = ({ organizationId }: Pick<ImportPlace, 'organizationId'>) => ({
  organization_id: organizationId,
});
