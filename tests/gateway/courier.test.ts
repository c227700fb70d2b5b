import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const CREATE = `mutation($input: CreateCourierInput!) {
  createCourier(input: $input) {
    courier { id companyName address { country countryName city address state zipCode notes } lockVersion createdAt updatedAt abilities { action allowed } }
    errors { field message code }
  }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateCourierInput!) {
  updateCourier(id: $id, input: $input) {
    courier { companyName address { city } lockVersion }
    errors { field message code }
    current { companyName lockVersion }
  }
}`;
const CREATE_AIRLINE = `mutation($input: CreateAirlineInput!) {
  createAirline(input: $input) { airline { id courierId name prefix notes lockVersion } errors { field message code } }
}`;

type Made = { createCourier: { courier: { id: string; lockVersion: number } } };

/** Creates a courier as the organization's administrator. */
async function newCourier(companyName: string, input: object = {}) {
  const { createCourier } = (await stack().get('orgAdmin', CREATE, { input: { companyName, ...input } })) as Made;
  return createCourier.courier;
}

describe('a courier', () => {
  it("is created with its address, including the country's name", async () => {
    const address = {
      country: 'KE',
      city: 'Nairobi',
      address: 'Airport Rd 1',
      state: null,
      zipCode: '00100',
      notes: null,
    };
    expect(await stack().get('logistics', CREATE, { input: { companyName: 'Swift', address } })).toMatchObject({
      createCourier: {
        courier: {
          companyName: 'Swift',
          address: { ...address, countryName: 'Kenya' },
          lockVersion: 1,
          abilities: [{ action: 'UPDATE', allowed: true }],
        },
        errors: [],
      },
    });
  });

  it('is rejected field by field, under the field names of the input', async () => {
    const address = { country: 'ZZ', zipCode: 'x'.repeat(41) };
    const { createCourier } = (await stack().get('logistics', CREATE, { input: { companyName: ' ', address } })) as {
      createCourier: { courier: null; errors: unknown[] };
    };
    expect(createCourier.courier).toBeNull();
    expect(createCourier.errors).toEqual(
      expect.arrayContaining([
        { field: 'companyName', message: "can't be blank", code: 'INVALID' },
        { field: 'address.country', message: 'is not a country code', code: 'INVALID' },
        { field: 'address.city', message: "can't be blank", code: 'INVALID' },
        { field: 'address.address', message: "can't be blank", code: 'INVALID' },
        { field: 'address.zipCode', message: 'is too long (maximum is 40 characters)', code: 'INVALID' },
      ]),
    );
  });

  it('keeps omitted fields, loses its address to null, and rejects a stale edit with the current record', async () => {
    const { id, lockVersion } = await newCourier('Steady', {
      address: { country: 'UG', city: 'Kampala', address: 'Main St 2' },
    });
    const renamed = await stack().get('orgAdmin', UPDATE, { id, input: { lockVersion, companyName: 'Steadier' } });
    expect(renamed).toMatchObject({
      updateCourier: { courier: { companyName: 'Steadier', address: { city: 'Kampala' } }, errors: [], current: null },
    });
    expect(await stack().get('orgAdmin', UPDATE, { id, input: { lockVersion, address: null } })).toMatchObject({
      updateCourier: {
        courier: null,
        errors: [{ field: 'base', code: 'STALE' }],
        current: { companyName: 'Steadier', lockVersion: lockVersion + 1 },
      },
    });
    const input = { lockVersion: lockVersion + 1, address: null };
    expect(await stack().get('orgAdmin', UPDATE, { id, input })).toMatchObject({
      updateCourier: { courier: { companyName: 'Steadier', address: null } },
    });
  });

  it('is listed with the selected fields, sorted by any column, and found by a part of its name', async () => {
    await newCourier('Alpha air', { address: { country: 'UG', city: 'Zombo', address: 'A' } });
    await newCourier('Beta air', { address: { country: 'KE', city: 'Arusha', address: 'B' } });
    const list = `query($sort: CourierSort) {
      couriers(search: "air", sort: $sort) { data { companyName address { city } } meta { count } }
    }`;
    const names = async (field: string) => {
      const answer = await stack().get('viewer', list, { sort: { field, direction: 'ASC' } });
      const { couriers } = answer as { couriers: { data: Array<{ companyName: string }>; meta: { count: number } } };
      expect(couriers.meta.count).toBe(2);
      return couriers.data.map((courier) => courier.companyName);
    };
    expect(await names('COMPANY_NAME')).toEqual(['Alpha air', 'Beta air']);
    expect(await names('COUNTRY')).toEqual(['Beta air', 'Alpha air']);
    expect(await names('CITY')).toEqual(['Beta air', 'Alpha air']);
  });

  it('cannot be created or changed without the right, and is hidden from other organizations', async () => {
    const { id, lockVersion } = await newCourier('Ours');
    const made = await stack().ask('viewer', CREATE, { input: { companyName: 'Mine' } });
    expect(made.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(await stack().get('otherAdmin', `{ courier(id: ${id}) { id companyName } }`)).toEqual({ courier: null });
    expect(await stack().get('otherAdmin', `{ courier(id: ${id}) { address { city } } }`)).toEqual({ courier: null });
    expect(await stack().get('otherAdmin', '{ couriers { data { id } meta { count } } }')).toEqual({
      couriers: { data: [], meta: { count: 0 } },
    });
    const changed = await stack().ask('otherAdmin', UPDATE, { id, input: { lockVersion, companyName: 'Theirs' } });
    expect(changed.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('an airline', () => {
  it('is created, listed, read and changed under its courier', async () => {
    const { id: courierId } = await newCourier('Carrier');
    const input = { courierId, name: 'Kenya Airways', prefix: '706', notes: 'Daily' };
    const { createAirline } = (await stack().get('orgAdmin', CREATE_AIRLINE, { input })) as {
      createAirline: { airline: { id: string } };
    };
    expect(createAirline).toMatchObject({ airline: { ...input, lockVersion: 1 }, errors: [] });
    await stack().get('orgAdmin', CREATE_AIRLINE, { input: { courierId, name: 'Ethiopian', prefix: '071' } });
    const airlines = (field: string) =>
      stack().get(
        'viewer',
        `query($id: ID!, $sort: AirlineSort) { courier(id: $id) { airlines(sort: $sort) { data { name } meta { count } } } }`,
        { id: courierId, sort: { field, direction: 'DESC' } },
      );
    const [kenya, ethiopian] = [{ name: 'Kenya Airways' }, { name: 'Ethiopian' }];
    expect(await airlines('NAME')).toEqual({ courier: { airlines: { data: [kenya, ethiopian], meta: { count: 2 } } } });
    expect(await airlines('PREFIX')).toMatchObject({ courier: { airlines: { data: [kenya, ethiopian] } } });

    const { id } = createAirline.airline;
    const update = `mutation($id: ID!, $input: UpdateAirlineInput!) {
      updateAirline(id: $id, input: $input) { airline { name notes } errors { field code } current { name notes } }
    }`;
    const change = { courierId, lockVersion: 1, notes: null };
    expect(await stack().get('orgAdmin', update, { id, input: change })).toEqual({
      updateAirline: { airline: { name: 'Kenya Airways', notes: null }, errors: [], current: null },
    });
    expect(await stack().get('orgAdmin', update, { id, input: change })).toMatchObject({
      updateAirline: { airline: null, errors: [{ field: 'base', code: 'STALE' }], current: { name: 'Kenya Airways' } },
    });
    const one = `{ airline(courierId: ${courierId}, id: ${id}) { prefix abilities { action } createdAt updatedAt } }`;
    expect(await stack().get('viewer', one)).toMatchObject({
      airline: { prefix: '706', abilities: [{ action: 'UPDATE' }] },
    });
    const past = `{ airline(courierId: ${courierId}, id: ${id}) { history { data { action changes { field from to } } meta { count } } } }`;
    expect(await stack().get('viewer', past)).toMatchObject({
      airline: {
        history: {
          data: [{ action: 'update', changes: [{ field: 'notes', to: null }] }, { action: 'create' }],
          meta: { count: 2 },
        },
      },
    });
    expect(await stack().get('otherAdmin', one)).toEqual({ airline: null });
    const odd = `{ airline(courierId: "${courierId}/../${courierId}", id: "${id}") { name } }`;
    expect(await stack().get('viewer', odd)).toEqual({ airline: null });
  });

  it('is rejected under the field names of the input', async () => {
    const { id: courierId } = await newCourier('Strict');
    expect(await stack().get('orgAdmin', CREATE_AIRLINE, { input: { courierId, name: '', prefix: '1234' } })).toEqual({
      createAirline: {
        airline: null,
        errors: [
          { field: 'name', message: "can't be blank", code: 'INVALID' },
          { field: 'prefix', message: 'is too long (maximum is 3 characters)', code: 'INVALID' },
        ],
      },
    });
  });
});
