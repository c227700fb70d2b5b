import { describe, expect, it } from 'vitest';
import { beginningOf, todayOf, weekOf } from '../../backend/record/timeZone.ts';
import type { Shipment } from '../../backend/shipment/schema.ts';
import type { Api, Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, readHistory } from '../support/records.ts';

/** 10:30 UTC: already tomorrow on Kiritimati, and still yesterday in Pago Pago. */
const utcDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const now = new Date(`${utcDate}T10:30:00Z`);
const dayFrom = (date: string, days: number) =>
  new Date(new Date(`${date}T00:00:00Z`).getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('calendar dates', () => {
  it('are those of the user’s time zone, or without one the latest anywhere', () => {
    expect(todayOf({ timeZone: 'Europe/Berlin' }, now)).toBe(utcDate);
    expect(todayOf({ timeZone: 'Pacific/Pago_Pago' }, now)).toBe(dayFrom(utcDate, -1));
    expect(todayOf({ timeZone: null }, now)).toBe(dayFrom(utcDate, 1));
  });

  it.each([
    ['2026-03-02', '2026-03-02', '2026-03-08'],
    ['2026-03-08', '2026-03-02', '2026-03-08'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
  ])('%s is in the week from %s to %s', (date, monday, sunday) => {
    expect(weekOf(date)).toEqual({ monday, sunday });
  });
});

describe('the beginning of a calendar date', () => {
  it.each([
    ['2026-11-20', null, '2026-11-20T00:00:00Z'],
    ['2026-07-01', 'Europe/Zurich', '2026-06-30T22:00:00Z'],
    ['2026-07-01', 'America/Chicago', '2026-07-01T05:00:00Z'],
    ['2026-07-01', '+05:30', '2026-06-30T18:30:00Z'],
    // Midnight was skipped; the whole day before was skipped; midnight occurred twice.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00Z'],
  ])('%s in the zone %s is %s', (date, timeZone, moment) => {
    expect(new Date(beginningOf({ timeZone }, date) * 1000)).toEqual(new Date(moment));
  });

  it('can be calculated for a later date', () => {
    expect(beginningOf({ timeZone: 'Europe/Zurich' }, '2026-03-29', 1)).toBe(Date.parse('2026-03-29T22:00:00Z') / 1000);
  });
});

describe('the approvals of a shipment', () => {
  const backend = suiteBackend({ now: () => now });
  const path = (id: number) => `commercial_invoices/${id}/approvals`;
  const set = (id: number, dates: object, zone: string, api?: Api) => send(id, dates, { 'time-zone': zone }, api);
  const send = async (id: number, dates: object, headers: Record<string, string>, api?: Api) => {
    const caller = api ?? (await backend().as('manager'));
    return caller.send('put', path(id), { commercial_invoice: dates }, headers);
  };
  const fresh = (fields: object = {}) => insertShipment(backend().db, backend().world, fields);

  it('are five dates that change no status and are recorded in the history', async () => {
    const id = await fresh();
    const dates = {
      ehs_approval: '2026-01-02',
      ff_approval: '2026-01-03',
      sent_for_ff_approval: '2026-01-01',
      sent_for_program_approval: '2026-01-04',
      program_approval: '2026-01-05',
    };
    const { body, status } = await set(id, dates, 'UTC');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { ...dates, status: 'open', lock_version: 2 } });
    const partly = await set(id, { ehs_approval: null }, 'UTC');
    expect(partly.body).toMatchObject({ data: { ...dates, ehs_approval: null } });
    const history = await readHistory(backend().db, 'CommercialInvoice', id);
    expect(history.map(({ action }) => action)).toEqual(['set_approvals', 'set_approvals']);
    expect(history[1]?.changes).toEqual([{ field: 'ehs_approval', from: '2026-01-02', to: null }]);
  });

  it.each(['ehs_approval', 'ff_approval', 'sent_for_ff_approval', 'sent_for_program_approval', 'program_approval'])(
    'reject %s later than today',
    async (field) => {
      const id = await fresh();
      expect((await set(id, { [field]: utcDate }, 'UTC')).status).toBe(200);
      const late = await set(id, { [field]: dayFrom(utcDate, 1) }, 'UTC');
      expect(late).toMatchObject({ status: 422, body: { errors: { [field]: ['should be equal or before today'] } } });
    },
  );

  it('determine today by the time zone of the request, or else by the last one sent', async () => {
    const id = await fresh();
    const tomorrow = { ff_approval: dayFrom(utcDate, 1) };
    expect((await set(id, tomorrow, 'Pacific/Pago_Pago')).status).toBe(422);
    expect((await set(id, tomorrow, 'Pacific/Kiritimati')).status).toBe(200);
    expect((await set(id, { ff_approval: utcDate }, 'Pacific/Pago_Pago')).status).toBe(422);
    expect((await send(id, { ff_approval: utcDate }, {})).status).toBe(422);
    // A user who has never sent a time zone is not rejected: somewhere it is that date already.
    const orgAdmin = await backend().as('orgAdmin');
    expect((await send(id, tomorrow, {}, orgAdmin)).status).toBe(200);
  });

  it('must keep at least one date', async () => {
    const id = await fresh({ ff_approval: '2026-01-03' });
    const last = { status: 422, body: { errors: { base: ['At least one of the dates must remain'] } } };
    expect(await set(id, { ff_approval: null }, 'UTC')).toMatchObject(last);
    expect(await set(await fresh(), {}, 'UTC')).toMatchObject(last);
    expect((await set(id, { ff_approval: null, ehs_approval: '2026-01-04' }, 'UTC')).status).toBe(200);
  });

  it('can be set in review, but not once the invoice is closed', async () => {
    const dates = { program_approval: '2026-01-05' };
    expect((await set(await fresh({ status: 'in_review' }), dates, 'UTC')).status).toBe(200);
    const closed = await fresh({ status: 'closed' });
    const error = 'Approvals of a closed invoice cannot be changed';
    expect(await set(closed, dates, 'UTC')).toMatchObject({ status: 409, body: { code: 'transition', error } });
    const { data } = await (await backend().as('manager')).get<One<Shipment>>(`commercial_invoices/${closed}`);
    expect(data.abilities).toContainEqual({ action: 'set_approval', allowed: false, reason: error });
  });

  it('need the right to set them', async () => {
    const id = await fresh();
    const body = { commercial_invoice: { ehs_approval: '2026-01-01' } };
    for (const person of ['logistics', 'procurement', 'viewer'] as const) {
      await (await backend().as(person)).refused(403, 'put', path(id), body);
    }
  });

  it('and the anticipated date determine the overview lists, in the user’s time zone', async () => {
    const { world } = backend();
    const { monday, sunday } = weekOf(utcDate);
    const inReview = { status: 'in_review', anticipated_ship_date: monday };
    const waiting = await fresh({ ...inReview, invoice_number: 'W-monday' });
    await fresh({ invoice_number: 'W-sunday', anticipated_ship_date: sunday, program_approval: '2026-01-01' });
    await fresh({ invoice_number: 'W-next', anticipated_ship_date: dayFrom(sunday, 1), status: 'approved' });
    await fresh({ invoice_number: 'W-gone', anticipated_ship_date: monday, status: 'shipping' });
    const api = await backend().as('viewer');
    const list = async (overview: string, zone: string) => {
      const query = `program_id=${world.program}&search=W-&filters[overview]=${overview}&sort[field]=invoice_number`;
      const { body } = await api.send('get', `commercial_invoices?${query}`, undefined, { 'time-zone': zone });
      return JSON.stringify((body as Many<Shipment>).data.map(({ invoice_number }) => invoice_number));
    };
    expect(await list('for_this_week', 'UTC')).toBe('["W-monday","W-sunday"]');
    expect(await list('approval_list', 'UTC')).toBe('["W-monday"]');
    await set(waiting, { program_approval: '2026-01-05' }, 'UTC');
    expect(await list('approval_list', 'UTC')).toBe('[]');
  });
});
