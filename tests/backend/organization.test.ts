import { describe, expect, it } from 'vitest';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';

type Organization = { id: number; name: string };

describe('organizations', () => {
  const backend = suiteBackend();

  it("are limited to the caller's own, except for system administrators", async () => {
    const { as } = backend();
    const names = async (person: 'admin' | 'viewer', query = '') =>
      (await (await as(person)).get<Many<Organization>>(`organizations?${query}`)).data.map(({ name }) => name);
    expect(await names('viewer')).toEqual(['Acme Health']);
    expect(await names('admin', 'sort[field]=short_name&sort[direction]=desc')).toEqual(['Northwind', 'Acme Health']);
    expect(await names('admin', 'search=north&light=true')).toEqual(['Northwind']);
  });

  it('are returned by id only to their own users', async () => {
    const { as, world } = backend();
    const { data } = await (await as('viewer')).get<One<Organization>>(`organizations/${world.organization}`);
    expect(data.name).toBe('Acme Health');
    await (await as('orgAdmin')).refused(404, 'get', `organizations/${world.other.organization}`);
  });

  it.each([
    ['vendors', { vendor: { name: 'Of the other' } }],
    ['couriers', { courier: { company_name: 'Of the other' } }],
    ['end_users', { end_user: { last_name: 'Of the other' } }],
    ['programs', { program: { name: 'Of the other' } }],
    ['status_reasons', { model: 'order_item', status: 'on_hold', sub_status: 'Of the other' }],
  ] as const)(
    'are named by new %s of those who may work in several; by default it is their own',
    async (path, body) => {
      const { as, world } = backend();
      const own = world.organization;
      const other = world.other.organization;
      const naming = (organization_id: number) => {
        const [wrapper, fields] = Object.entries(body)[0] ?? [];
        return typeof fields === 'object' && wrapper
          ? { [wrapper]: { ...fields, organization_id } }
          : { ...body, organization_id };
      };
      const create = async (person: 'admin' | 'orgAdmin', sent: object) => (await as(person)).send('post', path, sent);
      expect(await create('orgAdmin', naming(other))).toMatchObject({
        status: 422,
        body: { errors: { organization_id: ['was not found'] } },
      });
      // The same name in both: names are unique within an organization.
      const made = [await create('admin', naming(other)), await create('admin', body)];
      expect(made.map(({ status }) => status)).toEqual([201, 201]);
      const ofOrganization = made.map(({ body }) => (body as One<{ organization_id: number }>).data.organization_id);
      expect(ofOrganization).toEqual([other, own]);
    },
  );

  it('of a new end user is that of its programs, unless one is named', async () => {
    const { as, world } = backend();
    const { program, organization } = world.other;
    const { body } = await (await as('admin')).send('post', 'end_users', {
      end_user: { last_name: 'Of a program', program_ids: [program] },
    });
    expect(body).toMatchObject({ data: { organization_id: organization, program_ids: [program] } });
  });
});
