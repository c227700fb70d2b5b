import { type Kysely, sql } from 'kysely';

/**
 * Gives the database the form in which two names are likely twins, and indexes the names of the directory in it. It is
 * looser than `compare_key`, which decides what is unique: it only serves a remark before a second record is made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(twinKey).execute(db);
  for (const { table, within, text } of indexed) {
    await sql.raw(`create index on ${table} (${within}, twin_key(${text}))`).execute(db);
  }
}

const indexed = [
  { table: 'vendors', within: 'organization_id', text: 'name' },
  { table: 'vendors', within: 'organization_id', text: 'ein' },
  { table: 'couriers', within: 'organization_id', text: 'company_name' },
  { table: 'end_users', within: 'organization_id', text: 'label' },
  { table: 'groups', within: 'program_id', text: 'name' },
  { table: 'groups', within: 'program_id', text: 'latin_name' },
  { table: 'groups', within: 'program_id', text: 'tax_number' },
  { table: 'programs', within: 'organization_id', text: 'name' },
  { table: 'users', within: 'organization_id', text: "(first_name || ' ' || last_name)" },
  { table: 'users', within: 'organization_id', text: 'email' },
];

/** The legal forms that a company's name may end with, as they are written without dots; several may follow each other. */
const legalForms = [
  ...['ltd', 'limited', 'inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'llc', 'llp', 'lp', 'plc'],
  ...[
    'gmbh',
    'mbh',
    'ag',
    'kg',
    'kgaa',
    'ohg',
    'ug',
    'se',
    'sa',
    'sas',
    'sarl',
    'srl',
    'sro',
    'spa',
    'spzoo',
    'sp z oo',
  ],
  ...[
    'bv',
    'nv',
    'ab',
    'as',
    'asa',
    'aps',
    'oy',
    'oyj',
    'sl',
    'slu',
    'lda',
    'ltda',
    'doo',
    'kft',
    'zrt',
    'ooo',
    'oao',
    'zao',
  ],
  ...['pty', 'pte', 'pvt', 'private', 'bhd', 'sdn', 'kk', 'and'],
].join('|');

/**
 * The form without accents (combining marks after NFKD), punctuation, legal form at the end, and spaces; a name that is
 * nothing else keeps its `compare_key`. The ranges are written out, because classes depend on the server's locale.
 * The search path is fixed, because PostgreSQL 17 makes indexes with one that knows no function of ours.
 */
const twinKey = `create function twin_key(text) returns text language sql immutable strict parallel safe
  set search_path from current as $key$
  select coalesce(nullif(replace(regexp_replace(
    btrim(regexp_replace(regexp_replace(replace(translate(
      regexp_replace(normalize(compare_key($1), NFKD), '[\\u0300-\\u036F\\u064B-\\u065F\\u0670]', '', 'g'),
      'øłđħœæ', 'oldhoa'), '&', ' and '),
      '[.''\\u2018\\u2019\\u02BC]', '', 'g'),
      '[!-/:-@\\[-\`{-~\\u00A1-\\u00BF\\u2010-\\u205E\\u3001-\\u3020\\u30FB ]+', ' ', 'g')),
    '( (${legalForms}))+$', ''), ' ', ''), ''), compare_key($1))
$key$`;
