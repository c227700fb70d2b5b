/** Tests what a shipment records about its export: the proof of filing, the licence and the licence exception. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readFilingCitation } from '../../backend/regulation/filingCitation.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { changesOf } from '../support/feed.ts';
import { newShipment, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let logistics: Api;
beforeAll(async () => {
  logistics = await backend().as('logistics');
});

const shipment = (fields: object = {}) => newShipment(logistics, backend().world, fields);
const path = ({ id }: Shipment) => `commercial_invoices/${id}`;
const edit = async (made: Shipment, fields: object) =>
  (await logistics.put<One<Shipment>>(path(made), { commercial_invoice: fields })).data;
const refusal = async (made: Shipment, fields: object) => {
  const { errors } = await logistics.refused<{ errors: Record<string, string[]> }>(422, 'put', path(made), {
    commercial_invoice: fields,
  });
  return errors;
};

const itn = 'AES X20260101123456';

describe('a proof of filing', () => {
  it.each([
    ['AES X20260101123456', itn],
    ['X20260101123456', itn],
    ['x20260101123456', itn],
    ['aes  x 20260101 123456', itn],
    ['AES ITN: X20260101-123456', itn],
    ['X2026-01-01-123456', itn],
    ['ＡＥＳ Ｘ２０２６０１０１１２３４５６', itn],
    ['X٢٠٢٦٠١٠١١٢٣٤٥٦', itn],
    ['X2026\u200b0101\u00a0123456', itn],
    ['X20240229123456', 'AES X20240229123456'],
    ['x20260101123456 ss', `${itn} SS`],
    ['aespost 12345678912 01/02/2026', 'AESPOST 12345678912 01/02/2026'],
    ['AESPOST 12345678912—987654321 01/02/2026', 'AESPOST 12345678912-987654321 01/02/2026'],
    ['AESPOST 12345678912 - 987654321 01/02/2026', 'AESPOST 12345678912-987654321 01/02/2026'],
    ['aesdown 123456789 01/02/2026', 'AESDOWN 123456789 01/02/2026'],
  ])('is read however it is written: %s', (typed, text) => {
    expect(readFilingCitation(typed)?.text).toBe(text);
  });

  it.each([
    'X2026010112345',
    'X202601011234567',
    '20260101123456',
    'Y20260101123456',
    'X20260230123456',
    'X20251301123456',
    'X20250229123456',
    'X19000101123456',
    'X00000000000000',
    'XΑ0260101123456',
    'X20260101123456 S',
    'AESPOST 12345678912',
    'AESPOST 12345678912 13/40/2026',
    'AESDOWN 123456789 2026-01-02',
    'NOEEI 30.37(a)',
    'pending',
    'X2026②101123456;',
  ])('is refused when it is none: %s', (typed) => {
    expect(readFilingCitation(typed)).toBeNull();
  });
});

describe('the export fields of a shipment', () => {
  it('are stored in one form, with their history, and announced', async () => {
    const made = await shipment({ itn: 'x20260101 123456', license_number: ' D123456 ' });
    expect(made).toMatchObject({ itn, license_number: 'D123456', license_exception: null });
    const changes = await changesOf(backend(), () => edit(made, { license_number: null, license_exception: 'GOV' }));
    expect(changes).toMatchObject([{ record: { type: 'CommercialInvoice', id: made.id, lock_version: 2 } }]);
    const [, changed] = await readHistory(backend().db, 'CommercialInvoice', made.id);
    expect(changed?.changes).toEqual([
      { field: 'license_number', from: 'D123456', to: null },
      { field: 'license_exception', from: null, to: 'GOV' },
    ]);
    expect(await edit(made, { itn: '' })).toMatchObject({ itn: null, license_exception: 'GOV' });
    // The same number, written otherwise, is no change.
    const again = await edit(await edit(made, { itn }), { itn: 'X20260101123456' });
    expect(again.lock_version).toBe(4);
  });

  it('name what is wrong at their field', async () => {
    const made = await shipment({ license_exception: 'NLR' });
    expect(await refusal(made, { itn: 'X20260230123456' })).toEqual({ itn: [expect.stringContaining('AES X')] });
    expect(await refusal(made, { itn: 'X20990101123456' })).toEqual({ itn: [expect.stringContaining('later than')] });
    expect(await refusal(made, { itn: 'X'.repeat(61) })).toMatchObject({ itn: [expect.stringContaining('too long')] });
    expect(await refusal(made, { itn: 20260101123456 })).toEqual({ itn: ['is invalid'] });
    expect(await refusal(made, { license_exception: 'CIV' })).toHaveProperty('license_exception');
    expect(await refusal(made, { license_exception: 'nlr' })).toHaveProperty('license_exception');
    expect(await refusal(made, { license_number: 'D'.repeat(41) })).toHaveProperty('license_number');
    expect(await refusal(made, { license_number: 'D1\u202e' })).toHaveProperty('license_number');
  });

  it('are a licence number or an exception, never both', async () => {
    const made = await shipment({ license_exception: 'TMP' });
    expect(await refusal(made, { license_number: 'D123456' })).toEqual({ license_number: [expect.any(String)] });
    expect(await refusal(made, { license_number: 'D123456', license_exception: 'NLR' })).toEqual({
      license_number: [expect.any(String)],
      license_exception: [expect.any(String)],
    });
    const licensed = await edit(made, { license_number: 'D123456', license_exception: null });
    expect(licensed).toMatchObject({ license_number: 'D123456', license_exception: null });
    expect(await refusal(licensed, { license_exception: 'STA' })).toEqual({ license_exception: [expect.any(String)] });
    // An ITN is entered beside either.
    expect(await edit(licensed, { itn })).toMatchObject({ itn, license_number: 'D123456' });
  });

  it('are found by a part of the ITN, and by whether there is one', async () => {
    const { as, world } = backend();
    const api = await as('viewer');
    const found = async (filter: string) => {
      const { data } = await api.get<Many<Shipment>>(`commercial_invoices?program_id=${world.program}&${filter}`);
      return data.map(({ itn: number }) => number);
    };
    await shipment({ itn: 'X20251231000777' });
    await shipment();
    expect(await found('filters[itn]=x20251231 000777')).toEqual(['AES X20251231000777']);
    expect(await found('filters[itn]=000777')).toEqual(['AES X20251231000777']);
    const filed = await found('filters[has_itn]=true');
    expect(filed).toContain('AES X20251231000777');
    expect(filed).not.toContain(null);
    expect(new Set(await found('filters[has_itn]=false'))).toEqual(new Set([null]));
  });
});
