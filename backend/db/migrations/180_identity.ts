import { type Kysely, sql } from 'kysely';

/**
 * Gives each record with a unique name or number the form that this is compared in, and makes that form unique: names that
 * differ only by case, width, invisible or blank characters are one name.
 *
 * Names that are already stored twice stay: the later ones are marked as twins, which the unique index lets pass until they
 * are renamed. `npm run twins` reports them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(compareKey()).execute(db);
  await sql`create function forget_twin() returns trigger language plpgsql as $$
    begin new.twin := 0; return new; end $$`.execute(db);
  for (const each of named) {
    for (const statement of statementsFor(each)) await sql.raw(statement).execute(db);
  }
  const imports = [
    // People sign in with their address as it is written, apart from case.
    sql`create index users_login on users (lower(btrim(email)))`,
    sql`truncate import_lines, import_orders`,
    sql`alter table import_lines drop column order_key, drop column shipment_key`,
    sql`alter table import_lines
      add column order_key text not null generated always as (compare_key(order_number)) stored,
      add column shipment_key text generated always as (compare_key(shipment_number)) stored`,
    sql`create unique index import_lines_line on import_lines (order_key, line_id)`,
    sql`create index import_lines_shipment on import_lines (shipment_key)`,
    sql`insert into imported_lines (organization_id, order_key, line_id)
      select organization_id, compare_key(order_key), line_id from imported_lines on conflict do nothing`,
    sql`delete from imported_lines where order_key <> compare_key(order_key)`,
  ];
  for (const statement of imports) await statement.execute(db);
}

interface Named {
  readonly table: string;
  readonly column: string;
  /** The columns within whose values the name is unique. */
  readonly within: readonly string[];
  readonly index: string;
  /** The rows whose names are taken. */
  readonly only?: string;
}

const inOrganization = ['organization_id'];
const named: readonly Named[] = [
  { table: 'organizations', column: 'name', within: [], index: 'organizations_name' },
  { table: 'programs', column: 'name', within: inOrganization, index: 'programs_name' },
  { table: 'users', column: 'email', within: [], index: 'users_email' },
  { table: 'vendors', column: 'name', within: inOrganization, index: 'vendors_name' },
  { table: 'groups', column: 'name', within: ['program_id'], index: 'groups_name' },
  { table: 'couriers', column: 'company_name', within: inOrganization, index: 'couriers_company_name' },
  { table: 'airlines', column: 'prefix', within: inOrganization, index: 'airlines_prefix' },
  { table: 'purchase_orders', column: 'order_number', within: inOrganization, index: 'purchase_orders_number' },
  { table: 'shipments', column: 'invoice_number', within: inOrganization, index: 'shipments_number' },
  {
    table: 'status_reasons',
    column: 'sub_status',
    within: [...inOrganization, 'model', 'status'],
    index: 'status_reasons_text',
    only: 'not archived',
  },
  { table: 'api_keys', column: 'name', within: inOrganization, index: 'api_keys_name', only: 'revoked_at is null' },
];

function statementsFor({ table, column, within, index, only }: Named): string[] {
  const partition = within.length > 0 ? `partition by ${[...within, 'identity'].join(', ')}` : 'partition by identity';
  const where = only ? ` where ${only}` : '';
  return [
    `alter table ${table}
      add column identity text generated always as (compare_key(${column})) stored,
      add column twin bigint not null default 0`,
    `update ${table} set twin = id where id in (
      select id from (select id, row_number() over (${partition} order by id) as place from ${table}${where}) as twins
      where place > 1)`,
    `drop index ${index}`,
    // Partial, so that it is no key of the table: an update would else wait for each row that refers to this one.
    `create unique index ${index} on ${table} (${[...within, 'identity', 'twin'].join(', ')})
      where twin >= 0${only ? ` and ${only}` : ''}`,
    `create trigger ${table}_twin before update of ${column} on ${table} for each row
      when (old.twin <> 0 and old.${column} is distinct from new.${column}) execute function forget_twin()`,
  ];
}

/**
 * Characters that show nothing: Default_Ignorable_Code_Point (Unicode 16, DerivedCoreProperties), the interlinear annotation
 * marks, and characters whose glyph is blank (U+2800, U+13441, U+13442, U+16FE4, U+1D159).
 */
const nothing = [
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F',
  '\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB',
  '\\U00013441\\U00013442\\U00016FE4\\U0001BCA0-\\U0001BCA3\\U0001D159\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF',
].join('');

/**
 * Returns the function that brings a text into the form that it is compared in: compatibility forms (NFKC) folded, without
 * case, without characters that show nothing, with single spaces. ASCII, nearly all there is, takes a short way. It does not use the database's own `lower`, which depends
 * on the locale of the server.
 */
function compareKey(): string {
  const [upper, lower] = casePairs();
  return `create function compare_key(text) returns text language sql immutable strict parallel safe as $key$
    select case when $1 ~ '^[ -~]*$' then
      btrim(regexp_replace(translate($1, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), ' {2,}', ' ', 'g'))
    else btrim(regexp_replace(normalize(
      replace(replace(replace(replace(translate(
        regexp_replace(normalize(regexp_replace($1, '[${nothing}]', '', 'g'), NFKC), '[${nothing}]', '', 'g'),
        '${upper}', '${lower}'), 'ß', 'ss'), 'ẞ', 'ss'), 'i\u0307', 'i'), 'և', 'եւ'),
      NFKC), '[ \\t\\n\\v\\f\\r\\u0085\\u1680\\u2028\\u2029]+', ' ', 'g')) end
  $key$`;
}

/**
 * Returns the letters that differ only in case, and what each becomes. Both Turkish letters i count as i, with and without
 * their dot, because each is the other's case elsewhere.
 */
function casePairs(): [upper: string, lower: string] {
  const upper: string[] = ['İ', 'ı'];
  const lower: string[] = ['i', 'i'];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCodePoint(code);
    if (upper.includes(letter)) continue;
    const capital = letter.toUpperCase();
    const folded = ([...capital].length === 1 ? capital : letter).toLowerCase();
    if (folded !== letter && [...folded].length === 1) {
      upper.push(letter);
      lower.push(folded);
    }
  }
  return [upper.join(''), lower.join('')];
}
