/** How long each paper of a 200-line invoice takes, how much memory, and how long other requests wait meanwhile. */
import { z } from 'zod';
import { startLading } from '../support/lading.ts';
import { peakMemory, residentMemory } from '../support/processes.ts';
import { amount, megabytes, milliseconds, percentile, table, timed } from './harness.ts';
import { forgetPeak } from './importFile.ts';

const LINES = amount(200, 10);
const LIMIT_MS = 3000;
const MEMORY_LIMIT = 60_000_000;
/** How long one piece of work may block the process for other requests. */
const WAIT_LIMIT_MS = 200;
const ROUNDS = amount(5, 1);

const row = z.object({ id: z.number() });
const list = z.object({ data: z.array(row).min(1) });
const one = z.object({ data: row });
const papers = ['commercial_invoice_pdf', 'commercial_invoice_hs_pdf', 'end_users_pdf'];

/** Measures and prints; returns the missed limits. */
export async function pdf(): Promise<string[]> {
  const lading = await startLading();
  try {
    const call = await signedIn(lading.backendUrl);
    const [short, long] = [await shipmentOf(call, 1), await shipmentOf(call, LINES)];
    const backend = lading.pidOf('backend');
    /** Prints once; returns the time, and the memory used beyond what the process held before. */
    const print = async (paper: string, id = long) => {
      const before = residentMemory(backend) ?? 0;
      forgetPeak(backend);
      const { ms } = await timed(async () => (await call('POST', `commercial_invoices/${id}/${paper}`)).arrayBuffer());
      return { ms, bytes: (peakMemory(backend) ?? 0) - before };
    };
    const waits = waiting(lading.backendUrl);
    // The process reads its fonts once, for its first paper.
    const rows = [{ paper: 'first of the process, 1 line', prints: [await print('commercial_invoice_pdf', short)] }];
    for (const paper of papers) {
      const prints = [];
      for (let round = 0; round < ROUNDS; round += 1) prints.push(await print(paper));
      rows.push({ paper, prints });
    }
    const longest = await waits.stop();
    const cells = rows.map(({ paper, prints }) => [
      paper,
      milliseconds(prints[0]?.ms ?? 0),
      milliseconds(
        percentile(
          prints.map(({ ms }) => ms),
          50,
        ),
      ),
      megabytes(Math.max(...prints.map(({ bytes }) => bytes))),
    ]);
    console.log(table([`${LINES} lines`, 'first', 'median', 'memory'], cells));
    console.log(`  others waited at most ${milliseconds(longest)}`);
    const all = rows.flatMap(({ prints }) => prints);
    const slowest = Math.max(...all.map(({ ms }) => ms));
    const memory = Math.max(...all.map(({ bytes }) => bytes));
    return [
      ...(slowest > LIMIT_MS ? [`${milliseconds(slowest)} for ${LINES} lines, wanted ${milliseconds(LIMIT_MS)}`] : []),
      ...(memory > MEMORY_LIMIT ? [`${megabytes(memory)} for one paper, wanted ${megabytes(MEMORY_LIMIT)}`] : []),
      ...(longest > WAIT_LIMIT_MS
        ? [`others waited ${milliseconds(longest)}, wanted ${milliseconds(WAIT_LIMIT_MS)}`]
        : []),
    ];
  } finally {
    await lading.stop();
  }
}

type Call = (method: string, path: string, body?: object) => Promise<Response>;

async function signedIn(backendUrl: string): Promise<Call> {
  let authorization = '';
  const call: Call = async (method, path, body) => {
    const response = await fetch(`${backendUrl}/api/v1/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const user = { login: 'org.admin@lading.example', password: 'Lading-2026!' };
  authorization = (await call('POST', 'login', { user })).headers.get('authorization') ?? '';
  return call;
}

/** Creates an order with this many lines and a shipment of all of them; returns the shipment's id. */
async function shipmentOf(call: Call, lines: number): Promise<number> {
  const number = `PDF-${lines}`;
  const firstOf = async (path: string) => list.parse(await (await call('GET', path)).json()).data[0]?.id;
  const made = async (path: string, body: object) => one.parse(await (await call('POST', path, body)).json()).data.id;
  const program_id = await firstOf('programs');
  const group_id = await firstOf(`groups?program_id=${program_id}`);
  const purchase_order_id = await made('purchase_orders', {
    purchase_order: {
      program_id,
      group_id,
      order_number: number,
      vendor_id: await firstOf('vendors'),
      end_user_id: await firstOf(`end_users?program_id=${program_id}`),
    },
  });
  const items: number[] = [];
  for (let position = 1; position <= lines; position += 1) {
    const order_item = {
      purchase_order_id,
      position: String(position),
      catalog_number: `CAT-${position}`,
      material: `Multiplex test kit ${position}, 96 tests, lyophilised; ערכה של 25; محلول معالجة الجفاف`,
      quantity: String(position),
      size_per_item: 'KT',
      value_per_item: '742.50',
      hs_code: `38221900${String(position % 40).padStart(2, '0')}`,
      countries_of_manufacture: ['KR'],
    };
    items.push(await made('order_items', { order_item }));
  }
  const commercial_invoice = { program_id, group_id, invoice_number: number, shipment_type: 'air' };
  const id = await made('commercial_invoices', { commercial_invoice });
  await call('POST', `commercial_invoices/${id}/order_items`, { selected_order_item_ids: items });
  return id;
}

/** Polls the backend's health; `stop` returns the longest response time (ms). */
function waiting(backendUrl: string) {
  let isRunning = true;
  let longest = 0;
  const asking = (async () => {
    while (isRunning) longest = Math.max(longest, (await timed(() => fetch(`${backendUrl}/healthz`))).ms);
  })();
  return {
    stop: async () => {
      isRunning = false;
      await asking;
      return longest;
    },
  };
}
