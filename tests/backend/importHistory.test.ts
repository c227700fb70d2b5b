import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Many } from '../support/api.ts';
import { suiteBackend, type TestBackend } from '../support/backend.ts';
import { findings, postImport, realFile, realMade, realRows } from '../support/deliveryFile.ts';
import { nightly } from '../support/nightly.ts';
import { describeOnPostgres, postgresMissing } from '../support/postgres.ts';
import { exactCases, type SearchCase, searchedLists, similarCases } from './cases/searches.ts';

const post = async (backend: TestBackend, file: string) => postImport(backend.url, await backend.as('admin'), file);

/** Imports the real file and compares the result with that of a correct import. */
function importsTheRealFile(backend: () => TestBackend) {
  it('is imported exactly', { timeout: 600_000 }, async () => {
    const file = readFileSync(realFile ?? '', 'utf8');
    const first = await post(backend(), file);
    expect(first.summary).toMatchObject({ ...realRows, made: realMade, counts: { unchanged: 0 }, stopped: false });
    const reasonsOf = (type: 'refused' | 'noted') =>
      new Set(findings(first, type).map(([, column, reason]) => `${column}: ${reason.replace(/[\d.]+;/, 'N;')}`));
    expect(reasonsOf('refused')).toEqual(new Set(['Pack Price: Value per Item must be greater than 0']));
    expect(reasonsOf('noted')).toEqual(
      new Set(['Line Item Value: differs from quantity × price, which is N; quantity and price were used']),
    );
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
    expect(second.summary).toMatchObject({
      ...{ counts: { new: 0, unchanged: realMade.order_items }, refused_rows: realRows.refused_rows, noted_rows: 0 },
      made: Object.fromEntries(Object.keys(realMade).map((type) => [type, 0])),
    });
    expect(await history()).toEqual(before);
  });
}

/** Searches the imported records. */
function findsWhatIsTyped(backend: () => TestBackend) {
  const search = async ([list, typed, name, place]: SearchCase) => {
    const api = await backend().as('admin');
    const { data, meta } = await api.get<Many<Record<string, unknown>>>(`${list}?search=${encodeURIComponent(typed)}`);
    const names = data.map((row) => nameOf(row, searchedLists[list]));
    return { found: [list, typed, name, names.indexOf(name) + 1], place, names, similar: meta.similar ?? false };
  };

  it('finds records by words in any order and spelling of numbers, accents and punctuation', async () => {
    const results = await Promise.all(exactCases.map(search));
    expect(results.map(({ found }) => found)).toEqual(exactCases);
    expect(results.filter(({ similar }) => similar)).toEqual([]);
  });

  it('finds records by words with a slip, if none has them as typed, and says so', async () => {
    const results = await Promise.all(similarCases.map(search));
    expect(results.map(({ found }) => found)).toEqual(similarCases);
    expect(results.filter(({ similar }) => !similar)).toEqual([]);
  });
}

/** Returns the value at a path of field names. */
const nameOf = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => Object(value)[field], row);

const absent = realFile ? '' : ' (skipped: ../shared/data/scms-delivery-history.csv is not there)';

describe.skipIf(!realFile)(`the delivery history${absent}`, () => {
  describeOnPostgres('on PostgreSQL', (server) => {
    const backend = suiteBackend(async () => ({
      databaseUrl: await server().createMigrated(),
      works: { begins: true },
    }));
    importsTheRealFile(backend);
    findsWhatIsTyped(backend);
    if (nightly) importsNothingTheSecondTime(backend);
  });

  // Ten thousand rows take long, so PGlite imports them only without PostgreSQL. The other import tests use PGlite.
  if (postgresMissing()) {
    describe('on PGlite', () => {
      const backend = suiteBackend({ works: { begins: true } });
      importsTheRealFile(backend);
      findsWhatIsTyped(backend);
    });
  }
});
