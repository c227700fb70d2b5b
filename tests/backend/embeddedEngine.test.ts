/** How the answers of the embedded database are read. */
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { embeddedDatabase } from '../support/database.ts';

describe('the embedded database', async () => {
  const { db, close } = await embeddedDatabase();
  afterAll(close);

  it('answers with texts of every script, empty ones, none, and one that is longer than any piece of the answer', async () => {
    const texts = ['Émile', 'አማርኛ', '🚚', '', null, 'ß'.repeat(300_000)];
    const { rows } =
      await sql`select text from unnest(${texts}::text[]) with ordinality as t(text, place) order by place`.execute(db);
    expect(rows).toEqual(texts.map((text) => ({ text })));
  });

  it('answers with many rows, whole and in their order', async () => {
    const { rows } = await sql<{ n: number; words: string }>`
      select n, repeat('ab', n % 50) as words from generate_series(1, 20000) as n`.execute(db);
    expect(rows.every(({ n, words }, at) => n === at + 1 && words.length === 2 * (n % 50))).toBe(true);
    expect(rows).toHaveLength(20_000);
  });

  it('keeps JSON as it is, given as an object or as text, in every script', async () => {
    const value = { name: 'Émile "አማርኛ" 🚚', lines: [1, null, true], deep: { empty: '' } };
    const text = JSON.stringify(value);
    const { rows } = await sql`
      select ${sql.val(value)}::jsonb as given, ${text}::jsonb as written, ${text}::jsonb ->> 'name' as name`.execute(
      db,
    );
    expect(rows).toEqual([{ given: value, written: value, name: value.name }]);
  });

  it('says of a failure what PostgreSQL says, and goes on', async () => {
    await sql`create temporary table crates (number int constraint crates_once unique)`.execute(db);
    const twice = sql`insert into crates values (1), (1)`.execute(db);
    await expect(twice).rejects.toMatchObject({
      code: '23505',
      constraint: 'crates_once',
      detail: 'Key (number)=(1) already exists.',
    });
    await expect(sql`select number from craits`.execute(db)).rejects.toMatchObject({ code: '42P01' });
    expect((await sql`select count(*)::int as n from crates`.execute(db)).rows).toEqual([{ n: 0 }]);
  });

  it('takes back a transaction that failed in the middle', async () => {
    await sql`create temporary table boxes (number int)`.execute(db);
    const half = db.transaction().execute(async (trx) => {
      await sql`insert into boxes values (1)`.execute(trx);
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(half).rejects.toMatchObject({ code: '22012' });
    expect((await sql`select * from boxes`.execute(db)).rows).toEqual([]);
  });
});
