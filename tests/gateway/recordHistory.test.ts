import { describe, expect, it } from 'vitest';
import type { One } from '../support/api.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

type Entry = {
  action: string;
  user: unknown;
  changes: Array<{ field: string; from: string | null; to: string | null }>;
};

/** Creates a record through api/v1, changes it, and returns its history from the gateway, newest first. */
async function historyOf(field: string, path: string, wrapper: string | null, fields: object, change: object) {
  const { backend, get } = stack();
  const api = await backend.as('admin');
  const wrapped = (body: object) => (wrapper === null ? body : { [wrapper]: body });
  const { id } = (await api.post<One<{ id: number }>>(path, wrapped(fields))).data;
  await api.put(`${path}/${id}`, wrapped(change));
  const query = `{ ${field}(id: ${id}) { history { data { action user { fullName } changes { field from to } } meta { count } } } }`;
  const answer = (await get('orgAdmin', query)) as Record<string, { history: { data: Entry[] } }>;
  expect(await get('otherAdmin', query)).toEqual({ [field]: null });
  return answer[field]?.history.data ?? [];
}

const address_attributes = { country: 'KE', city: 'Nairobi', address: 'A 1' };
const admin = { fullName: 'admin Tester' };

describe('the history of a record', () => {
  it.each([
    ['vendor', 'vendors', 'vendor', { name: 'V1' }, { email: 'a@b.example' }, ['email', null, 'a@b.example']],
    ['courier', 'couriers', 'courier', { company_name: 'C1' }, { company_name: 'C2' }, ['companyName', 'C1', 'C2']],
    ['endUser', 'end_users', 'end_user', { last_name: 'E' }, { risk_level: 'level_1' }, ['riskLevel', null, 'level_1']],
    ['program', 'programs', 'program', { name: 'P1' }, { name: 'P2' }, ['name', 'P1', 'P2']],
    [
      'substatus',
      'status_reasons',
      null,
      { model: 'order_item', status: 'open', sub_status: 'S1' },
      { sub_status: 'S2' },
      ['subStatus', 'S1', 'S2'],
    ],
    [
      'user',
      'users',
      'user',
      { first_name: 'U', last_name: 'U', email: 'u@history.example', permission_id: 7 },
      { permission_id: 6 },
      ['roleId', '7', '6'],
    ],
  ])('of a %s names who created and changed it', async (field, path, wrapper, fields, change, [name, from, to]) => {
    const [changed, made] = await historyOf(field, path, wrapper, fields, change);
    expect(changed).toEqual({ action: 'update', user: admin, changes: [{ field: name, from, to }] });
    expect(made).toMatchObject({ action: expect.any(String), user: admin });
  });

  it('of a group includes its address as a whole', async () => {
    const program_id = stack().backend.world.program;
    const changed = { address_attributes: { ...address_attributes, city: 'Kisumu' } };
    const [entry] = await historyOf('group', 'groups', 'group', { program_id, name: 'G', address_attributes }, changed);
    expect(entry).toMatchObject({ action: 'update', changes: [{ field: 'address' }] });
    expect(entry?.changes[0]?.to).toContain('Kisumu');
  });

  it('is asked for by type and id, of one field too; those of airlines and documents are elsewhere', async () => {
    const { backend, get } = stack();
    const { vendor } = backend.world;
    const api = await backend.as('admin');
    await api.put(`vendors/${vendor}`, { vendor: { notes: 'Cold chain' } });
    await api.put(`vendors/${vendor}`, { vendor: { website: 'https://kp.example' } });
    const query = (part: string) =>
      `{ recordHistory(type: VENDOR, id: ${vendor}, items: 1${part}) { data { id source apiKey { name } changes { field to names { name } } } } }`;
    const [newest, ofNotes] = [await get('viewer', query('')), await get('viewer', query(', field: "notes"'))];
    const entry = (field: string, to: string) => ({
      recordHistory: {
        data: [{ id: expect.any(String), source: 'PERSON', apiKey: null, changes: [{ field, to, names: [] }] }],
      },
    });
    expect(newest).toEqual(entry('website', 'https://kp.example'));
    expect(ofNotes).toEqual(entry('notes', 'Cold chain'));
    const { recordHistory } = newest as { recordHistory: { data: [{ id: string }] } };
    expect(await get('viewer', query(`, before: ${recordHistory.data[0].id}`))).toEqual(ofNotes);
    expect(await get('otherAdmin', query(''))).toEqual({ recordHistory: null });
    await expect(get('viewer', '{ recordHistory(type: AIRLINE, id: 1) { meta { count } } }')).rejects.toThrow(
      /airline/,
    );
  });

  it('of an organization is visible to those who may read it', async () => {
    const { organization } = stack().backend.world;
    const api = await stack().backend.as('orgAdmin');
    await api.put(`organizations/${organization}`, { organization: { contact_person: 'Mary' } });
    const query = `{ organization(id: ${organization}) { history(items: 1) { data { changes { field to } } } } }`;
    expect(await stack().get('viewer', query)).toEqual({
      organization: { history: { data: [{ changes: [{ field: 'contactPerson', to: 'Mary' }] }] } },
    });
    expect(await stack().get('otherAdmin', query)).toEqual({ organization: null });
  });
});
