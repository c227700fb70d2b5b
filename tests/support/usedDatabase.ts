/**
 * Embedded databases that serve one suite after the other: opening one takes ten times as long as emptying it. A database
 * that cannot be emptied, or whose schema then differs from a new one's, is not reused.
 */
import type { PGlite } from '@electric-sql/pglite';

interface Used {
  pglite: PGlite;
  /** Closes the database itself. */
  end: () => Promise<void>;
  /** The rows that migrations wrote, as JSON arrays by table name. */
  rows: Map<string, string>;
  build: string;
}

/** Whether closed databases are kept; a process cannot exit by itself while one is open. */
let keeps = false;

/** Makes this process keep closed databases for its next suite. */
export function keepDatabases(): void {
  keeps = true;
}

/** The kept database. One is enough: few suites have two at once, and each takes much memory. */
let idle: Used | null = null;

/** Lends a database in its first state, opened by `open` if none is idle. `closed` returns it for the next suite. */
export async function lend(open: () => Promise<PGlite>): Promise<{ pglite: PGlite; closed: () => void }> {
  if (!keeps) return { pglite: await open(), closed: () => {} };
  const used = (await takeIdle()) ?? (await remembered(await open()));
  let lent = true;
  return {
    pglite: used.pglite,
    closed: () => {
      // On a second close, another suite may already have it.
      if (!lent) return;
      lent = false;
      if (idle) void used.end();
      else idle = used;
    },
  };
}

async function takeIdle(): Promise<Used | null> {
  const used = idle;
  idle = null;
  if (!used) return null;
  if (await isFirstState(used)) return used;
  await used.end();
  return null;
}

async function remembered(pglite: PGlite): Promise<Used> {
  const end = pglite.close.bind(pglite);
  // Its suite closes it together with its connections.
  pglite.close = async () => {};
  const rows = new Map<string, string>();
  for (const table of await tablesOf(pglite)) {
    const { rows: found } = await pglite.query<{ all: string | null }>(
      `select json_agg(t)::text as all from ${table} t`,
    );
    const all = found[0]?.all;
    if (all) rows.set(table, all);
  }
  return { pglite, end, rows, build: await buildOf(pglite) };
}

/** Empties a database; returns false if that did not restore its first state. */
async function isFirstState({ pglite, rows, build }: Used): Promise<boolean> {
  try {
    // Fails inside a transaction that a suite left open.
    await pglite.exec('discard all');
    await pglite.exec(`truncate ${(await tablesOf(pglite)).join(', ')}`);
    for (const [table, all] of rows) {
      await pglite.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [all]);
    }
    await pglite.exec('select setval(seqrelid::regclass, seqstart, false) from pg_sequence');
    return (await buildOf(pglite)) === build;
  } catch {
    // Whatever the reason, a new one is just as good, only slower.
    return false;
  }
}

async function tablesOf(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

/** Returns a text that changes with columns, relations, functions, triggers, constraints, statistics and sequences. */
async function buildOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ build: string }>(`select concat_ws(' ',
    (select md5(string_agg(concat_ws(' ', attrelid, attnum, attname, attnotnull, atthasdef), ',' order by attrelid, attnum))
      from pg_attribute where attrelid >= 16384),
    (select count(*) from pg_class), (select count(*) from pg_proc), (select count(*) from pg_trigger),
    (select count(*) from pg_constraint), (select count(*) from pg_statistic where starelid >= 16384),
    (select string_agg(concat(sequencename, last_value), ',' order by sequencename) from pg_sequences)) as build`);
  return rows[0]?.build ?? '';
}
