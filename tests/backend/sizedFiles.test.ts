/** The embedded database remembers the sizes of its files: what it believes is what the disk has. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFolder } from '../../backend/db/embedded.ts';

/** The size of a page of a table (bytes). */
const PAGE = 8192;
const dataDir = mkdtempSync(join(tmpdir(), 'lading-data-'));
let opened: Awaited<ReturnType<typeof inFolder>>;

beforeAll(async () => {
  opened = await inFolder(dataDir, {});
  await opened.pglite.exec('create table lots (id int primary key, words text)');
});
afterAll(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

async function close() {
  await opened.pglite.close();
  opened.unlock();
}

/** Asks the database, as each of its plans does, and the disk. */
async function pages() {
  await opened.pglite.exec('analyze lots');
  const { rows } = await opened.pglite.query<{ relpages: number; path: string; count: number }>(
    "select relpages, pg_relation_filepath('lots') as path, (select count(*)::int from lots) from pg_class where relname = 'lots'",
  );
  const [{ relpages, path, count } = { relpages: -1, path: '', count: -1 }] = rows;
  return { believed: relpages, onDisk: statSync(join(dataDir, 'database', path)).size / PAGE, count };
}

const fill = (from: number, to: number) =>
  opened.pglite.query(
    "insert into lots select id, repeat('lot ', 300) from generate_series($1::int, $2::int) id on conflict do nothing",
    [from, to],
  );

it('a table that grows, is emptied, shrinks and moves has as many pages as its file', async () => {
  expect(await pages()).toEqual({ believed: 0, onDisk: 0, count: 0 });
  await fill(1, 500);
  const grown = await pages();
  expect(grown.believed).toBeGreaterThan(50);
  expect(grown).toEqual({ believed: grown.onDisk, onDisk: grown.onDisk, count: 500 });
  // A vacuum cuts the empty end of a file; a full one writes another file.
  await opened.pglite.exec('delete from lots where id > 100');
  await opened.pglite.exec('vacuum lots');
  const cut = await pages();
  expect(cut.believed).toBeLessThan(grown.believed);
  expect(cut).toEqual({ believed: cut.onDisk, onDisk: cut.onDisk, count: 100 });
  await opened.pglite.exec('vacuum full lots');
  const moved = await pages();
  expect(moved).toEqual({ believed: moved.onDisk, onDisk: moved.onDisk, count: 100 });
  await fill(101, 300);
  const again = await pages();
  expect(again).toEqual({ believed: again.onDisk, onDisk: again.onDisk, count: 300 });
  await opened.pglite.exec('truncate lots');
  expect(await pages()).toEqual({ believed: 0, onDisk: 0, count: 0 });
  await fill(1, 50);
  expect(await pages()).toMatchObject({ count: 50 });
});

it('a database that is opened again has all its rows', async () => {
  await fill(1, 400);
  const before = await pages();
  await close();
  opened = await inFolder(dataDir, {});
  expect(await pages()).toEqual(before);
  expect(before.believed).toBe(before.onDisk);
});
