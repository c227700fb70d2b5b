import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { ENGLISH, languageCodes } from '../../backend/language/languages.ts';
import { buildStale } from '../../scripts/build.ts';

const BUILT = 'web/dist';

/** A built module or chunk in Vite's manifest. */
interface Part {
  file: string;
  name?: string;
  imports?: string[];
}

const SHELL = ['main.tsx', 'shell/Shell.tsx', 'client/live.ts', 'program/ProgramLayout.tsx'];

beforeAll(() => buildStale(() => undefined));

it.each([
  { page: 'signing in', limit: 200, parts: ['main.tsx'] },
  { page: 'the first list of orders', limit: 300, parts: [...SHELL, 'purchaseOrder/PurchaseOrderList.tsx'] },
  { page: 'the first list of shipments', limit: 300, parts: [...SHELL, 'shipment/ShipmentList.tsx'] },
])('downloads at most $limit kB of compressed JavaScript for $page', ({ limit, parts }) => {
  const files = filesOf(parts);
  const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  expect(kilobytes, files.join('\n')).toBeLessThanOrEqual(limit);
  // If it is less, the manifest no longer shows what a page loads.
  expect(kilobytes).toBeGreaterThan(100);
});

it('downloads the code of the first order after the list in at most 6 files', () => {
  const list = filesOf([...SHELL, 'purchaseOrder/PurchaseOrderList.tsx']);
  const order = filesOf([...SHELL, 'purchaseOrder/PurchaseOrderList.tsx', 'purchaseOrder/PurchaseOrderPage.tsx']);
  const more = order.filter((file) => !list.includes(file));
  expect(more.length, more.join('\n')).toBeLessThanOrEqual(6);
  expect(more.length).toBeGreaterThan(1);
});

it.each(['texts', 'laterTexts'])('downloads at most 30 kB of compressed %s in any language', (kind) => {
  const files = readdirSync(`${BUILT}/assets`).filter((file) => file.startsWith(`${kind}.`) && file.endsWith('.js'));
  const translated = languageCodes.filter((code) => code !== ENGLISH);
  expect(files.map((file) => file.split(/[.-]/)[1]).toSorted()).toEqual(translated.toSorted());
  for (const file of files) expect(sizeOf(`assets/${file}`) - HEADERS, file).toBeLessThanOrEqual(30_000);
});

it('waits for later texts neither on the first pages nor on that of an order', () => {
  const files = filesOf([
    ...SHELL,
    ...['purchaseOrder/PurchaseOrderList.tsx', 'shipment/ShipmentList.tsx', 'purchaseOrder/PurchaseOrderPage.tsx'],
  ]);
  const waiting = /await globalThis\.ladingLaterTexts/;
  expect(files.filter((file) => waiting.test(readFileSync(`${BUILT}/${file}`, 'utf8')))).toEqual([]);
  const all = readdirSync(`${BUILT}/assets`).filter((file) => file.endsWith('.js'));
  expect(all.filter((file) => waiting.test(readFileSync(`${BUILT}/assets/${file}`, 'utf8')))).toHaveLength(1);
});

/** Returns the files that modules need before they run, each once. */
function filesOf(modules: readonly string[]): string[] {
  const manifest: Record<string, Part> = JSON.parse(readFileSync(`${BUILT}/.manifest.json`, 'utf8'));
  const seen = new Set<string>();
  const take = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(take);
  };
  for (const module of modules) take(manifest[module] ? module : layerOf(module, manifest));
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
}

/** The layers of the modules that these tests name, by the beginnings of their paths; the others are in the base. */
const LAYERS = [
  ['shell/', 'shell'],
  ['program/', 'shell'],
  ['purchaseOrder/PurchaseOrderList', 'lists'],
  ['purchaseOrder/PurchaseOrderPage', 'order'],
  ['shipment/ShipmentList', 'lists'],
] as const;

/** Returns the layer that contains a module (`vite.config.ts`): such modules are not in the manifest themselves. */
function layerOf(module: string, manifest: Record<string, Part>): string {
  const [, layer = 'base'] = LAYERS.find(([part]) => module.startsWith(part)) ?? [];
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === layer && one.endsWith('.js'));
  if (!key) throw new Error(`Neither ${module} nor the layer ${layer} is in the manifest`);
  return key;
}

/** The approximate size of a response's headers (bytes): many small files cost more than few. */
const HEADERS = 1000;

/** Returns the bytes over the network, as every current browser receives them: compressed by Brotli. */
function sizeOf(file: string): number {
  const compressed = `${BUILT}/${file}.br`;
  return HEADERS + statSync(existsSync(compressed) ? compressed : `${BUILT}/${file}`).size;
}
