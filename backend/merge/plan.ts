/** What a merge would do: which record stays, which values, what moves, and what no longer counts afterwards. */
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { invalid, notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences, type FieldChange } from '../history/table.ts';
import { flagsOf } from '../organization/table.ts';
import { anyOf } from '../record/listOrder.ts';
import { isProhibited } from '../record/party.ts';
import { leftStatuses } from '../shipment/rules.ts';
import { isScreenedAlike, type MergeKind, type PartyRow, strictness } from './kinds.ts';
import { messages } from './messages.ts';
import { countNamings, namesOneOf, type Party, readParties, sumOf } from './parties.ts';
import { references } from './references.ts';
import type { MergePreview } from './schema.ts';
import type { NamingCount } from './table.ts';

/** What a person chose: the record whose value stays, by field. */
export type Choices = Readonly<Record<string, number>>;

/** The records of a merge, and which values stay. */
export interface MergePlan {
  readonly kind: MergeKind;
  readonly into: Party;
  readonly others: readonly Party[];
  /** The record whose value stays, by field, for the fields that the caller may see. */
  readonly from: ReadonlyMap<string, Party>;
  /** The columns of the record that stays which change, with their values before and after. */
  readonly changes: FieldChange[];
  readonly screeningLapses: boolean;
  readonly becomesProhibited: boolean;
}

/**
 * Returns what a merge of these records would do.
 * @throws 422 for a choice of no field or no record of them
 */
export async function planMerge(
  db: Db,
  kind: MergeKind,
  records: readonly Party[],
  intoId: number,
  choices: Choices = {},
): Promise<MergePlan> {
  const into = records.find(({ id }) => id === intoId);
  if (!into) throw invalid({ into_id: [messages.notAmong] });
  const others = records.filter(({ id }) => id !== intoId);
  const fields = await shownFields(db, kind, into.organizationId);
  for (const [field, id] of Object.entries(choices)) {
    if (!Object.hasOwn(fields, field)) throw invalid({ [`fields.${field}`]: [messages.noField] });
    if (!records.some((record) => record.id === id)) throw invalid({ [`fields.${field}`]: [messages.notAmong] });
  }
  const from = new Map(
    Object.entries(fields).map(([field, columns]) => {
      const chosen = records.find(({ id }) => id === choices[field]);
      return [field, chosen ?? proposed(field, columns, into, others)];
    }),
  );
  const after: Record<string, unknown> = {};
  for (const [field, source] of from) {
    for (const column of fields[field] ?? []) after[column] = source.row[column];
  }
  const screening = from.get('screening') ?? into;
  const result: PartyRow = { ...into.row, ...after };
  // A screening is of the name and the country that were screened: it says nothing of others.
  const screeningLapses =
    screening.row['visual_compliance_date'] !== null && !isScreenedAlike(kind, screening.row, result);
  if (screeningLapses) after['visual_compliance_date'] = null;
  return {
    ...{ kind, into, others, from },
    changes: differences(into.row, after),
    screeningLapses,
    becomesProhibited: isProhibited(result.risk_level) && records.some(({ row }) => !isProhibited(row.risk_level)),
  };
}

/** Returns the fields that the organization's switches show. */
async function shownFields(db: Db, { fields }: MergeKind, organizationId: number) {
  if (!('opc' in fields)) return fields;
  const { feature_flags } = await db
    .selectFrom('organizations')
    .select('feature_flags')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const { opc: _opc, ...others } = fields;
  return flagsOf(feature_flags).opc_enabled ? fields : others;
}

/** Returns the record whose value is proposed: the one that stays, unless only others have one; the strictest screening. */
function proposed(field: string, columns: readonly string[], into: Party, others: readonly Party[]): Party {
  const records = [into, ...others];
  if (field === 'screening') {
    return records.reduce((best, next) =>
      strictness(next.row.risk_level) > strictness(best.row.risk_level) ||
      (isEmpty(columns, best) && !isEmpty(columns, next))
        ? next
        : best,
    );
  }
  return records.find((record) => !isEmpty(columns, record)) ?? into;
}

const isEmpty = (columns: readonly string[], { row }: Party): boolean =>
  columns.every((column) => row[column] === null || row[column] === '' || row[column] === false);

/** Returns why these records cannot be merged, or null. */
export function whyNotMerged(records: readonly Party[]): string | null {
  const [first, ...others] = records;
  if (others.some(({ organizationId }) => organizationId !== first?.organizationId)) return messages.otherOrganization;
  if (others.some(({ programId }) => programId !== first?.programId)) return messages.otherProgram;
  if (others.some(({ place }) => place !== first?.place)) return messages.sampleApart;
  return null;
}

/**
 * Returns why the caller may not merge records because of what names them, or null: whoever moves an order must see it.
 */
