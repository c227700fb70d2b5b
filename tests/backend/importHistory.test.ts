import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suiteBackend, type TestBackend } from '../support/backend.ts';
import { findings, postImport, realFile, realResult } from '../support/deliveryFile.ts';
import { describeOnPostgres, postgresMissing } from '../support/postgres.ts';

const post = async (backend: TestBackend, file: string) => postImport(backend.url, await backend.as('admin'), file);

/** Imports the real file and compares the result with that of a correct import. */
function importsTheRealFile(backend: () => TestBackend) {
  it('is imported exactly', { timeout: 600_000 }, async () => {
    const file = readFileSync(realFile ?? '', 'utf8');
    const first = await post(backend(), file);
    expect(first.summary).toMatchObject({ ...realResult, unchanged: 0, stopped: false });
    const reasons = new Set(findings(first, 'refused').map(([, , reason]) => reason));
    expect(reasons).toEqual(new Set(['Value per Item must be greater than 0']));
    const { db, world } = backend();
    const items = await db
      .selectFrom('order_items')
      .select(({ fn }) => [fn.sum<string>('quantity').as('quantity'), fn.sum<string>('total_value').as('value')])
      .where('organization_id', '=', world.organization)
      .executeTakeFirstOrThrow();
    expect(items).toEqual({ quantity: '189229103.000', value: '1627584910.60' });
    const nobody = await db.selectFrom('end_users').select('label').where('country', 'is', null).execute();
    expect(nobody).toEqual([]);
  });
}

/** Imports the real file again. */
function importsNothingTheSecondTime(backend: () => TestBackend) {
  it('changes nothing when it is imported again', { timeout: 600_000 }, async () => {
    const { db } = backend();
    const history = () =>
      db
        .selectFrom('history')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await history();
    const second = await post(backend(), readFileSync(realFile ?? '', 'utf8'));
    const made = { programs: 0, groups: 0, end_users: 0, vendors: 0, purchase_orders: 0, shipments: 0, order_items: 0 };
    expect(second.summary).toMatchObject({
      ...made,
      unchanged: realResult.order_items,
      refused_rows: 18,
      noted_rows: 0,
    });
    expect(await history()).toEqual(before);
  });
}

const absent = realFile ? '' : ' (skipped: ../shared/data/scms-delivery-history.csv is not there)';

describe.skipIf(!realFile)(`the delivery history${absent}`, () => {
  describeOnPostgres('on PostgreSQL', (server) => {
    const backend = suiteBackend(async () => ({ databaseUrl: await server().createMigrated() }));
    importsTheRealFile(backend);
    importsNothingTheSecondTime(backend);
  });

  // Ten thousand rows take long, so PGlite imports them only without PostgreSQL. The other import tests use PGlite.
  if (postgresMissing()) {
    describe('on PGlite', () => {
      importsTheRealFile(suiteBackend());
    });
  }
});
