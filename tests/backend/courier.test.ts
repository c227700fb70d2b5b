import { describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { Airline, Courier } from '../../backend/courier/schema.ts';
import type { HistoryRow } from '../../backend/history/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend, type TestBackend } from '../support/backend.ts';
import { readHistory, unused } from '../support/records.ts';
import type { Person } from '../support/world.ts';

/** The shipped roles, but viewers may not read couriers. */
const roles = shippedRoles.map(
  (role): Role => (role.name === 'Viewer' ? { ...role, rights: { ...role.rights, couriers: [] } } : role),
);

const makeCourier = async ({ as }: TestBackend, fields: object = {}, by: Person = 'logistics') => {
  const courier = { company_name: unused('Courier'), ...fields };
  return (await (await as(by)).post<One<Courier>>('couriers', { courier })).data;
};
const makeAirline = async ({ as }: TestBackend, courierId: number, fields: object = {}, by: Person = 'logistics') => {
  const airline = { name: unused('Airline'), ...fields };
  return (await (await as(by)).post<One<Airline>>(`couriers/${courierId}/airlines`, { airline })).data;
};

describe('couriers', () => {
  const backend = suiteBackend({ roles });

  it('are listed by name, searched and sorted, and as summaries for everyone with a session', async () => {
    const { as } = backend();
    const address_attributes = { country: 'DE', city: 'Bonn', address: 'Post street 1' };
    const dhl = await makeCourier(backend(), { company_name: 'dhl Express', address_attributes });
    await makeCourier(backend(), { company_name: 'World Courier' });
    await makeCourier(backend(), { company_name: 'Northern' }, 'otherAdmin');
    const api = await as('inventory');
    const names = async (query = '') =>
      (await api.get<Many<Courier>>(`couriers?${query}`)).data.map(({ company_name }) => company_name);
    expect(await names()).toEqual(['dhl Express', 'World Courier']);
    expect(await names('sort[field]=company_name&sort[direction]=desc')).toEqual(['World Courier', 'dhl Express']);
    expect((await names('sort[field]=country&sort[direction]=desc'))[0]).toBe('dhl Express');
    expect(await names('search=COUR')).toEqual(['World Courier']);
    const viewer = await as('viewer');
    expect((await viewer.get<Many<Courier>>('couriers?light=true&search=dhl')).data).toEqual([
      { id: dhl.id, company_name: 'dhl Express', prohibited: false },
    ]);
    await viewer.refused(403, 'get', 'couriers');
    await viewer.refused(403, 'get', `couriers/${dhl.id}`);
    await viewer.refused(403, 'get', `couriers/${dhl.id}/airlines`);
  });

  it('are created and edited by roles with the right, and checked by version', async () => {
    const { as, db, world } = backend();
    const made = await makeCourier(backend());
    expect(made).toMatchObject({ address: null, lock_version: 1, abilities: [{ action: 'update', allowed: true }] });
    const api = await as('logistics');
    const edit = { courier: { company_name: 'Renamed', lock_version: 1 } };
    expect((await api.put<One<Courier>>(`couriers/${made.id}`, edit)).data).toMatchObject({ company_name: 'Renamed' });
    expect((await api.refused<Courier>(409, 'put', `couriers/${made.id}`, edit)).data?.lock_version).toBe(2);
    expect(await readHistory(db, 'Courier', made.id)).toMatchObject([
      { action: 'create', user_id: world.people.logistics },
      { action: 'update', changes: [{ field: 'company_name', to: 'Renamed' }] },
    ]);
    await (await as('procurement')).refused(403, 'put', `couriers/${made.id}`, edit);
    await (await as('otherAdmin')).refused(404, 'put', `couriers/${made.id}`, edit);
    const { errors } = await api.refused(422, 'post', 'couriers', { courier: { status: 'open' } });
    expect(errors).toEqual({ company_name: ["can't be blank"], status: ['is not allowed here'] });
  });
});

describe("a courier's airlines", () => {
  const backend = suiteBackend();

  it('have their own history, under their courier only', async () => {
    const { as } = backend();
    const [courier, other] = [await makeCourier(backend()), await makeCourier(backend())];
    const airline = await makeAirline(backend(), courier.id, { name: 'Royal Jordanian' });
    const api = await as('logistics');
    await api.put(`couriers/${courier.id}/airlines/${airline.id}`, { airline: { prefix: '512' } });
    const { data } = await api.get<Many<HistoryRow>>(`couriers/${courier.id}/airlines/${airline.id}/history`);
    expect(data.map(({ action, changes }) => [action, changes])).toEqual([
      ['update', [{ field: 'prefix', from: null, to: '512', names: [] }]],
      ['create', [{ field: 'name', from: null, to: 'Royal Jordanian', names: [] }]],
    ]);
    await api.refused(404, 'get', `couriers/${other.id}/airlines/${airline.id}/history`);
  });

  it('are listed by name or prefix, and read and edited individually', async () => {
    const { as, db } = backend();
    const { id } = await makeCourier(backend());
    const swiss = await makeAirline(backend(), id, { name: 'Swiss', prefix: '724', notes: 'Zurich' });
    await makeAirline(backend(), id, { name: 'lufthansa', prefix: '020' });
    await makeAirline(backend(), id, { name: 'Charter' });
    const api = await as('logistics');
    const names = async (query = '') =>
      (await api.get<Many<Airline>>(`couriers/${id}/airlines?${query}`)).data.map(({ name }) => name);
    expect(await names()).toEqual(['Charter', 'lufthansa', 'Swiss']);
    expect(await names('sort[field]=prefix')).toEqual(['lufthansa', 'Swiss', 'Charter']);
    expect(await names('search=swi')).toEqual(['Swiss']);
    const path = `couriers/${id}/airlines/${swiss.id}`;
    expect((await api.get<One<Airline>>(path)).data).toEqual(swiss);
    const edit = { airline: { notes: null, lock_version: 1 } };
    expect((await api.put<One<Airline>>(path, edit)).data).toMatchObject({ name: 'Swiss', notes: null });
    expect((await api.refused<Airline>(409, 'put', path, edit)).data?.lock_version).toBe(2);
    expect((await readHistory(db, 'Airline', swiss.id)).map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it('require a name and allow a prefix of at most three characters', async () => {
    const { id } = await makeCourier(backend());
    const api = await backend().as('logistics');
    const wrong = { airline: { name: '', prefix: '0201', courier_id: 1 } };
    const { errors } = await api.refused(422, 'post', `couriers/${id}/airlines`, wrong);
    expect(errors).toEqual({
      name: ["can't be blank"],
      prefix: ['is too long (maximum is 3 characters)'],
      courier_id: ['is not allowed here'],
    });
  });

  it('are found only under their own courier and in their own organization', async () => {
    const { as } = backend();
    const one = await makeCourier(backend());
    const other = await makeCourier(backend());
    const { id } = await makeAirline(backend(), one.id);
    const api = await as('logistics');
    const edit = { airline: { name: 'Mine' } };
    await api.refused(404, 'get', `couriers/${other.id}/airlines/${id}`);
    await api.refused(404, 'put', `couriers/${other.id}/airlines/${id}`, edit);
    const stranger = await as('otherAdmin');
    await stranger.refused(404, 'get', `couriers/${one.id}/airlines`);
    await stranger.refused(404, 'get', `couriers/${one.id}/airlines/${id}`);
    await stranger.refused(404, 'post', `couriers/${one.id}/airlines`, edit);
    await stranger.refused(404, 'put', `couriers/${one.id}/airlines/${id}`, edit);
    await (await as('viewer')).refused(403, 'put', `couriers/${one.id}/airlines/${id}`, edit);
  });
});

describeOnOne('what is unique of couriers', (backend) => {
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  it('is the company name, and the airline prefix across all couriers, even among ten concurrent creates', async () => {
    const api = await backend().as('logistics');
    const ten = <Result>(work: (index: number) => Promise<Result>) =>
      Promise.all(Array.from({ length: 10 }, (_, index) => work(index)));
    const named = await ten((index) =>
      api.send('post', 'couriers', { courier: { company_name: index % 2 ? 'UPS' : ' ups' } }),
    );
    expect(statuses(named)).toEqual([201, ...Array(9).fill(422)]);
    const couriers = await ten(() => makeCourier(backend()));
    const prefixed = await ten((index) =>
      api.send('post', `couriers/${couriers[index]?.id}/airlines`, { airline: { name: 'Swiss', prefix: '724' } }),
    );
    expect(statuses(prefixed)).toEqual([201, ...Array(9).fill(422)]);
    expect(prefixed.find(({ status }) => status === 422)?.body).toEqual({
      errors: { prefix: ['has already been taken'] },
    });
    const { id } = await makeCourier(backend(), {}, 'otherAdmin');
    await makeAirline(backend(), id, { prefix: '724' }, 'otherAdmin');
  });
});
