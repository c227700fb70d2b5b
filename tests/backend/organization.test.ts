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
});
