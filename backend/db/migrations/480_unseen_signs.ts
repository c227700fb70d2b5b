import { type Kysely, sql } from 'kysely';

/**
 * Makes more names one that look the same: those that differ only by U+FFFC, the mark in place of an object, which browsers
 * draw with no width, or by the hyphens U+2010 and U+2011, which word processors write and every font draws as `-`.
 *
 * Names that are already stored twice stay: the later ones are marked as twins, as before (see 180).
 *
 * Digits of every script and full-width ones are numbers where numbers inside numbers are sorted (see 160).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await compareMore(db);
  await sql.raw(naturalOrder()).execute(db);
  for (const [table, of, order] of sorted) {
    const isOther = `${of} ~ '[^ -~]' and natural_order(${of}) <> ${order}`;
    await sql.raw(`update ${table} set ${of} = ${of} where ${isOther}`).execute(db);
  }
}

async function compareMore(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('compare_key(text)'::regprocedure) as definition`.execute(db);
  const before = rows[0]?.definition ?? '';
  const after = before
    .replaceAll('\\uFFFB', '\\uFFFC')
    .replace("regexp_replace($1, '[", `regexp_replace(translate($1, '\u2010\u2011', '--'), '[`);
  if (!after.includes('\\uFFFC') || !after.includes('\u2011'))
    throw new Error('compare_key has another form than 180 gave it');
  await sql.raw(after).execute(db);
  for (const each of named) await compareAnew(db, each);
  for (const [table, text] of likelyTwins) {
    if (await isAny(db, table, `${text} ~ '\ufffc'`)) await sql`reindex table ${sql.table(table)}`.execute(db);
  }
}

/** Tables with a unique name: its column, the columns within whose values it is unique, and the rows whose names are taken. */
const named: readonly (readonly [table: string, column: string, within: string, only?: string])[] = [
  ['organizations', 'name', ''],
  ['programs', 'name', 'organization_id, sample, '],
  ['users', 'email', ''],
  ['vendors', 'name', 'organization_id, sample, '],
  ['groups', 'name', 'program_id, '],
  ['couriers', 'company_name', 'organization_id, sample, '],
  ['airlines', 'prefix', 'organization_id, sample, '],
  ['purchase_orders', 'order_number', 'organization_id, sample, '],
  ['shipments', 'invoice_number', 'organization_id, sample, '],
  ['status_reasons', 'sub_status', 'organization_id, model, status, ', 'not archived'],
  ['api_keys', 'name', 'organization_id, ', 'revoked_at is null'],
];

/** Texts whose `twin_key`, which an index keeps, follows from `compare_key` (see 310), in tables without a unique name as well. */
const likelyTwins = [
  ['vendors', 'concat(name, ein)'],
  ['couriers', 'company_name'],
  ['end_users', 'label'],
  ['groups', 'concat(name, latin_name, tax_number)'],
  ['programs', 'name'],
  ['users', 'concat(first_name, last_name, email)'],
] as const;

/** Derives the compared form of the names that have one of the signs, which the database does only when a name is written. */
async function compareAnew(
  db: Kysely<unknown>,
  [table, column, within, only = 'true']: (typeof named)[number],
): Promise<void> {
  const isAffected = `${column} ~ '[\u2010\u2011\ufffc]'`;
  if (!(await isAny(db, table, isAffected))) return;
  await sql
    .raw(
      `update ${table} set twin = id where twin = 0 and ${isAffected} and id in (
        select id from (
          select id, row_number() over (partition by ${within}compare_key(${column}) order by ${isAffected}, id) as place
          from ${table} where ${only}) as twins
        where place > 1)`,
    )
    .execute(db);
  await sql.raw(`update ${table} set ${column} = ${column} where ${isAffected}`).execute(db);
}

async function isAny(db: Kysely<unknown>, table: string, condition: string): Promise<boolean> {
  const { rows } = await sql.raw(`select 1 from ${table} where ${condition} limit 1`).execute(db);
  return rows.length > 0;
}

/** Stored keys of the order: the column that each is derived from, and the key. */
const sorted = [
  ['purchase_orders', 'order_number', 'number_order'],
  ['purchase_orders', 'order_number_internal', 'internal_order'],
  ['shipments', 'invoice_number', 'number_order'],
  ['order_items', 'catalog_number', 'catalog_order'],
] as const;

const PLACES = 30;

/** The function of 160, which reads digits of every script. ASCII, nearly all there is, takes a short way. */
function naturalOrder(): string {
  const digits = digitsOfScripts();
  const values = digits.map((_, place) => place % 10).join('');
  const folded = `translate(normalize($1, NFKC), '${digits.join('')}', '${values}')`;
  return `create or replace function natural_order(text) returns text language sql immutable strict parallel safe as $$
    select left(regexp_replace(
      regexp_replace(lower(case when $1 ~ '^[ -~]*$' then $1 else ${folded} end),
        '([0-9]+)', '${'0'.repeat(PLACES - 1)}\\1', 'g'),
      '0*([0-9]{${PLACES},})', '\\1', 'g'), 600) $$`;
}

/** Returns the digits of all scripts but ours; the ten of each follow each other from its zero. */
function digitsOfScripts(): string[] {
  const digit = /\p{Nd}/u;
  const digits: string[] = [];
  for (let code = 0x80; code <= 0x1ffff; code += 1) {
    if (code < 0xd800 || code > 0xdfff) {
      const character = String.fromCodePoint(code);
      if (digit.test(character)) digits.push(character);
    }
  }
  return digits;
}
