/** Names and numbers that look the same are one; what only looks blank is blank. */

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { looksBlank, visibleText } from '../../backend/api/visibleText.ts';
import type { Database } from '../../backend/db/client.ts';
import { compareKey } from '../../backend/db/identity.ts';
import { findTwins, spelled } from '../../backend/record/twins.ts';
import type { Api, One } from '../support/api.ts';
import { describeByNightOnBoth, describeOnBoth, suiteBackend } from '../support/backend.ts';
import { orderFields, unused } from '../support/records.ts';

/** Characters that show nothing: of each kind one. */
const nothings = [
  '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180b', '\u180e', '\u180f', '\u200b', '\u200e',
  '\u200f', '\u2060', '\u2063', '\u206a', '\u2800', '\u3164', '\ufe00', '\ufe0f', '\ufeff', '\uffa0', '\ufff9', '\ufffc', '\u{1d159}',
  '\u{1d173}', '\u{e0001}', '\u{e0041}', '\u{e0100}', '\u200c', '\u200d',
]; // biome-ignore format: a table
const named = nothings.map((sign) => [`U+${sign.codePointAt(0)?.toString(16)}`, sign] as const);
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe('text that is stored', () => {
  it.each(named)('has no %s in Latin words, and a text of it alone looks blank', (_name, sign) => {
    expect(visibleText(`${sign}Al${sign}pha${sign}`)).toBe('Alpha');
    expect(looksBlank(`${sign} ${sign}`)).toBe(true);
  });

  it.each([
    ['a composed letter', 'E\u0301mile', 'Émile'],
    ['a joiner in a Persian word', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['a joiner in a Hindi word', 'क\u094d\u200dष', 'क\u094d\u200dष'],
    ['no joiner at the end of a Persian word', 'می\u200c', 'می'],
    ['no second joiner', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['a family', '👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['a red heart', '❤\ufe0f', '❤\ufe0f'],
    ['a keycap, but no style of a plain digit', '1\ufe0f\u20e3 1\ufe0f', '1\ufe0f\u20e3 1'],
    ['a variant of a Chinese character', '葛\u{e0100}城', '葛\u{e0100}城'],
    ['no mark of direction', 'A\u200e\u200fB\u061c', 'AB'],
    ['Amharic as it is', 'አማርኛ ጤና', 'አማርኛ ጤና'],
    ['a direction override, which is refused elsewhere', 'a\u202eb', 'a\u202eb'],
  ])('has %s', (_what, typed, stored) => expect(visibleText(typed)).toBe(stored));
});

/** How a look-alike of a name is made. */
const disguises: readonly (readonly [string, (name: string) => string])[] = [
  ...named.map(
    ([name, sign]) => [`${name} inside`, (text: string) => text.slice(0, 2) + sign + text.slice(2)] as const,
  ),
  ['U+2060 before', (text) => `\u2060${text}`],
  ['U+3164 after', (text) => `${text}\u3164`],
  ['full width', fullWidth],
  ['capitals', (text) => text.toUpperCase()],
  ['no-break spaces around', (text) => `\u00a0${text}\u3000`],
];

describeOnBoth('two names that look the same', (backend) => {
  it('have one form in which they are compared, on both engines', async () => {
    const { db } = backend();
    const keyOf = async (text: string) =>
      (await sql<{ key: string }>`select ${compareKey(text)} as key`.execute(db)).rows[0]?.key;
    const pairs = [
      ['STRASSE', 'straße'], ['İSTANBUL', 'istanbul'], ['IŞIK', 'ışık'], ['ΣΊΣΥΦΟΣ', 'σίσυφος'], ['ÉMILE', 'e\u0301mile'],
      ['ﬁn', 'FIN'], ['A\u00a0B', 'a  b'], ['می\u200cخواهم', 'میخواهم'], ['①', '1'], ['ДОМ', 'дом'], ['ｱ', 'ア'],
      ['PO\u20111', 'PO-1'], ['PO\u20101', 'po-1'], ['PO－1', 'PO-1'],
    ] as const; // biome-ignore format: a table
    for (const [one, other] of pairs) expect(await keyOf(one), `${one} ${other}`).toBe(await keyOf(other));
    const different = [
      ['Med Line', 'Medline'],
      ['o', 'ö'],
      ['PO-1', 'PO-11'],
      ['1.5', '15'],
      ['ж', 'з'],
      ['1–2', '1-2'],
    ] as const;
    for (const [one, other] of different) expect(await keyOf(one), `${one} ${other}`).not.toBe(await keyOf(other));
  });

  it('cannot both be given to an order', { timeout: 120_000 }, async () => {
    const { as, world } = backend();
    const api = await as('procurement');
    const order_number = unused('po-x');
    await api.post('purchase_orders', { purchase_order: orderFields(world, { order_number }) });
    for (const [how, disguise] of disguises) {
      const twin = { purchase_order: orderFields(world, { order_number: disguise(order_number) }) };
      const { status, body } = await api.send('post', 'purchase_orders', twin);
      expect({ how, status, body }).toEqual({
        how,
        status: 422,
        body: { errors: { order_number: ['has already been taken'] } },
      });
    }
  });
});

describe('the unique name of every kind of record', () => {
  const backend = suiteBackend();
  const address_attributes = { country: 'CH', city: 'Basel', address: 'Rhine street 1' };
  const kinds: readonly [path: string, field: string, body: (name: string) => object][] = [
    ['vendors', 'name', (name) => ({ vendor: { name, address_attributes } })],
    ['programs', 'name', (name) => ({ program: { name } })],
    ['organizations', 'name', (name) => ({
      organization: { name, short_name: 'N', email: 'n@test.example', address_attributes },
    })],
    ['couriers', 'company_name', (company_name) => ({ courier: { company_name, address_attributes } })],
    ['status_reasons', 'sub_status', (sub_status) => ({ model: 'order_item', status: 'on_hold', sub_status })],
    ['groups', 'name', (name) => ({ group: { name, program_id: backend().world.program, address_attributes } })],
    ['api_keys', 'name', (name) => ({
      api_key: { name, permission_id: 2, expires_at: new Date(Date.now() + 86_400_000).toISOString() },
    })],
    ['users', 'email', (name) => ({
      user: { first_name: 'A', last_name: 'B', permission_id: 7, email: `${name}@test.example` },
    })],
  ]; // biome-ignore format: a table

  it.each(kinds)('is one for look-alikes: %s', { timeout: 120_000 }, async (path, field, bodyOf) => {
    const api: Api = await backend().as('admin');
    const name = unused('twin');
    const first = await api.send('post', path, bodyOf(name));
    expect(first.status).toBe(201);
    for (const disguise of [
      `tw\u200bin${name.slice(4)}`,
      `\u2060${name}`,
      name.toUpperCase(),
      `${name.slice(0, 3)}\u3164${name.slice(3)}`,
    ]) {
      const { status, body } = await api.send('post', path, bodyOf(disguise));
      const said = `has already been taken${field === 'email' ? ' by A B' : ''}`;
      expect([status, body]).toEqual([422, { errors: { [field]: [said] } }]);
    }
  });

  it.each(kinds)('cannot look blank: %s', async (path, field, bodyOf) => {
    const api: Api = await backend().as('admin');
    for (const blank of ['\u3164', '\u2800\u2800', '\u200b \u2060', '\u115f\u1160', '\u{e0041}']) {
      const { status, body } = await api.send('post', path, bodyOf(blank));
      expect(status).toBe(422);
      if (field !== 'email') expect(body).toEqual({ errors: { [field]: ["can't be blank"] } });
    }
  });

  it('is stored as it is seen', async () => {
    const api = await backend().as('orgAdmin');
    const name = unused('Zoe\u0308 ');
    const { data } = await api.post<One<{ name: string }>>('vendors', {
      vendor: { name: `\u2060${name}\u3164`, address_attributes },
    });
    expect(data.name).toBe(name.normalize('NFC'));
  });
});

/** Opens a database without tables. `migrateTo` migrates it to a version, or to the newest one. */
async function emptyDatabase() {
  const pglite = await PGlite.create({ dataDir: 'memory://', extensions: { pg_trgm } });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const { Migrator, FileMigrationProvider } = await import('kysely/migration');
  const { promises: fs } = await import('node:fs');
  const path = await import('node:path');
  const migrationFolder = path.join(import.meta.dirname, '../../backend/db/migrations');
  const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
  const migrateTo = async (name?: string) => {
    const { error } = await (name ? migrator.migrateTo(name) : migrator.migrateToLatest());
    expect(error).toBeUndefined();
  };
  return { db, migrateTo, close: () => pglite.close() };
}

describe('names that were stored before', () => {
  it('are kept by the migration, even if they are twins, and reported; a new twin is refused', {
    timeout: 300_000,
  }, async () => {
    const { db, migrateTo, close } = await emptyDatabase();
    await migrateTo('175_repeat_rights');
    await sql`insert into organizations (name, short_name) values ('Acme', 'A'), ('Other', 'O')`.execute(db);
    await sql`insert into vendors (organization_id, name) values
      (1, 'Alpha'), (1, ${'Al\u200bpha'}), (1, ${'ＡＬＰＨＡ'}), (2, 'Alpha'), (1, 'Beta')`.execute(db);
    await migrateTo();
    const found = await findTwins(db);
    expect(
      found.map(({ kind, organization, records }) => [kind, organization, records.map(({ name }) => spelled(name))]),
    ).toEqual([['vendors', 'Acme', ['Alpha', 'Al⟨U+200B⟩pha', '⟨U+FF21⟩⟨U+FF2C⟩⟨U+FF30⟩⟨U+FF28⟩⟨U+FF21⟩']]]);
    const insert = (name: string) => sql`insert into vendors (organization_id, name) values (1, ${name})`.execute(db);
    const rename = (id: number, name: string) => sql`update vendors set name = ${name} where id = ${id}`.execute(db);
    await expect(insert('alpha')).rejects.toMatchObject({ constraint: 'vendors_name' });
    await rename(2, 'Gamma');
    await rename(3, 'ＡＬＰＨＡ');
    await expect(rename(2, 'be\u2060ta')).rejects.toMatchObject({ constraint: 'vendors_name' });
    await expect(rename(3, 'Alpha')).rejects.toMatchObject({ constraint: 'vendors_name' });
    await rename(3, 'Delta');
    expect(await findTwins(db)).toEqual([]);
    await close();
  });

  it('with a hyphen of a word processor, or a mark that browsers do not draw, are kept and reported likewise', {
    timeout: 300_000,
  }, async () => {
    const { db, migrateTo, close } = await emptyDatabase();
    await migrateTo('470_import_tables');
    await sql`insert into organizations (name, short_name) values ('Acme', 'A'), ('Other', 'O')`.execute(db);
    await sql`insert into vendors (organization_id, name) values (1, ${'Al\ufffcpha'}), (1, 'Alpha'), (1, ${'Med\u2011Line'}),
      (1, 'Med-Line'), (2, 'Alpha'), (1, ${'Box\u20111'})`.execute(db);
    await migrateTo();
    const found = await findTwins(db);
    expect(found.map(({ records }) => records.map(({ name }) => spelled(name)))).toEqual([
      ['Al⟨U+FFFC⟩pha', 'Alpha'],
      ['Med⟨U+2011⟩Line', 'Med-Line'],
    ]);
    const insert = (name: string) => sql`insert into vendors (organization_id, name) values (1, ${name})`.execute(db);
    for (const name of ['alpha', 'Med-Line', 'box-1', 'Bo\ufffcx-1'])
      await expect(insert(name)).rejects.toMatchObject({ constraint: 'vendors_name' });
    await close();
  });
});

describeByNightOnBoth('a likely twin', (backend) => {
  it('is named whatever the case, accents, punctuation and legal form, and only in the own organization', async () => {
    const { as } = backend();
    const [api, other] = [await as('admin'), await as('otherAdmin')];
    const twins = async (type: string, texts: readonly string[], by = api) => {
      const asked = texts.map((text) => `&texts[]=${encodeURIComponent(text)}`).join('');
      const { data } = await by.get<{ data: { label: string }[] }>(`likely_twins?type=${type}${asked}`);
      return data.map(({ label }) => label);
    };
    const vendor = { name: 'Sigma Chemicals Ltd.', ein: '12-3456789' };
    await api.post('vendors', { vendor });
    await api.post('end_users', { end_user: { first_name: 'Zoë', last_name: "O'Neil" } });
    for (const typed of [
      'sigma-chemicals LIMITED', 'Sígma Chemicals, Inc', 'Ｓigma\u200b Chemicals', 'SIGMA CHEMICALS GmbH & Co. KG',
      'sigma chemicals S.p.A.', 'SigmaChemicals',
    ]) expect([typed, await twins('Vendor', [typed])]).toEqual([typed, [vendor.name]]); // biome-ignore format: a table
    expect(await twins('Vendor', ['Another name', '123456789'])).toEqual([vendor.name]);
    expect(await twins('Vendor', ['Sigma Chemistry Ltd', 'Ltd', '...'])).toEqual([]);
    expect(await twins('Vendor', [vendor.name], other)).toEqual([]);
    expect(await twins('EndUser', ['zoe oneil'])).toEqual(["Zoë O'Neil"]);
  });

  it('is named to those who may make such a record, in an organization that they may see', async () => {
    const { as, world } = backend();
    const [admin, other, viewer] = [await as('admin'), await as('otherAdmin'), await as('viewer')];
    const vendor = { name: 'Omega Instruments' };
    await other.post('vendors', { vendor });
    const inOrganization = (id: number) => `likely_twins?type=Vendor&texts[]=omega-instruments&organization_id=${id}`;
    const { data } = await admin.get<{ data: { label: string }[] }>(inOrganization(world.other.organization));
    expect(data.map(({ label }) => label)).toEqual([vendor.name]);
    const { status, body } = await other.send('get', inOrganization(world.organization));
    expect([status, body]).toEqual([422, { errors: { organization_id: ['was not found'] } }]);
    for (const type of ['Vendor', 'Program', 'Group']) {
      expect((await viewer.send('get', `likely_twins?type=${type}&texts[]=omega`)).status, type).toBe(403);
    }
  });

  it('costs little: long texts are not compared, and names are looked up in their index', async () => {
    const { as, db, world } = backend();
    const longest = encodeURIComponent('\ufdfa'.repeat(250));
    const { data } = await (await as('admin')).get<{ data: unknown[] }>(`likely_twins?type=Vendor&texts[]=${longest}`);
    expect(data).toEqual([]);
    const { rows } = await sql<Record<string, string>>`explain select id from vendors t
      where t.organization_id = ${world.organization} and twin_key(t.ein) in ('a', 'b')`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Cond:.*twin_key/);
    expect(plan).not.toMatch(/Filter:.*twin_key/);
  });
});