export async function whyOutOfReach(
  db: Db,
  kind: MergeKind,
  ids: readonly number[],
  caller: Caller,
): Promise<string | null> {
  for (const reference of references[kind.type]) {
    if (!reference.written?.program) continue;
    const { rows } = await sql`select 1 from ${sql.table(reference.table)} t
      where ${namesOneOf(reference, kind, ids)} and t.program_id <> all(${[...caller.programIds]}::bigint[]) limit 1`.execute(
      db,
    );
    if (rows.length > 0) return messages.outOfReach;
  }
  return null;
}

/**
 * Reads what a merge of records would do.
 * @param intoId the record that stays; by default the one that most names, of several the oldest
 * @throws 404 for a record that is not the caller's, 422 for a choice of no field or no record of them
 */
export async function previewMerge(
  db: Db,
  kind: MergeKind,
  caller: Caller,
  ids: readonly number[],
  intoId?: number,
  choices?: Choices,
): Promise<MergePreview> {
  const asked = [...new Set(ids)];
  const found = await readParties(db, kind, caller, asked);
  if (found.length < asked.length) throw notFound();
  if (asked.length < 2) throw invalid({ ids: [messages.needsOther] });
  const counts = await countNamings(db, kind, asked);
  const records = asked.flatMap((id) => found.find((record) => record.id === id) ?? []);
  const plan = await planMerge(db, kind, records, intoId ?? mostNamed(records, counts), choices);
  const { into, others, from } = plan;
  const movedIds = others.map(({ id }) => id);
  return {
    into_id: into.id,
    records: records.map(({ id, label, programName, row, createdAt }) => ({
      ...{ id, label, program_name: programName, lock_version: row.lock_version, created_at: createdAt.toISOString() },
      named_by: counts.get(id) ?? [],
    })),
    fields: [...from].map(([field, source]) => {
      const parts = (kind.fields[field] ?? []).map((column) => ({
        column,
        values: records.map(({ row }) => shownValue(row[column])),
      }));
      return {
        ...{ field, from_id: source.id, parts },
        differs: parts.some(({ values }) => new Set(values.map((value) => JSON.stringify(value))).size > 1),
      };
    }),
    moves: sumOf(movedIds.map((id) => counts.get(id) ?? [])),
    lapsing_approvals: await countLapsing(db, plan),
    screening_lapses: plan.screeningLapses,
    becomes_prohibited: plan.becomesProhibited,
    why_not: whyNotMerged(records) ?? (await whyOutOfReach(db, kind, movedIds, caller)),
  };
}

/** A column as the response has it: text, yes or no, or an address. */
function shownValue(value: unknown): MergePreview['fields'][number]['parts'][number]['values'][number] {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'object' && !Array.isArray(value)) return Object.fromEntries(Object.entries(value));
  return JSON.stringify(value);
}

function mostNamed(records: readonly Party[], counts: ReadonlyMap<number, readonly NamingCount[]>): number {
  const weight = ({ id }: Party) => (counts.get(id) ?? []).reduce((sum, { count }) => sum + count, 0);
  const [first] = [...records].sort((one, other) => weight(other) - weight(one) || one.id - other.id);
  return first?.id ?? 0;
}

/** The columns that an invoice says of its parties: see the content of approvals. */
const onInvoices: Readonly<Record<MergeKind['type'], readonly string[]>> = {
  Vendor: ['name', 'address'],
  EndUser: ['first_name', 'last_name', 'external_organization_name', 'country'],
  Group: ['name', 'attn', 'latin_name', 'tax_number', 'address'],
};

/**
 * Counts the shipments that have not left and whose approvals would no longer count: those of the records that end, and
 * those of the one that stays if what invoices say of it changes.
 */
async function countLapsing(db: Db, { kind, into, others, changes }: MergePlan): Promise<number> {
  const isChanged = changes.some(({ field }) => onInvoices[kind.type].includes(field));
  const ids = [...others.map(({ id }) => id), ...(isChanged ? [into.id] : [])];
  const named =
    kind.type === 'Group'
      ? sql`s.group_id = ${anyOf(ids)}`
      : sql`s.id in (select i.shipment_id from purchase_orders o join order_items i on i.purchase_order_id = o.id
          where o.${sql.ref(kind.field)} = ${anyOf(ids)})`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from shipments s
    where ${named} and s.status <> all(${[...leftStatuses]}::text[]) and exists (
      select 1 from shipment_approvals a where a.shipment_id = s.id
        and a.field in ('ehs_approval', 'ff_approval', 'program_approval')
        and a.field <> all(shipment_lapsed_approvals(s.id)))`.execute(db);
  return rows[0]?.count ?? 0;
}
