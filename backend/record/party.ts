/**
 * The parties of a trade: who sells goods, uses them, receives them and carries them. A party of risk level 4 is
 * prohibited: new orders and shipments may not name it, and nothing that names it may leave.
 */
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { invalid } from '../api/errors.ts';
import { forEachKey, keysOf } from '../api/keys.ts';
import { date, optionalDate, optionalKey } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { booleanParameter, dateRange, setOf } from './list.ts';
import { partyMessages as messages } from './messages.ts';

/** The risk level at which trade with a party is prohibited. */
const prohibitedLevel = 'level_4';

/** Whether trade with a party of this risk level is prohibited. */
export const isProhibited = (riskLevel: string | null | undefined): boolean => riskLevel === prohibitedLevel;

/** Whether a write makes a party prohibited. @param sent the level of the write; undefined leaves it as it is */
export const becomesProhibited = (before: string | null, sent: string | null | undefined): boolean =>
  isProhibited(sent) && !isProhibited(before);

/**
 * Whether a name is in Latin letters, which papers for customs and carriers need: it has some, and none of another script.
 * Letters that scripts share count as neither.
 */
export const isInLatin = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && !/[^\p{Script=Latin}\p{Script=Common}\P{L}]/u.test(name);

/** The tables of the kinds of parties, with the columns of their names. */
const sources = {
  vendor: { table: 'vendors', name: 'name' },
  end_user: { table: 'end_users', name: 'label' },
  group: { table: 'groups', name: 'name' },
  courier: { table: 'couriers', name: 'company_name' },
} as const;

/** What a party does with the goods: it sells them, uses them, receives them or carries them. */
export type PartyKind = keyof typeof sources;
export const partyKinds = keysOf(sources);

/** A party, with its name. */
export interface Party {
  readonly kind: PartyKind;
  readonly id: number;
  readonly name: string;
}

/** In summaries and records: whether trade with the party is prohibited. Everybody in the organization may see it. */
export const prohibited = z.boolean().meta({
  description: 'Whether its risk level prohibits trade: new orders and shipments may not name it, and none may leave.',
});

/** The fields of a party's screening in its record. */
export const shownScreening = {
  visual_compliance_date: date.nullable(),
  risk_level: z.string().nullable(),
  prohibited,
};

/** The fields and filters of a party's screening. @param isRiskLevel injected, because shared folders import no concept */
export const screeningOf = (isRiskLevel: (key: string) => boolean) => ({
  fields: { visual_compliance_date: optionalDate, risk_level: optionalKey(isRiskLevel, () => messages.notALevel) },
  filters: {
    ...dateRange('visual_compliance_date'),
    screened: booleanParameter.optional(),
    risk_level: setOf(z.string().refine(isRiskLevel, { error: () => messages.notALevel })).optional(),
  },
});

/** The screening filters of a list after parsing. */
interface ScreeningFilters {
  readonly visual_compliance_date_from?: string | undefined;
  readonly visual_compliance_date_to?: string | undefined;
  readonly screened?: boolean | undefined;
  readonly risk_level?: readonly string[] | undefined;
}

