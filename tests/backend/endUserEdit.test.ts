import { beforeAll, describe, expect, it } from 'vitest';
import type { EndUser } from '../../backend/endUser/schema.ts';
import type { Api, Many, One, Rejection } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { type FormFields, sendForm } from '../support/form.ts';
import { readHistory, unused } from '../support/records.ts';
import type { Person } from '../support/world.ts';

const backend = suiteBackend();

const make = async (fields: object = {}, by: Person = 'manager') => {
  const end_user = { last_name: unused('Ministry'), ...fields };
  return (await (await backend().as(by)).post<One<EndUser>>('end_users', { end_user })).data;
};

describe('an end user', () => {
  it('is created with its programs and groups, and edited field by field', async () => {
    const { as, db, world } = backend();
    const memberships = { program_ids: [world.program, world.program], group_ids: [world.group] };
    const made = await make({ first_name: 'Ana', last_name: 'Ng', country: 'ke', opc: true, ...memberships });
    expect(made).toMatchObject({
      label: 'Ana Ng',
      country: 'KE',
      opc: true,
      program_ids: [world.program],
      programs: [{ id: world.program, name: 'Malaria' }],
      group_ids: [world.group],
      abilities: [{ action: 'update', allowed: true }],
    });
    const api = await as('manager');
    const edit = { end_user: { group_ids: [], notes: 'N', lock_version: 1 } };
    const { data } = await api.put<One<EndUser>>(`end_users/${made.id}`, edit);
    expect(data).toMatchObject({ group_ids: [], program_ids: [world.program], notes: 'N', lock_version: 2 });
    expect((await api.refused<EndUser>(409, 'put', `end_users/${made.id}`, edit)).data?.notes).toBe('N');
    expect(await readHistory(db, 'EndUser', made.id)).toMatchObject([
      { action: 'create', user_id: world.people.manager },
      {
        action: 'update',
        changes: [
          { field: 'notes', from: null, to: 'N' },
          { field: 'group_ids', from: [world.group], to: [] },
        ],
      },
    ]);
    await (await as('viewer')).refused(403, 'put', `end_users/${made.id}`, edit);
    await (await as('otherAdmin')).refused(404, 'put', `end_users/${made.id}`, edit);
  });

  it('requires a last name or an organization, also after an edit', async () => {
    const api = await backend().as('manager');
    const nameless = { last_name: ["can't be blank without an organization"] };
    expect((await api.refused(422, 'post', 'end_users', { end_user: { first_name: 'Ana' } })).errors).toEqual(nameless);
    const { id } = await make({ external_organization_name: 'Aid' });
    await api.put(`end_users/${id}`, { end_user: { last_name: null } });
    const { errors } = await api.refused(422, 'put', `end_users/${id}`, {
      end_user: { external_organization_name: '' },
    });
    expect(errors).toEqual(nameless);
  });

  it('is added only to programs and groups of its organization that the writer may open', async () => {
    const { as, world } = backend();
    const api = await as('manager');
    const { id } = await make();
    const foreign = { program_ids: [world.second.program], group_ids: [world.group, world.other.group] };
    const { errors } = await api.refused(422, 'put', `end_users/${id}`, { end_user: foreign });
    expect(errors).toEqual({ program_ids: ['was not found'], group_ids: ['was not found'] });
    const everywhere = { end_user: { program_ids: [world.other.program] } };
    await (await as('admin')).refused(422, 'put', `end_users/${id}`, everywhere);
  });

  it('stays in programs that the writer cannot see', async () => {
    const { as, world } = backend();
    const { id } = await make({ program_ids: [world.program, world.second.program] }, 'orgAdmin');
    const api = await as('manager');
    const { data } = await api.put<One<EndUser>>(`end_users/${id}`, { end_user: { program_ids: [] } });
    expect(data.program_ids).toEqual([]);
    const whole = await (await as('orgAdmin')).get<One<EndUser>>(`end_users/${id}`);
    expect(whole.data.program_ids).toEqual([world.second.program]);
  });

  it('rejects disabled and unknown fields, and values that are not in their list', async () => {
    const { as } = backend();
    const off = { end_user: { last_name: 'N', opc: false } };
    const other = await as('otherAdmin');
    expect((await other.refused(422, 'post', 'end_users', off)).errors).toEqual({
      opc: ['is switched off in this organization'],
    });
    const wrong = { label: 'L', country: 'ZZ', risk_level: 'high', program_ids: ['x'] };
    const { errors } = await (await as('manager')).refused(422, 'post', 'end_users', { end_user: wrong });
    expect(errors).toEqual({
      label: ['is not allowed here'],
      country: ['is not one of the allowed values'],
      risk_level: ['is not one of the allowed values'],
      program_ids: ['is not a number'],
    });
  });
});

