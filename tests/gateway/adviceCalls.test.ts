/** The advice on a shipment: how many upstream calls it takes on our backend and on others. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { shipmentRow } from '../support/shipments.ts';
import { type StubApi, startStubApi } from '../support/stubApi.ts';

const document: unknown = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../schema/api-v1.openapi.json'), 'utf8'),
);
const READINESS = 'readiness { key severity }';
const ALL = `${READINESS} exportRule { answer } dangerousGoods { notAssessed }`;

const parts = {
  readiness: [{ key: 'courier', severity: 'advises', answer: 'not_met', because: [], message: '', target: 'field' }],
  export_rule: { answer: 'met' },
  dangerous_goods: { answer: 'met', not_assessed: 3 },
};
const told = {
  readiness: [{ key: 'courier', severity: 'ADVISES' }],
  exportRule: { answer: 'MET' },
  dangerousGoods: { notAssessed: 3 },
};

let api: StubApi;
let gateway: TestGateway;

afterEach(async () => {
  await gateway.stop();
  await api.stop();
});

/** Starts both: a gateway remembers for a while what a backend offers. */
async function start(offers: boolean): Promise<void> {
  api = await startStubApi();
  gateway = await startGateway(api);
  if (offers) api.on('GET', 'openapi.json', () => ({ body: document }));
  api.rows['commercial_invoices'] = [shipmentRow(1), shipmentRow(2)];
  for (const [part, data] of Object.entries(parts)) {
    api.on('GET', new RegExp(`^commercial_invoices/\\d+/${part}$`), () => ({ body: { data } }));
  }
  api.on('GET', /^commercial_invoices\/\d+\/advice$/, () => ({ body: { data: parts } }));
}

/** Asks for advice, and returns it with the last parts of the paths that were called for it. */
async function ask(fields: string) {
  const { data, errors } = await gateway.ask(fields, {}, { token: api.sessions.issue() });
  expect(errors).toEqual([]);
  const paths = api.calls.flatMap(({ path }) => /^commercial_invoices\/(\d+\/\w+)$/.exec(path)?.[1] ?? []);
  return { data, paths: paths.sort() };
}

it('comes in one call if several parts are selected together', async () => {
  await start(true);
  expect(await ask(`{ shipment(id: 1) { ${ALL} } }`)).toEqual({ data: { shipment: told }, paths: ['1/advice'] });
});

it('comes in one call for each shipment', async () => {
  await start(true);
  const { data, paths } = await ask(`{ one: shipment(id: 1) { ${ALL} } other: shipment(id: 2) { ${ALL} } }`);
  expect(data).toEqual({ one: told, other: told });
  expect(paths).toEqual(['1/advice', '2/advice']);
});

it('is only what is selected if that is one part', async () => {
  await start(true);
  const { data, paths } = await ask(`{ shipment(id: 1) { ${READINESS} } }`);
  expect(data).toEqual({ shipment: { readiness: told.readiness } });
  expect(paths).toEqual(['1/readiness']);
});

it('comes in a call for each part from a backend that has no call for all', async () => {
  await start(false);
  const { data, paths } = await ask(`{ shipment(id: 1) { ${ALL} } }`);
  expect(data).toEqual({ shipment: told });
  expect(paths).toEqual(['1/dangerous_goods', '1/export_rule', '1/readiness']);
});
