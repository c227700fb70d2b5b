import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { fillWithDemo } from '../../backend/demo/demo.ts';
import { kindsFor, statusOf } from '../../backend/document/rules.ts';
import { documentTypes, parentTypes } from '../../backend/document/table.ts';
import { cleanUpFiles } from '../../backend/files/cleanup.ts';
import { embeddedDatabase } from '../support/database.ts';
import { temporaryStore } from '../support/store.ts';

const today = new Date('2026-11-20T08:00:00Z');

describe('the documents and pictures of the demo world', () => {
  let database: OpenDatabase;
  const { files, remove } = temporaryStore();
  beforeAll(async () => {
    database = await embeddedDatabase();
    await fillWithDemo({ db: database.db, files }, { info: () => {} }, today);
  });
  afterAll(async () => {
    await database.close();
    remove();
  });
  const all = () => database.db.selectFrom('documents').selectAll().orderBy('id').execute();

  it('include forty documents of every type, on every kind of record, some archived, expiring and expired', async () => {
    const rows = await all();
    expect(rows).toHaveLength(40);
    expect(new Set(rows.map(({ document_type }) => document_type))).toEqual(new Set(documentTypes));
    const couriers = await database.db.selectFrom('couriers').select('id').execute();
    const having = parentTypes.filter((type) => type !== 'Courier' || couriers.length > 0);
    expect(new Set(rows.map(({ parent_type }) => parent_type))).toEqual(new Set(having));
    for (const { parent_type, document_type } of rows) {
      expect(kindsFor(parent_type).map(({ key }) => key)).toContain(document_type);
    }
    const day = today.toISOString().slice(0, 10);
    expect(new Set(rows.map((row) => statusOf(row, day)))).toEqual(new Set(['valid', 'expired', 'archived']));
    const expiring = rows.filter(({ archived }) => !archived).map(({ expiry_date }) => expiry_date);
    expect(expiring).toEqual(expect.arrayContaining(['2026-11-20', '2026-12-20']));
  });

  it('include an import permit where the group requires one, and the proof of a delivery with its receiver', async () => {
    const shipments = database.db
      .selectFrom('documents as d')
      .innerJoin('shipments as s', 's.id', 'd.parent_id')
      .innerJoin('groups as g', 'g.id', 's.group_id')
      .where('d.parent_type', '=', 'CommercialInvoice')
      .where('d.archived', '=', false)
      .select(['d.document_type', 'd.expiry_date', 's.anticipated_ship_date', 's.status', 's.received_by'])
      .select(['s.shipped_date', 's.delivered_date', 's.package_quantity', 's.delivered_packages']);
    const [permit] = await shipments
      .where('g.requires_import_permit', '=', true)
      .where('d.document_type', '=', 'import_permit')
      .execute();
    expect(permit?.status).toBe('ready');
    expect((permit?.expiry_date ?? '') > (permit?.anticipated_ship_date ?? '2026-11-20')).toBe(true);
    const [proof] = await shipments.where('d.document_type', '=', 'proof_of_delivery').execute();
    expect(proof).toMatchObject({ status: 'delivered', received_by: expect.any(String) });
    expect(proof?.delivered_packages).toBe(proof?.package_quantity);
    expect((proof?.delivered_date ?? '') > (proof?.shipped_date ?? '9')).toBe(true);
  });

  it('are in the store, which contains nothing else', async () => {
    const rows = await all();
    for (const { file_key, size } of rows) {
      const stored = await files.open(file_key ?? '');
      expect(stored?.size).toBe(size);
      await stored?.close();
    }
    expect(rows.filter(({ thumb_key }) => thumb_key !== null).length).toBeGreaterThan(3);
    const keys = async () => (await Array.fromAsync(files.keysBefore(new Date(Date.now() + 60_000)))).sort();
    const before = await keys();
    // Two hours ahead, when every file is old enough for the cleanup.
    await cleanUpFiles({ files, database, now: () => new Date(Date.now() + 2 * 3_600_000) });
    expect(await keys()).toEqual(before);
  });

  it('include pictures of both organizations and some of their users', async () => {
    const pictured = (table: 'users' | 'organizations') =>
      database.db.selectFrom(table).select('picture_key').where('picture_key', 'is not', null).execute();
    expect(await pictured('organizations')).toHaveLength(2);
    const people = await pictured('users');
    expect(people.length).toBeGreaterThan(4);
    expect(people.length).toBeLessThan(14);
  });
});
