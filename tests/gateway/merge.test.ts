import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const MERGE = `mutation($id: ID!, $input: MergeRecordsInput!) {
  mergeRecords(id: $id, input: $input) {
    merge { id type into { id label } others { id label } user { fullName } undoableUntil moved { what count } }
    errors { field message code } current { records { id lockVersion } }
  }
}`;
const UNDO =
  'mutation($id: ID!) { undoMerge(id: $id) { merge { undoneAt stays { label why } } errors { message code } } }';

type Made = { createVendor: { vendor: { id: string } } };
type Merged = { mergeRecords: { merge: { id: string } } };

async function newVendor(input: object) {
  const create = 'mutation($input: CreateVendorInput!) { createVendor(input: $input) { vendor { id } } }';
  return ((await stack().get('orgAdmin', create, { input })) as Made).createVendor.vendor.id;
}

describe('a merge', () => {
  it('is previewed with the values of both records, and leads from the one to the other', async () => {
    const one = await newVendor({ name: 'Zymotec GmbH', phoneNumber: '1' });
    const other = await newVendor({ name: 'Zymotec Ltd', phoneNumber: '2', riskLevel: 'level_2' });
    const preview = `{
      duplicates(type: VENDOR) { data { likeness records { id label namedBy { what } } } more }
      mergePreview(type: VENDOR, ids: [${one}, ${other}], intoId: ${one}, fields: [{ field: "phoneNumber", fromId: ${other} }]) {
        intoId whyNot screeningLapses moves { what } records { id lockVersion namedBy { count } }
        fields { field fromId differs parts { name values } }
      }
    }`;
    const asked = (await stack().get('orgAdmin', preview)) as { mergePreview: { fields: unknown[] } };
    expect(asked).toMatchObject({
      duplicates: { data: [{ likeness: 100, records: [{ id: one }, { id: other }] }], more: false },
      mergePreview: { intoId: one, whyNot: null, screeningLapses: false, moves: [] },
    });
    expect(asked.mergePreview.fields).toContainEqual({
      ...{ field: 'phoneNumber', fromId: other, differs: true },
      parts: [{ name: 'phoneNumber', values: ['1', '2'] }],
    });
    const stale = { type: 'VENDOR', lockVersion: 7, others: [{ id: other, lockVersion: 1 }] };
    expect(await stack().get('orgAdmin', MERGE, { id: one, input: stale })).toMatchObject({
      mergeRecords: { merge: null, errors: [{ code: 'STALE' }], current: { records: [{ lockVersion: 1 }, {}] } },
    });
    const input = { ...stale, lockVersion: 1, fields: [{ field: 'phoneNumber', fromId: other }] };
    const done = (await stack().get('orgAdmin', MERGE, { id: one, input })) as Merged;
    expect(done.mergeRecords).toMatchObject({
      errors: [],
      merge: { type: 'VENDOR', into: { id: one }, others: [{ id: other, label: 'Zymotec Ltd' }] },
    });
    const where = `{ vendor(id: ${other}) { id } recordMerges(type: VENDOR, id: ${other}) { into { id label } undoneAt } }`;
    expect(await stack().get('viewer', where)).toEqual({
      vendor: null,
      recordMerges: [{ into: { id: one, label: 'Zymotec GmbH' }, undoneAt: null }],
    });
    expect(await stack().get('orgAdmin', `{ vendor(id: ${one}) { phoneNumber riskLevel } }`)).toEqual({
      vendor: { phoneNumber: '2', riskLevel: 'level_2' },
    });
    expect(await stack().get('orgAdmin', UNDO, { id: done.mergeRecords.merge.id })).toMatchObject({
      undoMerge: { merge: { undoneAt: expect.any(String), stays: [] }, errors: [] },
    });
    const apart = `mutation { answerDuplicates(input: { type: VENDOR, ids: [${one}, ${other}], same: false }) { answered errors { code } } }`;
    expect(await stack().get('orgAdmin', apart)).toEqual({ answerDuplicates: { answered: true, errors: [] } });
    expect(await stack().get('orgAdmin', '{ duplicates(type: VENDOR) { data { likeness } } }')).toEqual({
      duplicates: { data: [] },
    });
  });
});
