import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const colorPalette = { main: '#112233', hover: '#223344', backlight: '#ddeeff' };
const CREATE = `mutation($input: CreateProgramInput!) {
  createProgram(input: $input) {
    program {
      id name slug colorPalette { main hover backlight } orderNumberInternalEnabled lockVersion createdAt updatedAt
      navigation { section } organization { id name } abilities { action allowed }
    }
    errors { field message code }
  }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateProgramInput!) {
  updateProgram(id: $id, input: $input) {
    program { name slug colorPalette { main } orderNumberInternalEnabled } errors { field message code }
    current { name lockVersion }
  }
}`;

type Made = { createProgram: { program: { id: string; lockVersion: number } } };

/** Creates a program of the second organization, whose switches are off. */
async function newProgram(name: string, more: object = {}) {
  return ((await stack().get('otherAdmin', CREATE, { input: { name, ...more } })) as Made).createProgram.program;
}

describe('programs', () => {
  it('are those that a user may open, with their sections and colors', async () => {
    const query = `{ viewer { programs {
      id name slug navigation { id section name icon } colorPalette { main hover backlight } orderNumberInternalEnabled
    } } }`;
    const { world } = stack().backend;
    const { viewer } = (await stack().get('manager', query)) as { viewer: { programs: unknown[] } };
    expect(viewer.programs).toEqual([
      expect.objectContaining({
        id: String(world.program),
        slug: 'malaria',
        navigation: expect.arrayContaining([expect.objectContaining({ section: 'purchase-orders' })]),
      }),
    ]);
  });

  it('of another organization are null', async () => {
    const { other } = stack().backend.world;
    expect(await stack().get('manager', `{ program(id: ${other.program}) { id } }`)).toEqual({ program: null });
  });

  it('are listed by organization and name, in either direction', async () => {
    const { organization } = stack().backend.world;
    const list = `query($o: ID, $search: String, $direction: SortDirection!) {
      programs(organizationId: $o, search: $search, sort: { field: NAME, direction: $direction }) {
        data { name organization { name } } meta { count }
      }
    }`;
    const polio = { name: 'Polio', organization: { name: 'Acme Health' } };
    expect(await stack().get('admin', list, { o: organization, search: 'oli', direction: 'DESC' })).toEqual({
      programs: { data: [polio], meta: { count: 1 } },
    });
    const all = await stack().get('admin', list, { direction: 'ASC' });
    expect(all).toMatchObject({
      programs: { data: expect.arrayContaining([polio, { name: 'North', organization: { name: 'Northwind' } }]) },
    });
    expect(await stack().get('manager', list, { search: 'oli', direction: 'ASC' })).toMatchObject({
      programs: { meta: { count: 0 } },
    });
  });

  it('are created with a slug of their name, their own colors and switch', async () => {
    const input = { name: 'Water & Säfety', colorPalette, orderNumberInternalEnabled: true };
    expect(await stack().get('otherAdmin', CREATE, { input })).toMatchObject({
      createProgram: {
        program: {
          ...input,
          slug: 'water-safety',
          navigation: expect.arrayContaining([{ section: 'shipments' }]),
          organization: { name: 'Northwind' },
          abilities: [{ action: 'UPDATE', allowed: true }],
        },
        errors: [],
      },
    });
    const refused = { name: '', colorPalette: { ...colorPalette, hover: 'blue' } };
    const { createProgram } = (await stack().get('otherAdmin', CREATE, { input: refused })) as {
      createProgram: { program: null; errors: Array<{ field: string }> };
    };
    expect(createProgram.errors.map(({ field }) => field)).toEqual(['name', 'colorPalette.hover']);
  });

  it('keep omitted fields, clear null ones, and reject a stale edit with the current record', async () => {
    const { id, lockVersion } = await newProgram('Before', { colorPalette });
    const input = { lockVersion, name: 'After', orderNumberInternalEnabled: true };
    expect(await stack().get('otherAdmin', UPDATE, { id, input })).toMatchObject({
      updateProgram: {
        program: {
          name: 'After',
          slug: 'before',
          colorPalette: { main: colorPalette.main },
          orderNumberInternalEnabled: true,
        },
        errors: [],
        current: null,
      },
    });
    expect(await stack().get('otherAdmin', UPDATE, { id, input })).toMatchObject({
      updateProgram: { program: null, errors: [{ code: 'STALE' }], current: { name: 'After' } },
    });
    const cleared = { lockVersion: lockVersion + 1, colorPalette: null };
    expect(await stack().get('otherAdmin', UPDATE, { id, input: cleared })).toMatchObject({
      updateProgram: { program: { colorPalette: null } },
    });
  });

  it('cannot be created or changed without the right or from another organization', async () => {
    const { id, lockVersion } = await newProgram('Ours');
    const made = await stack().ask('manager', CREATE, { input: { name: 'Mine' } });
    expect(made.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const changed = await stack().ask('orgAdmin', UPDATE, { id, input: { lockVersion, name: 'Theirs' } });
    expect(changed.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});
