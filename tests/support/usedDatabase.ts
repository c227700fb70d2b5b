/**
 * Databases that serve one suite after the other: opening one takes ten times as long as emptying it. A database that cannot be
 * emptied, or whose schema then differs from a new one's, is not reused.
 */

/** A connection to a database of its own. */
export interface Owned {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Ends the database itself. */
  end: () => Promise<void>;
}

interface Used<Database extends Owned> {
  database: Database;
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

/** A database that is lent to a suite. */
interface Lent<Database> {
  database: Database;
  /** Returns it for the next suite. */
  closed: () => Promise<void>;
}

/** Lends databases of one kind. It keeps one that is idle: few suites have two at once, and each takes much memory. */
export class Lender<Database extends Owned> {
  readonly #open: () => Promise<Database>;
  #idle: Used<Database> | null = null;

  constructor(open: () => Promise<Database>) {
    this.#open = open;
  }

  /** Lends a database in its first state; opens one if none is idle. */
  async lend(): Promise<Lent<Database>> {
    if (!keeps) {
      const database = await this.#open();
      return { database, closed: () => database.end() };
    }
    const used = (await this.#takeIdle()) ?? (await remembered(await this.#open()));
    let lent = true;
    return {
      database: used.database,
      closed: async () => {
        // On a second close, another suite may already have it.
        if (!lent) return;
        lent = false;
        if (this.#idle) await used.database.end();
        else this.#idle = used;
      },
    };
  }

  async #takeIdle(): Promise<Used<Database> | null> {
    const used = this.#idle;
    this.#idle = null;
    if (!used) return null;
    if (await isFirstState(used)) return used;
    await used.database.end();
    return null;
  }
}

async function remembered<Database extends Owned>(database: Database): Promise<Used<Database>> {
  const rows = new Map<string, string>();
  for (const table of await tablesOf(database)) {
    const { rows: found } = await database.query<{ all: string | null }>(
      `select json_agg(t)::text as all from ${table} t`,
    );
    const all = found[0]?.all;
    if (all) rows.set(table, all);
  }
  return { database, rows, build: await buildOf(database) };
}

/** Empties a database; returns false if that did not restore its first state. */
async function isFirstState({ database, rows, build }: Used<Owned>): Promise<boolean> {
  try {
    // Fails inside a transaction that a suite left open.
    await database.query('discard all');
    // A suite may have left a connection that holds a lock.
    await database.query("set lock_timeout = '5s'");
    await database.query(`truncate ${(await tablesOf(database)).join(', ')}`);
    for (const [table, all] of rows) {
      await database.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [all]);
    }
    await database.query('select setval(seqrelid::regclass, seqstart, false) from pg_sequence');
    await database.query('discard all');
    return (await buildOf(database)) === build;
  } catch {
    // Whatever the reason, a new one is just as good, only slower.
    return false;
  }
}

async function tablesOf(database: Owned): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

/** Returns a text that changes with columns, relations, functions, triggers, constraints, statistics and sequences. */
async function buildOf(database: Owned): Promise<string> {
  const { rows } = await database.query<{ build: string }>(`select concat_ws(' ',
    (select md5(string_agg(concat_ws(' ', attrelid, attnum, attname, attnotnull, atthasdef), ',' order by attrelid, attnum))
      from pg_attribute where attrelid >= 16384),
    (select count(*) from pg_class), (select count(*) from pg_proc), (select count(*) from pg_trigger),
    (select count(*) from pg_constraint), (select count(*) from pg_statistic where starelid >= 16384),
    (select string_agg(concat(sequencename, last_value), ',' order by sequencename) from pg_sequences)) as build`);
  return rows[0]?.build ?? '';
}
