import { type Kysely, sql } from 'kysely';

/**
 * Makes search forgiving: what is searched is stored in the form of `search_key` (words without case, accents, width and
 * punctuation), in one column of each table, with one index. The fields of a row follow each other in it, each ended by a
 * character of its own that no text holds (FS, GS, RS, US), so that one index serves the search over all of them and the
 * filters by one. The form is stored because an index of patterns checks each row that it finds, and computing the form
 * costs about 20 µs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(searchKey()).execute(db);
  for (const statement of [...searched.flatMap(statementsFor), ...items]) await sql.raw(statement).execute(db);
}

interface Searched {
  readonly table: string;
  /** The fields, in order: columns or expressions. */
  readonly fields: readonly string[];
  /** The indexes that are no longer used. */
  readonly drops?: readonly string[];
  /** Whether the table is so small that it needs no index. */
  readonly small?: true;
}

const searched: readonly Searched[] = [
  {
    table: 'purchase_orders',
    fields: ['order_number', 'order_number_internal'],
    drops: ['purchase_orders_number_words', 'purchase_orders_internal_words'],
  },
  {
    table: 'shipments',
    fields: ['invoice_number', 'commercial_name', 'awb', 'itn'],
    drops: ['shipments_number_words', 'shipments_name_words', 'shipments_awb_words', 'shipments_itn_words'],
  },
  { table: 'vendors', fields: ['name'], drops: ['vendors_name_words'] },
  {
    table: 'end_users',
    // As `label`, which a generated column cannot use, as it is generated itself.
    fields: [
      `coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''),
        external_organization_name, '')`,
      'external_organization_name',
    ],
    drops: ['end_users_label_words'],
  },
  { table: 'groups', fields: ['name'], drops: ['groups_name_words'] },
  { table: 'couriers', fields: ['company_name'], drops: ['couriers_company_name_words'] },
  { table: 'users', fields: [`first_name || ' ' || last_name`, 'email', 'job_title'] },
  { table: 'airlines', fields: ['name'], small: true },
  { table: 'programs', fields: ['name'], small: true },
  { table: 'organizations', fields: ['name'], small: true },
  { table: 'status_reasons', fields: ['sub_status'], small: true },
  { table: 'api_keys', fields: ['name'], small: true },
];

/** The ends of the first, second, third and fourth field. */
const ENDS = [0x1c, 0x1d, 0x1e, 0x1f];
const textOf = (fields: readonly string[]) =>
  fields.map((field, at) => `coalesce(search_key(${field}), '') || chr(${ENDS[at]})`).join(' || ');

function statementsFor({ table, fields, drops = [], small }: Searched): string[] {
  return [
    ...drops.map((index) => `drop index ${index}`),
    `alter table ${table} add column search_text text generated always as (${textOf(fields)}) stored`,
    ...(small ? [] : [indexOf(table, 'search_text')]),
  ];
}

const indexOf = (table: string, column: string) =>
  `create index ${table}_${column.replace('_text', '')} on ${table} using gin (${column} gin_trgm_ops)`;

const filtered = ['invoice_number', 'wcm_invoice_number', 'dg_description', 'lot_number'];

/**
 * The text of an item has its order's number; the trigger keeps it, as it keeps the order's vendor and group. What items are
 * only filtered by is a text of its own, which most items lack. All rows are rewritten once, which builds each index once: an
 * update would enter each row in each of them.
 */
const items = [
  ...['search', 'material_words', 'catalog_words', 'invoice_words', 'wcm_words', 'dg_words', 'lot_words'].map(
    (name) => `drop index order_items_${name}`,
  ),
  'drop trigger order_items_keep on order_items',
  `create or replace function order_items_keep() returns trigger language plpgsql as $$
    begin
      select vendor_id, group_id, ${textOf(['new.material', 'new.catalog_number', 'order_number'])}
        into new.vendor_id, new.group_id, new.search_text
        from purchase_orders where id = new.purchase_order_id;
      return new;
    end $$`,
  `create function number_of_order(bigint) returns text language sql stable as
    'select order_number from purchase_orders where id = $1'`,
  `alter table order_items
    alter column search_text type text
      using ${textOf(['material', 'catalog_number', 'number_of_order(purchase_order_id)'])},
    add column filter_text text generated always as (
      case when num_nonnulls(${filtered.join(', ')}) > 0 then ${textOf(filtered)} end) stored`,
  'drop function number_of_order(bigint)',
  `create trigger order_items_keep
    before insert or update of material, catalog_number, purchase_order_id, search_text on order_items
    for each row execute function order_items_keep()`,
  indexOf('order_items', 'search_text'),
  indexOf('order_items', 'filter_text'),
];

/** Dropped before NFKD, which would make a space and an accent of some of them. */
const APOSTROPHES = '\\u00B4\\u02B9-\\u02BC\\u1FEF\\u2018\\u2019\\u201B\\u2032';

