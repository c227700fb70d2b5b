import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

const CREATE = `mutation($input: CreateSubstatusInput!) {
  createSubstatus(input: $input) {
    substatus { id model status { key name color } subStatus lockVersion createdAt updatedAt abilities { action allowed } }
    errors { field message code }
  }
}`;
const UPDATE = `mutation($id: ID!, $input: UpdateSubstatusInput!) {
  updateSubstatus(id: $id, input: $input) {
    substatus { model status { key } subStatus } errors { field message code } current { subStatus lockVersion }
  }
}`;

type Made = { createSubstatus: { substatus: { id: string; lockVersion: number } } };

/** Creates a substatus of shipments as the organization's administrator. */
async function newSubstatus(subStatus: string, status = 'on_hold') {
  const input = { model: 'SHIPMENT', status, subStatus };
  return ((await stack().get('orgAdmin', CREATE, { input })) as Made).createSubstatus.substatus;
}

describe('a substatus', () => {
  it('is created for a status of one kind of record', async () => {
    const input = { model: 'SHIPMENT', status: 'on_hold', subStatus: 'Customs' };
    expect(await stack().get('orgAdmin', CREATE, { input })).toMatchObject({
      createSubstatus: {
        substatus: {
          model: 'SHIPMENT',
          status: { key: 'on_hold', name: 'On hold', color: 'ORANGE' },
          subStatus: 'Customs',
          abilities: [
            { action: 'UPDATE', allowed: true },
            { action: 'ARCHIVE', allowed: true },
          ],
        },
        errors: [],
      },
    });
    expect(
      await stack().get('orgAdmin', CREATE, { input: { ...input, status: 'melted', subStatus: '' } }),
    ).toMatchObject({
      createSubstatus: { substatus: null, errors: [{ field: 'subStatus', message: "can't be blank" }] },
    });
    expect(await stack().get('orgAdmin', CREATE, { input: { ...input, status: 'melted' } })).toMatchObject({
      createSubstatus: { substatus: null, errors: [{ field: 'status', code: 'INVALID' }] },
    });
    expect(await stack().get('orgAdmin', CREATE, { input: { ...input, subStatus: 'customs ' } })).toMatchObject({
      createSubstatus: { substatus: null, errors: [{ field: 'subStatus', message: 'has already been taken' }] },
    });
  });

  it('is changed in place, and rejects a stale edit with the current record', async () => {
    const { id, lockVersion } = await newSubstatus('Before');
    const input = { lockVersion, subStatus: 'After' };
    expect(await stack().get('orgAdmin', UPDATE, { id, input })).toEqual({
      updateSubstatus: {
        substatus: { model: 'SHIPMENT', status: { key: 'on_hold' }, subStatus: 'After' },
        errors: [],
        current: null,
      },
    });
    expect(await stack().get('orgAdmin', UPDATE, { id, input })).toMatchObject({
      updateSubstatus: { substatus: null, errors: [{ code: 'STALE' }], current: { subStatus: 'After' } },
    });
  });

  it('is listed by kind of record and status, and sorted by every sort field of the schema', async () => {
    const { id } = await newSubstatus('Typhoon', 'open');
    const list = `query($filter: SubstatusFilter, $sort: SubstatusSort, $search: String) {
      substatuses(filter: $filter, sort: $sort, search: $search) { data { id model subStatus } meta { count } }
    }`;
    const found = { substatuses: { data: [{ id, model: 'SHIPMENT', subStatus: 'Typhoon' }], meta: { count: 1 } } };
    const filter = { models: ['SHIPMENT', 'ORDER_ITEM'], statuses: ['open'] };
    expect(await stack().get('viewer', list, { filter })).toEqual(found);
    expect(await stack().get('viewer', list, { search: 'phoon' })).toEqual(found);
    for (const field of ['MODEL', 'STATUS', 'SUB_STATUS']) {
      const sorted = await stack().get('viewer', list, { sort: { field, direction: 'DESC' } });
      expect(sorted).toMatchObject({ substatuses: { data: expect.arrayContaining(found.substatuses.data) } });
    }
  });

  it('is archived: listed separately, and no longer editable', async () => {
    const { id, lockVersion } = await newSubstatus('Obsolete');
    const archive = `mutation($id: ID!) { archiveSubstatus(id: $id) { substatus { archived } errors { code message } } }`;
    expect(await stack().get('orgAdmin', archive, { id })).toEqual({
      archiveSubstatus: { substatus: { archived: true }, errors: [] },
    });
    expect(await stack().get('orgAdmin', archive, { id })).toMatchObject({
      archiveSubstatus: { substatus: null, errors: [{ message: 'This substatus is archived' }] },
    });
    const edited = await stack().get('orgAdmin', UPDATE, { id, input: { lockVersion, subStatus: 'Again' } });
    expect(edited).toMatchObject({ updateSubstatus: { substatus: null, errors: [{}] } });
    const list = `query($archived: Boolean) {
      substatuses(search: "Obsolete", filter: { archived: $archived }) { data { id archived } }
    }`;
    const row = { id, archived: true };
    expect(await stack().get('viewer', list, { archived: true })).toEqual({ substatuses: { data: [row] } });
    expect(await stack().get('viewer', list, { archived: false })).toEqual({ substatuses: { data: [] } });
    expect(await stack().get('viewer', list, {})).toEqual({ substatuses: { data: [row] } });
  });

  it('cannot be created without the right, and is hidden from other organizations', async () => {
    const { id, lockVersion } = await newSubstatus('Ours');
    const made = await stack().ask('manager', CREATE, {
      input: { model: 'SHIPMENT', status: 'open', subStatus: 'Mine' },
    });
    expect(made.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(await stack().get('otherAdmin', `{ substatus(id: ${id}) { subStatus } }`)).toEqual({ substatus: null });
    expect(await stack().get('otherAdmin', '{ substatuses { data { id } } }')).toEqual({ substatuses: { data: [] } });
    const changed = await stack().ask('otherAdmin', UPDATE, { id, input: { lockVersion, subStatus: 'Theirs' } });
    expect(changed.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

it('a substatus belongs to one of the kinds of records that have statuses', async () => {
  const { modelTypes } = (await stack().get('viewer', '{ modelTypes { model name statuses { key name } } }')) as {
    modelTypes: Array<{ model: string; name: string; statuses: Array<{ key: string }> }>;
  };
  expect(modelTypes.map(({ model }) => model).sort()).toEqual(['ORDER_ITEM', 'PURCHASE_ORDER', 'SHIPMENT']);
  for (const { name, statuses } of modelTypes) {
    expect(name).not.toBe('');
    expect(statuses.map(({ key }) => key)).toContain('on_hold');
  }
});