/** Returns the conditions of the screening filters. @param table the table's name or alias in the query */
export function screenedAs(table: string, filters: ScreeningFilters): RawBuilder<boolean>[] {
  const { visual_compliance_date_from: from, visual_compliance_date_to: to, screened, risk_level: levels } = filters;
  const on = sql.ref(`${table}.visual_compliance_date`);
  return [
    ...(from === undefined ? [] : [sql<boolean>`${on} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql<boolean>`${on} <= ${to}::date`]),
    ...(screened === undefined ? [] : [screened ? sql<boolean>`${on} is not null` : sql<boolean>`${on} is null`]),
    ...(levels === undefined ? [] : [sql<boolean>`${sql.ref(`${table}.risk_level`)} = any(${[...levels]}::text[])`]),
  ];
}

/** The parties that a record names, by kind. */
export type NamedParties = Readonly<Partial<Record<PartyKind, readonly number[]>>>;

/**
 * Returns the prohibited ones of these parties, by kind and id.
 * @param lock keeps all of them as they are until the transaction ends, so that nothing leaves while a level is raised.
 * Naming a party needs no lock: what names one that is raised meanwhile cannot leave.
 */
export async function prohibitedOf(db: Db, named: NamedParties, { lock = false } = {}): Promise<Party[]> {
  const found: Party[] = [];
  for (const kind of partyKinds) {
    const ids = named[kind] ?? [];
    if (ids.length === 0) continue;
    const { table, name } = sources[kind];
    const { rows } = await sql<{ id: number; name: string; risk_level: string | null }>`
      select id, ${sql.ref(name)} as name, risk_level from ${sql.table(table)}
      where id = any(${[...new Set(ids)]}::bigint[]) order by id ${lock ? sql`for share` : sql``}`.execute(db);
    found.push(
      ...rows.filter((row) => isProhibited(row.risk_level)).map((row) => ({ kind, id: row.id, name: row.name })),
    );
  }
  return found;
}

type Ids<Field extends string> = Readonly<Partial<Record<Field, number | null | undefined>>>;

/**
 * Rejects prohibited parties that a record does not name yet.
 * @param fields the fields that name parties, with the kinds of the parties
 * @param sent the fields of the write @param before the fields of the record; omitted for a new one
 * @throws 422
 */
export async function checkParties<Field extends string>(
  db: Db,
  fields: Readonly<Record<Field, PartyKind>>,
  sent: Ids<NoInfer<Field>>,
  before?: Ids<NoInfer<Field>>,
): Promise<void> {
  const changed = keysOf(fields).flatMap((field) => {
    const id = sent[field];
    return id && id !== before?.[field] ? [{ field, kind: fields[field], id }] : [];
  });
  const named = forEachKey(partyKinds, (kind) => changed.filter((each) => each.kind === kind).map(({ id }) => id));
  const prohibited = await prohibitedOf(db, named);
  const refused = changed.filter(({ kind, id }) => prohibited.some((party) => party.kind === kind && party.id === id));
  if (refused.length > 0) throw invalid(Object.fromEntries(refused.map(({ field }) => [field, [messages.prohibited]])));
}

/**
 * Returns what says which fields of a new record name a prohibited party, with the message for each; null for none.
 * @param sent the fields of all records that are to be checked
 */
export async function namedParties<Field extends string>(
  db: Db,
  fields: Readonly<Record<Field, PartyKind>>,
  sent: readonly Ids<NoInfer<Field>>[],
): Promise<(record: Ids<NoInfer<Field>>) => Record<string, string[]> | null> {
  const named = forEachKey(partyKinds, (kind) =>
    keysOf(fields).flatMap((field) => (fields[field] === kind ? sent.flatMap((record) => record[field] ?? []) : [])),
  );
  const prohibited = await prohibitedOf(db, named);
  return (record) => {
    const refused = keysOf(fields).filter((field) =>
      prohibited.some((party) => party.kind === fields[field] && party.id === record[field]),
    );
    return refused.length > 0 ? Object.fromEntries(refused.map((field) => [field, [messages.prohibited]])) : null;
  };
}

/** The parties that an order names. */
interface OrderParties {
  readonly vendor_id: number;
  readonly end_user_id: number;
  readonly group_id: number;
}

/** Returns whether an order, or the order of an item, names a prohibited party. @param lock as in `prohibitedOf` */
export async function namesProhibited(
  db: Db,
  orders: readonly OrderParties[],
  { lock = false } = {},
): Promise<(order: OrderParties) => boolean> {
  const named = {
    vendor: orders.map(({ vendor_id }) => vendor_id),
    end_user: orders.map(({ end_user_id }) => end_user_id),
    group: orders.map(({ group_id }) => group_id),
  };
  const found = await prohibitedOf(db, named, { lock });
  const isOne = (kind: PartyKind, id: number) => found.some((party) => party.kind === kind && party.id === id);
  return ({ vendor_id, end_user_id, group_id }) =>
    isOne('vendor', vendor_id) || isOne('end_user', end_user_id) || isOne('group', group_id);
}

/** Returns an expression of whether the row's risk level prohibits trade. @param table the table's name or alias */
export const isProhibitedIn = (table: string) =>
  sql<boolean>`coalesce(${sql.ref(`${table}.risk_level`)} = ${sql.lit(prohibitedLevel)}, false)`;

/** Returns a select of parties as objects with kind, id and name. @param where conditions on the party `p` */
export const selectProhibited = (kind: PartyKind, where: RawBuilder<boolean>) => {
  const { table, name } = sources[kind];
  return sql`select jsonb_build_object('kind', ${sql.lit(kind)}, 'id', p.id, 'name', p.${sql.ref(name)}) as party
    from ${sql.table(table)} p where p.risk_level = ${sql.lit(prohibitedLevel)} and ${where}`;
};

/** Returns an expression of the list of parties that these selects find. */
export const partiesIn = (selects: readonly RawBuilder<unknown>[]) =>
  sql<Party[]>`(select coalesce(jsonb_agg(found.party), '[]') from (${sql.join(selects, sql` union all `)}) as found)`;
