/** The database: whether it answers, is new enough, is migrated or can be, and lets this role do what Lading needs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openPostgres } from '../../backend/db/client.ts';
import { embeddedVersion } from '../../backend/db/embedded.ts';
import { migrationState, OLDEST_SERVER } from '../../backend/db/migrate.ts';
import { codeOf, type Finding, failedConnection, fine, hostOf, unknown, wrong } from './check.ts';
import type { ReadyBackend } from './running.ts';

/** The refusals of a PostgreSQL server by SQLSTATE (PostgreSQL, appendix A), and how to mend each. */
const REFUSED: Readonly<Record<string, readonly [what: string, mend: string]>> = {
  '3D000': ['there is no such database on this server', 'Make it: createdb --owner=ROLE DATABASE.'],
  '28P01': [
    'the server does not take this role and password',
    "Correct them, or set it: alter role ROLE password '…'.",
  ],
  '28000': ['the server does not let this role in', 'Create the role, or let it in: pg_hba.conf.'],
  '42501': ['this role may not connect to this database', 'Grant it: grant connect on database DATABASE to ROLE.'],
  '53300': ['the server has no connection left', 'Raise max_connections of the server.'],
  '57P03': ['the server is starting', 'Wait until it has started.'],
};

/** Opens PostgreSQL for some reads. @throws the error of a connection that fails */
export async function onDatabase<Read>(url: string, read: (db: Db) => Promise<Read>): Promise<Read> {
  const database = openPostgres(url, { poolSize: 1 });
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}

/** Looks at the PostgreSQL server that DATABASE_URL names. */
export async function checkPostgres(url: string): Promise<Finding[]> {
  try {
    return await onDatabase(url, lookAt);
  } catch (error) {
    const refused = REFUSED[codeOf(error)];
    if (refused) return [wrong(`${hostOf(url, '5432')}: ${refused[0]}`, `${refused[1]} (DATABASE_URL)`)];
    return [failedConnection('DATABASE_URL', hostOf(url, '5432'), error)];
  }
}

interface Facts {
  version: string;
  encoding: string;
  role: string;
  database: string;
  schema: string | null;
  reads_only: boolean;
  makes_tables: boolean | null;
  makes_extensions: boolean;
  has_trigrams: boolean;
  offers_trigrams: boolean;
  foreign_tables: number;
}

const FACTS = sql<Facts>`
  select current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    current_user as role, current_database() as database, current_schema() as schema,
    pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads_only,
    has_schema_privilege(current_schema(), 'CREATE') as makes_tables,
    has_database_privilege(current_database(), 'CREATE') as makes_extensions,
    exists (select from pg_extension where extname = 'pg_trgm') as has_trigrams,
    exists (select from pg_available_extensions where name = 'pg_trgm') as offers_trigrams,
    (select count(*)::integer from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and not pg_has_role(current_user, relowner, 'USAGE')) as foreign_tables`;

async function lookAt(db: Db): Promise<Finding[]> {
  const [facts] = (await FACTS.execute(db)).rows;
  if (!facts) return [unknown('the server told nothing about itself')];
  const { version, role, database } = facts;
  const problems = problemsOf(facts);
  if (problems.length > 0) return problems;
  return [fine(`PostgreSQL ${version}, database ${database}, role ${role}`), await migrations(db)];
}

/** Returns what Lading cannot run with. Migrations make tables, indices and the extension pg_trgm. */
function problemsOf(facts: Facts): Finding[] {
  const { version, encoding, role, database, schema } = facts;
  const found: Finding[] = [];
  const say = (is: boolean, what: string, mend: string) => is && found.push(wrong(what, mend));
  say(
    Number.parseInt(version, 10) < OLDEST_SERVER,
    `PostgreSQL ${version} is too old`,
    `Upgrade the server to ${OLDEST_SERVER} or later.`,
  );
  say(
    encoding !== 'UTF8',
    `the database ${database} has the encoding ${encoding}, which cannot hold every name`,
    `Make another: createdb --encoding=UTF8 --template=template0 --owner=${role} DATABASE.`,
  );
  say(
    facts.reads_only,
    `the database ${database} can only be read, as on a standby server`,
    'Name the primary server in DATABASE_URL.',
  );
  say(
    facts.makes_tables !== true,
    `the role ${role} may not make tables and indices in ${schema ? `the schema ${schema}` : 'any schema'}`,
    `Make it the owner: alter database ${database} owner to ${role}; or: grant create on schema ${schema ?? 'public'} to ${role}.`,
  );
  if (!facts.has_trigrams) {
    say(
      !facts.offers_trigrams,
      'the server does not have the extension pg_trgm',
      'Install the server’s contrib package (postgresql-contrib).',
    );
    say(
      facts.offers_trigrams && !facts.makes_extensions,
      `the role ${role} may not create the extension pg_trgm`,
      `As a superuser: grant create on database ${database} to ${role}; or: create extension pg_trgm.`,
    );
  }
  say(
    facts.foreign_tables > 0,
    `${facts.foreign_tables} tables belong to another role than ${role}, so that migrations fail`,
    `As a superuser: reassign owned by OTHER to ${role}.`,
  );
  return found;
}

async function migrations(db: Db): Promise<Finding> {
  const { done, due, problem } = await migrationState(db);
  if (problem) return wrong(problem, 'Install that Lading, or name another database in DATABASE_URL.');
  if (done === 0) return fine('empty; the first start makes the tables');
  return fine(
    due === 0 ? `all ${done} migrations are done` : `${due} of ${done + due} migrations are due at the next start`,
  );
}

/**
 * Looks at the embedded database from outside: one process at a time may open its folder, so only a running Lading can say
 * more.
 */
export function checkEmbedded(dataDir: string, backend: ReadyBackend | null): Finding[] {
  if (backend) {
    const place = 'embedded, open in the running Lading';
    return [backend.database ? fine(place) : wrong(`${place}, and does not answer`, 'Read the log; restart Lading.')];
  }
  const file = join(dataDir, 'database', 'PG_VERSION');
  if (!existsSync(file)) return [fine('embedded; the first start makes it')];
  const version = readFileSync(file, 'utf8').trim();
  if (version !== String(embeddedVersion)) {
    const mend = `Start the Lading that wrote it, or restore a backup to DATA_DIR.`;
    return [wrong(`the embedded database is of PostgreSQL ${version}, not ${embeddedVersion}`, mend)];
  }
  return [unknown('embedded, and not opened by this check', 'Start Lading and run the doctor again.')];
}