/** Accents, Hebrew points, Arabic marks and tatweel, and characters that show nothing (see 180). */
const UNSEEN = [
  '\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u0640',
  '\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E8\\u06EA-\\u06ED\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF',
  '\\uFE20-\\uFE2F\\u00AD\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E',
  '\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U00013441\\U00013442\\U00016FE4',
  '\\U0001BCA0-\\U0001BCA3\\U0001D159\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF',
].join('');

const SEPARATORS = [
  '\\t-\\r !-/:-@\\[-_\\{-~\\u0085\\u00A1-\\u00BF\\u00D7\\u00F7\\u05BE\\u05C0\\u05C3\\u05F3\\u05F4\\u060C\\u060D',
  '\\u061B\\u061E\\u061F\\u066A-\\u066D\\u06D4\\u0964\\u0965\\u1680\\u2010-\\u2029\\u2030-\\u205E\\u20A0-\\u20C0',
  '\\u2100-\\u214F\\u2190-\\u27FF\\u2900-\\u2BFF\\u2E00-\\u2E7F\\u3001-\\u3003\\u3008-\\u3020\\u3030\\u30FB\\uFFFD',
].join('');
const SPACES = '\\t-\\r \\u0085\\u1680\\u2028\\u2029';

/** Letters that NFKD does not take apart, and what people type for them. */
const LETTERS = new Map(
  [
    'øo',
    'łl',
    'đd',
    'ðd',
    'ħh',
    'ŧt',
    'ŋn',
    'ƒf',
    'ıi',
    'ɓb',
    'ɖd',
    'ɗd',
    'ɛe',
    'əe',
    'ɣg',
    'ɩi',
    'ƙk',
    'ɔo',
    'ʊu',
    'ʋv',
    'ƴy',
  ]
    .concat(['ٱا', 'ىي', 'یي', 'کك', 'ةه', 'ہه'])
    .map(([letter = '', typed = '']) => [letter, typed]),
);
/** The scripts with case and digits that anybody uses; letters of others are compared as they are. */
const LAST_LETTER = 0x1fff;

/**
 * Returns the function. ASCII, nearly all there is, takes a short way. Words that meet at a digit are also there as one,
 * after the others, so that numbers are found without their punctuation and spaces. It uses nothing that depends on the
 * server's locale or on the search path, as generated columns need.
 */
function searchKey(): string {
  const [from, to] = simpleLetters();
  return `create function search_key(text) returns text language plpgsql immutable strict parallel safe as $key$
    declare
      letters text := $1;
      words text;
      joined text;
    begin
      if letters !~ '^[ -~]*$' then
        letters := regexp_replace(normalize(regexp_replace(letters, '[${APOSTROPHES}]', '', 'g'), NFKD), '[${UNSEEN}]', '', 'g');
        if letters !~ '^[ -~]*$' then
          letters := normalize(replace(replace(replace(replace(
            translate(letters, '${from}', '${to}'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFKC);
        end if;
      end if;
      letters := translate(letters, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ''\`', 'abcdefghijklmnopqrstuvwxyz');
      words := btrim(regexp_replace(letters, '[${SEPARATORS}]+', ' ', 'g'));
      if words = '' then
        words := btrim(regexp_replace(letters, '[${SPACES}]+', ' ', 'g'));
        if words = '' then return ' '; end if;
      end if;
      if words ~ '[0-9]' and strpos(words, ' ') > 0 then
        joined := regexp_replace(regexp_replace(words, '([0-9]) ', '\\1', 'g'), ' ([0-9])', '\\1', 'g');
        if joined <> words then
          -- With two spaces between words, each that has no digit goes with its own.
          joined := regexp_replace(' ' || replace(joined, ' ', '  ') || ' ', ' [^ 0-9]+ ', '', 'g');
          return ' ' || words || replace(joined, '  ', ' ');
        end if;
      end if;
      return ' ' || words || ' ';
    end $key$`;
}

/** Returns the letters and digits that become one other: without case, as people type them, and digits of our script. */
function simpleLetters(): [from: string, to: string] {
  const pairs: [from: string, to: string][] = [];
  for (let code = 0x80; code <= LAST_LETTER; code += 1) {
    const letter = String.fromCodePoint(code);
    if (letter.normalize('NFKD') !== letter) continue;
    const capital = letter.toUpperCase();
    const small = ([...capital].length === 1 ? capital : letter).toLowerCase();
    const simple = LETTERS.get(small) ?? (/\p{Nd}/u.test(small) ? digitValue(code) : small);
    if (simple !== letter && [...simple].length === 1) pairs.push([letter, simple]);
  }
  return [pairs.map(([from]) => from).join(''), pairs.map(([, to]) => to).join('')];
}

/** Returns the value of a digit: the ten digits of a script follow each other. */
function digitValue(code: number): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
