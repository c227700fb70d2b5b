import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPglite } from '../../backend/db/client.ts';
import { lockDataDir } from '../../backend/db/lock.ts';
import { csvCell } from '../../backend/import/reportFile.ts';
import { fileOf, manyOrders } from '../support/deliveryFile.ts';
import { casesOf } from '../support/nightly.ts';
import { preparedDataDir } from '../support/preparedData.ts';
import { freePort, outputOf } from '../support/processes.ts';

const root = join(import.meta.dirname, '../..');
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Creates an empty data folder. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lading-import-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Creates a data folder that a backend has used before. */
async function usedFolder(): Promise<string> {
  const folder = await preparedDataDir('nobody');
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts a script of the backend as a separate process. */
function start(script: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'info', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  return child;
}

const administrator = { ADMIN_EMAIL: 'admin@test.example', ADMIN_PASSWORD: 'Lading-2026!' };

/** Runs the import to its end. */
async function runImport(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = start('backend/import/main.ts', args, { ...administrator, ...env });
  const { lines } = outputOf(child);
  const [code] = await once(child, 'close');
  return { code, output: lines.join('\n') };
}

function write(folder: string, text: string): string {
  const file = join(folder, 'orders.csv');
  writeFileSync(file, text);
  return file;
}

/** Returns the number of items of each order in a data folder, where no work may be left unfinished unless it crashed. */
async function orderSizes(dataDir: string, hasCrashed = false): Promise<number[]> {
  const database = await openPglite(dataDir);
  try {
    const works = database.db.selectFrom('works').select('state').where('finished_at', 'is', null);
    if (!hasCrashed) expect(await works.execute()).toEqual([]);
    const rows = await database.db
      .selectFrom('purchase_orders as o')
      .leftJoin('order_items as i', 'i.purchase_order_id', 'o.id')
      .select(({ fn }) => ['o.id', fn.count<number>('i.id').as('count')])
      .groupBy('o.id')
      .execute();
    return rows.map(({ count }) => Number(count));
  } finally {
    await database.close();
  }
}

describe('npm run import', { timeout: 600_000 }, () => {
  const threeRows = fileOf([{ ID: '1' }, { ID: '2', 'Pack Price': '=1+1' }, { ID: '3', 'Line Item Value': '20' }]);

  it('imports, writes a report, and says when nothing changed', async () => {
    const DATA_DIR = await usedFolder();
    const file = write(DATA_DIR, threeRows);
    const first = await runImport([file], { DATA_DIR });
    expect(first.output).toContain('Imported into test.example:');
    expect(first.output).toContain('2 order items');
    expect(first.output).toContain('1 row was refused.');
    expect(first.output).toContain(
      '1 new program has no members: only administrators see it. Add members in Organization Panel > Manage Users, in the field Programs of each user.',
    );
    expect(first.code).toBe(0);
    const [report = ''] = readdirSync(join(DATA_DIR, 'imports'));
    expect(first.output).toContain(join(DATA_DIR, 'imports', report));
    expect(readFileSync(join(DATA_DIR, 'imports', report), 'utf8').split('\r\n')).toEqual([
      '\u{feff}"Row","Outcome","Column","Value","Reason"',
      `"3","refused","Pack Price","'=1+1","Value per Item is not a number"`,
      '"4","noted","Line Item Value","20","differs from quantity × price, which is 25.00; quantity and price were used"',
      '',
    ]);
    const second = await runImport([file, '--organization', 'Test.example'], { DATA_DIR });
    expect(second.output).toContain('Nothing changed: all 2 lines were imported into test.example before.');
    expect(second.output).not.toContain('no members');
    expect(second.code).toBe(0);
  });

  it.each(casesOf(['Horizon Health Alliance'], () => false))(
    'creates the demo world in an empty folder, and imports into the organization that is named: %s',
    async (organization) => {
      const DATA_DIR = newFolder();
      const file = write(DATA_DIR, threeRows);
      const env = { DATA_DIR, DEMO: '1', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
      const nowhere = await runImport([file], env);
      expect(nowhere.output).toMatch(
        /^There are several organizations\. Name the one to import into, with --organization NAME: Horizon Health Alliance, /m,
      );
      expect(nowhere.code).toBe(78);
      const named = await runImport([file, '--organization', organization], env);
      expect(named.output).toContain(`Imported into ${organization}:`);
      expect(named.code).toBe(0);
    },
  );

  it('uses the running backend, with a token that only its owner can read and that works once', async () => {
    const DATA_DIR = await usedFolder();
    const port = await freePort();
    const backend = start('backend/main.ts', [], { ...administrator, DATA_DIR, BACKEND_PORT: String(port) });
    await outputOf(backend).includes('backend is listening');
    const access = join(DATA_DIR, 'backend.json');
    const tokenNow = () => JSON.parse(readFileSync(access, 'utf8')).token;
    const token = tokenNow();
    expect(statSync(access).mode & 0o777).toBe(0o600);
    const file = write(DATA_DIR, fileOf(manyOrders('THROUGH', 5, 2)));
    const { code, output } = await runImport([file], { DATA_DIR });
    expect(output).toContain(`Sending the file to the running Lading at http://127.0.0.1:${port}.`);
    expect(output).toContain('5 purchase orders');
    expect(code).toBe(0);
    expect(tokenNow()).not.toBe(token);
    const reused = await fetch(`http://127.0.0.1:${port}/api/v1/imports`, {
      method: 'POST',
      headers: { authorization: `Local ${token}`, 'content-type': 'text/csv' },
      body: 'ID',
    });
    expect(reused.status).toBe(401);
    const unknown = await runImport([file, '--organization', 'Nobody'], { DATA_DIR });
    expect(unknown.output).toContain('There is no organization "Nobody". There is: test.example.');
    expect(unknown.code).toBe(78);
    const other = await runImport([write(DATA_DIR, 'a,b\n1,2\n')], { DATA_DIR });
    expect(other.output).toContain('No column for: Program, PO #');
    expect(other.code).toBe(78);
  });

  it('imports other records, too, also beside a running Lading, and its code says if rows were refused', async () => {
    const DATA_DIR = await usedFolder();
    const file = write(DATA_DIR, 'Fournisseur;E-mail;Note\nCipla;sales@cipla.example;a\nMylan;no address;b\n');
    const first = await runImport([file, '--kind', 'vendors'], { DATA_DIR });
    expect(first.output).toMatch(/^Importing into test\.example in the name of /m);
    expect(first.output).toContain('new: 1, changed: 0, unchanged: 0, refused: 1, left out: 0');
    expect(first.output).toMatch(/^ {2}row 3: Email /m);
    expect(first.code).toBe(65);
    const port = await freePort();
    const backend = start('backend/main.ts', [], { ...administrator, DATA_DIR, BACKEND_PORT: String(port) });
    await outputOf(backend).includes('backend is listening');
    const again = write(DATA_DIR, 'Fournisseur;E-mail\nCipla;sales@cipla.example\nHetero;\n');
    const second = await runImport([again, '--kind', 'vendors'], { DATA_DIR });
    expect(second.output).toContain('new: 1, changed: 0, unchanged: 1, refused: 0, left out: 0');
    expect(second.code).toBe(0);
    const unknown = await runImport([again, '--kind', 'vendors', '--mapping', 'Depot'], { DATA_DIR });
    expect(unknown.output).toContain('There is no mapping "Depot".');
    expect(unknown.code).toBe(78);
  });

  it('refuses a data folder that another process uses', async () => {
    const DATA_DIR = newFolder();
    cleanUps.push(await lockDataDir(DATA_DIR));
    const { code, output } = await runImport([write(DATA_DIR, fileOf([{}]))], { DATA_DIR });
    expect(output).toContain('is in use by another Lading');
    expect(code).toBe(78);
  });

  it.each([
    ['a file that is not there', ['/nowhere/orders.csv'], 'There is no file /nowhere/orders.csv.'],
    ['a folder', [tmpdir()], 'is a folder, not a file'],
    ['an unknown option', ['orders.csv', '--fast'], 'Usage: npm run import -- FILE'],
    ['what is no table', [join(root, 'web/public/icon-192.png')], 'This is not a spreadsheet'],
  ])('refuses %s', async (_what, args, reason) => {
    const { code, output } = await runImport(args, { DATA_DIR: await usedFolder() });
    expect(output).toContain(reason);
    expect(code).toBe(78);
  });

  const endings = [
    ['Ctrl-C', 'SIGINT', 1],
    ['kill -9', 'SIGKILL', null],
  ] as const;
  // By day, `killedImport` kills the backend in the middle of an import from the page, which is applied by the same code.
  it.each(casesOf(endings, () => false))(
    'leaves complete orders after %s; the next run imports the rest',
    async (_how, signal, wanted) => {
      const DATA_DIR = await usedFolder();
      const file = write(DATA_DIR, fileOf(manyOrders('PART', 900, 2)));
      const child = start('backend/import/main.ts', [file], { ...administrator, DATA_DIR });
      const output = outputOf(child);
      await output.includes(/^Importing: \d+ of 900 orders$/);
      child.kill(signal);
      const [code] = await once(child, 'close');
      expect(code).toBe(wanted);
      if (signal === 'SIGINT')
        expect(output.lines).toContain(
          'Stopped. The orders imported so far are complete; run the import again for the rest.',
        );
      const sizes = await orderSizes(DATA_DIR, signal === 'SIGKILL');
      expect(sizes.length).toBeGreaterThanOrEqual(500);
      expect(sizes.length).toBeLessThan(900);
      expect(new Set(sizes)).toEqual(new Set([2]));
      if (signal === 'SIGINT') return;
      expect((await runImport([file], { DATA_DIR })).code).toBe(0);
      const all = await orderSizes(DATA_DIR);
      expect(all).toHaveLength(900);
      expect(new Set(all)).toEqual(new Set([2]));
    },
  );
});

const proofBy = (token: string, challenge: string) => createHmac('sha256', token).update(challenge).digest('base64url');

describe('an import through a running backend', { timeout: 600_000 }, () => {
  it.each([
    ['in the middle of a line', '{"type":"reading","ro'],
    ['before it has answered', ''],
  ])('reports an unfinished import if the backend dies %s', async (_when, said) => {
    const DATA_DIR = newFolder();
    // Simulates a backend that dies: a server that hangs up, at the address that a backend publishes.
    const dying = createServer((request, response) => {
      const { searchParams: asked } = new URL(request.url ?? '', 'http://backend');
      const challenge = asked.get('challenge');
      if (challenge) return void response.end(JSON.stringify({ proof: proofBy('token', challenge) }));
      if (said === '') return void request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write(said, () => request.socket.destroy());
    });
    dying.listen(0, '127.0.0.1');
    await once(dying, 'listening');
    cleanUps.push(() => void dying.close());
    const { port } = dying.address() as AddressInfo; // a TCP server that listens
    const running = { url: `http://127.0.0.1:${port}`, pid: process.pid, token: 'token' };
    writeFileSync(join(DATA_DIR, 'backend.json'), JSON.stringify(running));
    const { code, output } = await runImport([write(DATA_DIR, fileOf([{}]))], { DATA_DIR });
    expect(output.split('\n').at(-1)).toMatch(/^The backend stopped before the import was finished\./);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});

describe('a cell of the report', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['@SUM(1)', `"'@SUM(1)"`],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['\n=1', `"'\n'=1"`],
    ['\u0000=1', `"'\u0000=1"`],
    ['  =1', `"'  =1"`],
    ['\u00a0\u200b=1', `"'\u00a0\u200b=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋1', `"'＋1"`],
    ['－1+1', `"'－1+1"`],
    ['−1+1', `"'−1+1"`],
    ['＠SUM(1)', `"'＠SUM(1)"`],
    ['a;=1+1', `"a;'=1+1"`],
    ['a;"=1+1', '"a;""=1+1"'],
    ['-2+3', `"'-2+3"`],
    ['+a', `"'+a"`],
    ['-12.50', '"-12.50"'],
    ['a,b', '"a,b"'],
    ['a; b', '"a; b"'],
    ['plain', '"plain"'],
  ])('shows %j as text', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});
