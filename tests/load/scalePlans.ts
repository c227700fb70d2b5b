/** Finds the backend's statements that read a whole large table, by the database's own plans. */
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { app } from '../../backend/app.ts';
import { readConfig } from '../../backend/config.ts';
import { openPostgres, readSettings } from '../../backend/db/client.ts';
import { makeLog } from '../../backend/log.ts';
import { signIn } from './scaleAsk.ts';
import type { Question } from './scaleRequests.ts';

/** The number of rows above which a page of a list must not read the whole table. */
const LARGE = 10_000;

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/**
 * Sends each request once to a backend in this process, has the database explain every statement behind it with the same
 * parameters and settings, and prints the statements with a sequential scan of a large table.
 * @returns a sentence for each of them
 */
export async function wholeTablesRead(databaseUrl: string, emails: string[], questions: Question[]): Promise<string[]> {
  const sent: Statement[] = [];
  const database = openPostgres(databaseUrl, {
    log: (event) => void (event.level === 'query' && sent.push(event.query)),
  });
  const config = readConfig({
    NODE_ENV: 'test',
    SECRET_KEY: 'a secret for a benchmark, 32 chars',
    DATABASE_URL: databaseUrl,
  });
  const backend = app({ config, database, log: makeLog('silent') });
  await new Promise<void>((resolve) => backend.server.listen(0, '127.0.0.1', resolve));
  const { port } = backend.server.address() as AddressInfo;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const [name, value] of Object.entries(readSettings)) await client.query(`set ${name} = ${value}`);
  try {
    const large = await largeTables(client);
    const found: string[] = [];
    let explained = 0;
    for (const email of emails) {
      const ask = await signIn(`http://127.0.0.1:${port}`, email);
      for (const { list, name, path } of questions) {
        sent.length = 0;
        await ask(path);
        for (const { sql, parameters } of sent.filter((statement) => /^(select|with)\b/.test(statement.sql.trim()))) {
          const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters]);
          explained += 1;
          const tables = scanned(rows[0]['QUERY PLAN'][0].Plan).filter((relation) => large.has(relation));
          if (tables.length === 0) continue;
          found.push(`${list}, ${name}: reads all of ${tables.join(', ')}`);
          console.log(`${await planText(client, sql, parameters)}\n  for ${sql}`);
        }
      }
    }
    console.log(
      `  ${explained} plans of ${questions.length * emails.length} questions, ${found.length} with a sequential scan of a table over ${LARGE} rows`,
    );
    return [...new Set(found)];
  } finally {
    await client.end();
    backend.server.closeAllConnections();
    await backend.close();
    await database.close();
  }
}

async function largeTables(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${LARGE}`,
  );
  return new Set(rows.map((row) => row.relname));
}

/** Returns the tables that a plan or a part of it reads sequentially, in parallel or not. */
function scanned(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)];
}

async function planText(client: pg.Client, sql: string, parameters: readonly unknown[]): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
  return rows.map((row) => `  ${row['QUERY PLAN']}`).join('\n');
}
