import { describe, expect, it } from 'vitest';
import { filePath } from '../../gateway/record/picture.ts';
import { image } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

/** Uploads a picture for a record, as a client of api/v1 does. */
async function picture(list: 'users' | 'organizations', id: number): Promise<void> {
  const wrapper = list.slice(0, -1);
  const file = await image('png');
  const { status } = await sendForm(await stack().backend.as('orgAdmin'), 'put', `${list}/${id}`, [
    [`${wrapper}[picture]`, file],
  ]);
  expect(status).toBe(200);
}
const paths = (list: string, id: number) => ({
  thumb: expect.stringMatching(`^/files/${list}/${id}/picture/thumb\\?v=\\w+$`),
  original: expect.stringMatching(`^/files/${list}/${id}/picture/original\\?v=\\w+$`),
});

describe('a user’s picture', () => {
  it('is a path of the gateway wherever the user is shown, until it is removed', async () => {
    const { backend, get } = stack();
    const { manager: id } = backend.world.people;
    await picture('users', id);
    const order = await newOrder(await backend.as('manager'), backend.world, { user_ids: [id] });
    const comment = `mutation { createComment(input: { type: PURCHASE_ORDER, id: ${order.id}, message: "Hello" }) {
      comment { user { picture { thumb } } }
    } }`;
    const { thumb, original } = paths('users', id);
    expect(await get('manager', comment)).toEqual({ createComment: { comment: { user: { picture: { thumb } } } } });
    const shown = `{ purchaseOrder(id: ${order.id}) { users { picture { thumb original } } } viewer { profile { picture { thumb } } } }`;
    expect(await get('manager', shown)).toEqual({
      purchaseOrder: { users: [{ picture: { thumb, original } }] },
      viewer: { profile: { picture: { thumb } } },
    });
    const read = `{ user(id: ${id}) { lockVersion picture { original } } }`;
    const { user } = (await get('orgAdmin', read)) as { user: { lockVersion: number } };
    const remove = `mutation { updateUser(id: ${id}, input: { lockVersion: ${user.lockVersion}, removePicture: true }) {
      user { picture { thumb } firstName } errors { field }
    } }`;
    expect(await get('orgAdmin', remove)).toEqual({
      updateUser: { user: { picture: null, firstName: 'manager' }, errors: [] },
    });
  });
});

describe('the path for the upload of a picture', () => {
  it.each(['user', 'organization'])('accepts no other field of the record: %s', async (wrapper) => {
    const { backend, gateway, tokenOf } = stack();
    const id = wrapper === 'user' ? backend.world.people.manager : backend.world.organization;
    const file = await image('png');
    const put = async (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(`${wrapper}[${name}]`, value);
      body.append(`${wrapper}[picture]`, file);
      const who = { token: await tokenOf('orgAdmin') };
      const response = await gateway.fetch(`/files/${wrapper}s/${id}/picture`, { method: 'PUT', body }, who);
      return { status: response.status, body: (await response.json()) as unknown };
    };
    const name = wrapper === 'user' ? 'first_name' : 'name';
    expect(await put({ [name]: 'Somebody else' })).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'is not allowed here', code: 'INVALID' }] },
    });
    expect(await put({})).toMatchObject({ status: 200, body: { errors: [] } });
  });
});

describe('an organization’s picture', () => {
  it('is a path of the gateway until it is removed; not removing it changes nothing', async () => {
    const { backend, get } = stack();
    const { organization: id } = backend.world;
    await picture('organizations', id);
    const update = `mutation($v: Int!, $remove: Boolean) {
      updateOrganization(id: ${id}, input: { lockVersion: $v, removePicture: $remove }) {
        organization { lockVersion picture { thumb original } } errors { field }
      }
    }`;
    const read = `{ organization(id: ${id}) { lockVersion picture { thumb original } } }`;
    const { organization } = (await get('viewer', read)) as { organization: { lockVersion: number } };
    expect(organization).toMatchObject({ picture: paths('organizations', id) });
    const v = organization.lockVersion;
    for (const remove of [false, null]) {
      expect(await get('orgAdmin', update, { v, remove })).toEqual({
        updateOrganization: { organization, errors: [] },
      });
    }
    expect(await get('orgAdmin', update, { v, remove: true })).toEqual({
      updateOrganization: { organization: { lockVersion: v + 1, picture: null }, errors: [] },
    });
  });
});

describe('the gateway’s path of a file', () => {
  it.each([
    ['/api/v1/users/3/picture/thumb?v=a1b2', '/files/users/3/picture/thumb?v=a1b2'],
    ['/api/v1/vendors/3/attachments/4/file', '/files/vendors/3/attachments/4/file'],
    ['https://cdn.example/api/v1/x.png', 'https://cdn.example/api/v1/x.png'],
  ])('%s is %s', (restUrl, path) => {
    expect(filePath(restUrl)).toBe(path);
  });
});
