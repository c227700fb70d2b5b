/** Shows the harm of naughty input without guards, which proves that `naughtyInput.test.ts` tests something. */
import { sql } from 'kysely';
import { parse } from 'qs';
import { expect, it } from 'vitest';
import { readNested } from '../../backend/http/nested.ts';
import { suiteBackend } from '../support/backend.ts';

const backend = suiteBackend();
const vendorNamed = async (name: string) => (await backend().as('admin')).send('post', 'vendors', { vendor: { name } });

it('a NUL is a database error, and is rejected with 422 before it reaches the database', async () => {
  const written = sql`update vendors set notes = ${'a\u0000b'}`.execute(backend().db);
  await expect(written).rejects.toThrow(/invalid byte sequence/);
  expect((await vendorNamed('a\u0000b')).status).toBe(422);
});

it('an unescaped % matches every row, and a search matches it literally', async () => {
  const { rows } = await sql`select id from vendors where name ilike ${'%%%'}`.execute(backend().db);
  expect(rows.length).toBeGreaterThan(0);
  const { body } = await (await backend().as('admin')).send('get', 'vendors?search=%25');
  expect(body).toMatchObject({ data: [] });
});

it('a number beyond double precision becomes another number, and as an id is not found', async () => {
  expect(JSON.parse('9007199254740993')).toBe(9007199254740992);
  expect((await (await backend().as('admin')).send('get', 'vendors/9007199254740993')).status).toBe(404);
});

it('parameters named like inherited properties override them in qs, and pollute no prototype here', async () => {
  const text = 'filter[__proto__][isAdmin]=1&toString=x';
  const open = parse(text, { allowPrototypes: true });
  expect(Object.hasOwn(open, 'toString')).toBe(true);
  const read = readNested(text, { plainObjects: true });
  expect([Object.getPrototypeOf(read), (read as { isAdmin?: unknown }).isAdmin]).toEqual([null, undefined]);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});
