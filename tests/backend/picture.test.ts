import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Comment } from '../../backend/comment/schema.ts';
import type { Organization } from '../../backend/organization/schema.ts';
import type { User, UserSummary } from '../../backend/user/schema.ts';
import type { Api, Many, One, Rejection } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { fileOf, image, stored, take } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { newOrder, readHistory } from '../support/records.ts';

const setPicture = (api: Api, path: string, wrapper: string, picture: string | File) =>
  sendForm(api, 'put', path, [[`${wrapper}[picture]`, picture]]);

describeOnOne('the picture of an organization', (backend) => {
  it('is re-encoded in two sizes, and is deleted by an empty value', async () => {
    const { world } = backend();
    const admin = await backend().as('orgAdmin');
    const path = `organizations/${world.organization}`;
    expect((await admin.get<One<Organization>>(path)).data.picture).toBeNull();
    const given = await image('jpeg', [2000, 1000], 6);
    const { status, body } = await setPicture(admin, path, 'organization', given);
    const { picture, lock_version } = (body as One<Organization>).data;
    expect([status, picture]).toEqual([
      200,
      {
        original: expect.stringMatching(new RegExp(`^/api/v1/${path}/picture/original\\?v=[0-9a-f]{8}$`)),
        thumb: expect.stringMatching(new RegExp(`^/api/v1/${path}/picture/thumb\\?v=[0-9a-f]{8}$`)),
      },
    ]);
    // Every user of the organization sees it.
    const viewer = await backend().as('viewer');
    const [original, thumb] = await Promise.all(
      [picture?.original, picture?.thumb].map((address) => take(backend(), viewer, address ?? '')),
    );
    expect([original?.headers.get('content-type'), thumb?.headers.get('content-type')]).toEqual([
      'image/jpeg',
      'image/webp',
    ]);
    expect(original?.headers.get('cache-control')).toBe('private, no-cache');
    const { width, height, exif } = await sharp(await original?.arrayBuffer()).metadata();
    expect({ width, height, exif }).toEqual({ width: 512, height: 1024, exif: undefined });
    expect(await sharp(await thumb?.arrayBuffer()).metadata()).toMatchObject({ width: 160, height: 320 });

    const other = await setPicture(admin, path, 'organization', await image('png'));
    expect((other.body as One<Organization>).data.picture?.thumb).not.toBe(picture?.thumb);
    const gone = await setPicture(admin, path, 'organization', '');
    expect((gone.body as One<Organization>).data).toMatchObject({ picture: null, lock_version: lock_version + 2 });
    expect((await take(backend(), viewer, picture?.thumb ?? '')).status).toBe(404);
    const history = await readHistory(backend().db, 'Organization', world.organization);
    expect(history.map(({ changes }) => changes)).toMatchObject([
      [{ field: 'picture', from: null, to: picture }],
      [{ field: 'picture', from: picture, to: {} }],
      [{ field: 'picture', from: {}, to: null }],
    ]);
  });
});

describe('the picture of a user', () => {
  const backend = suiteBackend();

  it('is shown wherever the user is shown', async () => {
    const { world } = backend();
    const orgAdmin = await backend().as('orgAdmin');
    const manager = await backend().as('manager');
    const path = `users/${world.people.manager}`;
    const { status, body } = await setPicture(orgAdmin, path, 'user', await image('png'));
    const { picture } = (body as One<User>).data;
    expect([status, picture?.thumb]).toEqual([200, expect.stringContaining(`/api/v1/${path}/picture/thumb?v=`)]);

    const viewer = await backend().as('viewer');
    expect((await take(backend(), viewer, picture?.original ?? '')).headers.get('content-type')).toBe('image/png');
    expect((await orgAdmin.get<One<User>>(path)).data.picture).toEqual(picture);
    const { data: light } = await viewer.get<Many<UserSummary>>(`users?light=true&ids[]=${world.people.manager}`);
    expect(light[0]?.picture).toEqual(picture);
    expect(await manager.get('profile')).toMatchObject({ data: { picture } });
    const order = await newOrder(manager, world);
    const comment = { comment: { message: 'Seen', source: 'internal' } };
    const { data } = await manager.post<One<Comment>>(`purchase_orders/${order.id}/comments`, comment);
    expect(data.user?.picture).toEqual(picture);
  });

  it('can be sent together with the other fields of a new user', async () => {
    const orgAdmin = await backend().as('orgAdmin');
    const { status, body } = await sendForm(orgAdmin, 'post', 'users', [
      ['user[picture]', await image('jpeg')],
      ['user[first_name]', 'Ada'],
      ['user[last_name]', 'Park'],
      ['user[email]', 'ada@test.example'],
      ['user[permission_id]', '7'],
      ['user[program_ids][]', ''],
    ]);
    expect([status, body]).toMatchObject([
      201,
      { data: { first_name: 'Ada', picture: { thumb: expect.stringContaining('/picture/thumb') }, program_ids: [] } },
    ]);
  });

  it('may have at most 5,242,880 bytes and must be png, jpg or jpeg', async () => {
    const { world } = backend();
    const orgAdmin = await backend().as('orgAdmin');
    const before = await stored(backend());
    const refused = async (picture: File) => {
      const answer = await setPicture(orgAdmin, `users/${world.people.viewer}`, 'user', picture);
      return [answer.status, answer.body as Rejection];
    };
    const png = new Uint8Array(await (await image('png')).arrayBuffer());
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(png);
      return fileOf(bytes, 'a.png');
    };
    const type = { errors: { picture: ['Error: Only png, jpg and jpeg are accepted'] } };
    expect(await refused(padded(5_242_881))).toEqual([
      413,
      { error: 'Error: File is larger than 5 MB', code: 'too_large' },
    ]);
    expect(await refused(await image('gif'))).toEqual([422, type]);
    expect(await refused(fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'))).toEqual([422, type]);
    expect(await refused(fileOf('%PDF-1.7', 'a.png'))).toEqual([422, type]);
    const jpeg = new Uint8Array(await (await image('jpeg')).arrayBuffer());
    const mismatch = { errors: { picture: ['Error: The file is not what its name says'] } };
    expect(await refused(fileOf(jpeg, 'a.png'))).toEqual([422, mismatch]);
    expect(await stored(backend())).toEqual(before);
    expect(await refused(padded(5_242_880))).toMatchObject([200, {}]);
  });

  it('is hidden from other organizations, and needs the right to change users', async () => {
    const { world } = backend();
    const path = `users/${world.people.viewer}`;
    const orgAdmin = await backend().as('orgAdmin');
    const { body } = await setPicture(orgAdmin, path, 'user', await image());
    const { picture } = (body as One<User>).data;
    const otherViewer = await backend().as('otherViewer');
    expect((await take(backend(), otherViewer, picture?.thumb ?? '')).status).toBe(404);
    expect((await take(backend(), backend().withToken(null), picture?.thumb ?? '')).status).toBe(401);
    expect((await setPicture(await backend().as('viewer'), path, 'user', '')).status).toBe(403);
    expect((await setPicture(orgAdmin, `users/${world.people.otherViewer}`, 'user', await image())).status).toBe(404);
    const json = await orgAdmin.send('put', path, { user: { picture: 'x' } });
    expect([json.status, json.body]).toEqual([422, { errors: { picture: ['must be a file of a form'] } }]);
  });
});