describe('the form of an end user', () => {
  const send = async (method: 'post' | 'put', path: string, fields: FormFields) =>
    sendForm(await backend().as('manager'), method, path, fields);
  const readBack = async (id: number) =>
    (await (await backend().as('manager')).get<One<EndUser>>(`end_users/${id}`)).data;

  it('supports nested fields, and parses numbers, booleans and empty values', async () => {
    const { world } = backend();
    const { status, body } = await send('post', 'end_users', [
      ['end_user[first_name]', 'Zoë'],
      ['end_user[last_name]', '42'],
      ['end_user[risk_level]', ''],
      ['end_user[opc]', 'true'],
      ['end_user[program_ids][]', String(world.program)],
      ['end_user[group_ids][]', ''],
      ['end_user[group_ids][]', String(world.group)],
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      data: {
        label: 'Zoë 42',
        risk_level: null,
        opc: true,
        program_ids: [world.program],
        group_ids: [world.group],
      },
    });
  });

  it('clears a list given one empty value, and leaves absent fields unchanged', async () => {
    const { world } = backend();
    const { id } = await make({ program_ids: [world.program], group_ids: [world.group], notes: 'N' });
    const fields: FormFields = [
      ['end_user[program_ids][]', ''],
      ['end_user[notes]', ''],
      ['end_user[lock_version]', '1'],
    ];
    expect((await send('put', `end_users/${id}`, fields)).status).toBe(200);
    expect(await readBack(id)).toMatchObject({ program_ids: [], group_ids: [world.group], notes: null });
    expect((await send('put', `end_users/${id}`, fields)).status).toBe(409);
  });

  it.each<[string, FormFields, object]>([
    ['a file', [['end_user[attachment]', new Blob(['x'])]], { attachment: ["can't be a file"] }],
    ['an unknown key', [['end_user[sample]', 'true']], { sample: ['is not allowed here'] }],
    ['a key outside', [['admin', '1']], { admin: ['is not allowed here'], base: ["can't be blank"] }],
    ['a text in place of ids', [['end_user[program_ids][]', '1x']], { program_ids: ['is not a number'] }],
    ['a key of every object', [['end_user[__proto__][opc]', 'true']], { base: ["can't be blank"] }],
  ])('refuses %s', async (_what, fields, errors) => {
    const { status, body } = await send('post', 'end_users', fields);
    expect([status, body]).toMatchObject([422, { errors }]);
  });

  it('is rejected if it is malformed or too large', async () => {
    const api = await backend().as('manager');
    const raw = (type: string, body: string) => api.send('post', 'end_users', body, { 'content-type': type });
    expect((await raw('multipart/form-data', 'x')).status).toBe(400);
    expect((await raw('multipart/form-data; boundary=b', '--b\r\nContent-Disp')).status).toBe(400);
    const long: FormFields = [['end_user[notes]', 'x'.repeat(70_000)]];
    expect((await send('post', 'end_users', long)).status).toBe(413);
    const many: FormFields = Array.from({ length: 501 }, (_, index) => [`end_user[${index}]`, '']);
    expect((await send('post', 'end_users', many)).status).toBe(413);
  });

  it('is stored once if it is repeated with its idempotency key', async () => {
    const api = await backend().as('manager');
    const name = unused('Once');
    const body = `--b\r\nContent-Disposition: form-data; name="end_user[last_name]"\r\n\r\n${name}\r\n--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'idempotency-key': name };
    const first = await api.send('post', 'end_users', body, headers);
    expect(await api.send('post', 'end_users', body, headers)).toMatchObject({ status: 201, body: first.body });
    const other: Rejection = { errors: { base: ['This request was sent before with other values'] } };
    const changed = body.replace(name, 'Other');
    expect(await api.send('post', 'end_users', changed, headers)).toMatchObject({ status: 422, body: other });
  });
});

describe('the screening list', () => {
  let api: Api;
  const labels = async (query: string) =>
    (await api.get<Many<EndUser>>(`end_users?${query}`)).data.map(({ label }) => label);

  beforeAll(async () => {
    const { as, world } = backend();
    api = await as('manager');
    const screened = (label: string, fields: object) =>
      make({ last_name: label, external_organization_name: `Screened ${label}`, ...fields }, 'orgAdmin');
    const first = { visual_compliance_date: '2026-01-10', risk_level: 'level_1', country: 'CH' };
    await screened('A', { ...first, program_ids: [world.second.program] });
    await screened('B', { visual_compliance_date: '2026-02-10', risk_level: 'level_4', program_ids: [world.program] });
    await screened('C', { country: 'DE' });
  });

  it('is filtered by date, risk level, country, organization and program, also combined', async () => {
    const { world } = backend();
    expect(await labels('filters[visual_compliance_date_from]=2026-01-11')).toEqual(['B']);
    expect(await labels('filters[visual_compliance_date_to]=2026-01-10')).toEqual(['A']);
    expect(await labels('filters[screened]=true&filters[external_organization_name]=screened')).toEqual(['A', 'B']);
    expect(await labels('filters[screened]=false&filters[external_organization_name]=screened')).toEqual(['C']);
    expect(await labels('filters[risk_level][]=level_1&filters[risk_level][]=level_4')).toEqual(['A', 'B']);
    expect(await labels('filters[country][]=DE')).toEqual(['C']);
    expect(await labels('filters[external_organization_name]=SCREENED')).toEqual(['A', 'B', 'C']);
    const organization = 'filters[external_organization_name]=screened';
    expect(await labels(`${organization}&filters[program_ids][]=${world.program}`)).toEqual(['B']);
    expect(await labels(`${organization}&filters[risk_level][]=level_1&filters[country][]=DE`)).toEqual([]);
  });

  it('reveals nothing about programs that the user may not open', async () => {
    const { world } = backend();
    await api.refused(422, 'get', `end_users?filters[program_ids][]=${world.second.program}`);
    await api.refused(404, 'get', `end_users?program_id=${world.second.program}`);
    expect(await labels(`group_id=${world.second.group}`)).toEqual([]);
  });

  it('is sorted by organization and by program, with missing values last', async () => {
    const sorted = async (field: string) =>
      labels(`filters[external_organization_name]=screened&sort[field]=${field}&sort[direction]=desc`);
    expect(await sorted('external_organization_name')).toEqual(['C', 'B', 'A']);
    expect((await sorted('program'))[0]).toBe('B');
    expect((await sorted('visual_compliance_date')).slice(0, 2)).toEqual(['B', 'A']);
  });
});
