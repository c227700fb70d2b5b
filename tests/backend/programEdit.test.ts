import { describe, expect, it } from 'vitest';
import type { Program } from '../../backend/program/schema.ts';
import type { One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { readHistory, unused } from '../support/records.ts';
import type { Person } from '../support/world.ts';

const colors = { main: '#0F766E', hover: '#115e59', backlight: '#ccfbf1' };

describe('a program', () => {
  const backend = suiteBackend();
  const make = async (fields: object = {}, by: Person = 'orgAdmin') => {
    const program = { name: unused('Program'), ...fields };
    return (await (await backend().as(by)).post<One<Program>>('programs', { program })).data;
  };

  it('is created by administrators in their organization, with a slug derived from its name', async () => {
    const { as, db, world } = backend();
    const made = await make({ name: ' Santé  publique / West ', color_palette: colors });
    expect(made).toMatchObject({
      name: 'Santé  publique / West',
      slug: 'sante-publique-west',
      organization_id: world.organization,
      color_palette_details: { main: '#0f766e' },
      abilities: [{ action: 'update', allowed: true }],
    });
    expect((await make({ name: 'Sante Publique West' }, 'otherAdmin')).slug).toBe('sante-publique-west-2');
    expect((await make({ name: 'Sante-publique-west' })).slug).toBe('sante-publique-west-3');
    expect(await readHistory(db, 'Program', made.id)).toMatchObject([{ action: 'create' }]);
    const api = await as('orgAdmin');
    expect((await api.get<One<Program>>(`programs/${made.id}`)).data.slug).toBe('sante-publique-west');
    await (await as('manager')).refused(403, 'post', 'programs', { program: { name: 'Mine' } });
  });

  it('is edited by administrators and by its own managers, with version checks, and keeps its slug', async () => {
    const { as, db, world } = backend();
    const made = await make({ color_palette: colors });
    const edit = { program: { name: 'Renamed', color_palette: { ...colors, main: '#000000' }, lock_version: 1 } };
    const api = await as('orgAdmin');
    const { data } = await api.put<One<Program>>(`programs/${made.id}`, edit);
    expect(data).toMatchObject({ name: 'Renamed', slug: made.slug, color_palette_details: { main: '#000000' } });
    expect((await api.refused<Program>(409, 'put', `programs/${made.id}`, edit)).data?.lock_version).toBe(2);
    expect((await readHistory(db, 'Program', made.id))[1]?.changes).toMatchObject([
      { field: 'name' },
      { field: 'color_palette', from: { main: '#0f766e' }, to: { main: '#000000' } },
    ]);
    const manager = await as('manager');
    await manager.put(`programs/${world.program}`, { program: { color_palette: null } });
    await manager.refused(404, 'put', `programs/${made.id}`, edit);
    await (await as('viewer')).refused(403, 'put', `programs/${world.program}`, edit);
    await (await as('otherAdmin')).refused(404, 'put', `programs/${made.id}`, edit);
  });

  it('can switch on its own purchase request number', async () => {
    const { as } = backend();
    const { id } = await make({}, 'otherAdmin');
    const api = await as('otherAdmin');
    const program = { order_number_internal_enabled: true };
    const { data } = await api.put<One<Program>>(`programs/${id}`, { program });
    expect(data.order_number_internal_enabled).toBe(true);
    expect((await api.put<One<Program>>(`programs/${id}`, { program })).data.lock_version).toBe(2);
  });

  it.each(['organization_id', 'slug', 'id', 'navigation'])('does not accept %s', async (key) => {
    const api = await backend().as('orgAdmin');
    const { program } = backend().world;
    const { errors } = await api.refused(422, 'put', `programs/${program}`, { program: { [key]: 2 } });
    expect(errors).toEqual({ [key]: ['is not allowed here'] });
    await api.refused(422, 'post', 'programs', { program: { name: unused('P'), [key]: 2 } });
  });

  it('has three colors in the form #rrggbb, or none', async () => {
    const api = await backend().as('orgAdmin');
    const color_palette = { main: 'red', hover: '#12345', extra: '#000000' };
    const { errors } = await api.refused(422, 'post', 'programs', { program: { name: ' ', color_palette } });
    expect(errors).toEqual({
      name: ["can't be blank"],
      'color_palette.main': ['is not a color like #0f766e'],
      'color_palette.hover': ['is not a color like #0f766e'],
      'color_palette.backlight': ["can't be blank"],
      'color_palette.extra': ['is not allowed here'],
    });
  });
});

describeOnOne('many programs at once', (backend) => {
  it('get unique slugs, and only one of them gets a given name', async () => {
    const { as } = backend();
    const api = await as('orgAdmin');
    const signs = ['-', '/', '+', '.', ',', ';', ':', '!', '?', '#'];
    const named = await Promise.all(
      signs.map((sign) => api.post<One<Program>>('programs', { program: { name: `Care${sign}now` } })),
    );
    const slugs = named.map(({ data }) => data.slug);
    expect(new Set(slugs)).toEqual(new Set(['care-now', ...Array.from({ length: 9 }, (_, i) => `care-now-${i + 2}`)]));
    const same = await Promise.all(signs.map(() => api.send('post', 'programs', { program: { name: 'Same' } })));
    expect(same.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
    const { errors } = await api.refused(422, 'post', 'programs', { program: { name: ' sAME' } });
    expect(errors).toEqual({ name: ['has already been taken'] });
    await (await as('otherAdmin')).post('programs', { program: { name: 'Same' } });
  });
});
