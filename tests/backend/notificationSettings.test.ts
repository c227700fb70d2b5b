import { beforeEach, describe, expect, it } from 'vitest';
import type { NotificationSettings } from '../../backend/notification/schema.ts';
import type { Many, One } from '../support/api.ts';
import { describeOnOne, suiteBackend } from '../support/backend.ts';
import { newOrder } from '../support/records.ts';

const everything = {
  notifications_enabled: true,
  all_programs: true,
  notification_types: {
    new_comment: true,
    new_assignment: true,
    attachment_will_expire_soon: true,
    attachment_will_expire_today: true,
    commercial_invoice_in_review: true,
    party_prohibited: true,
  },
};

describeOnOne('the settings of notifications', (backend) => {
  const settings = async (change?: object) => {
    const api = await backend().as('manager');
    const path = 'notifications/settings';
    if (!change) return (await api.get<One<NotificationSettings>>(path)).data;
    return (await api.put<One<NotificationSettings>>(path, { notification_settings: change })).data;
  };
  /** Returns how many notifications an assignment creates for the manager. */
  const toldOfAssignment = async () => {
    const { as, world } = backend();
    const count = async () => (await (await as('manager')).get<Many<unknown>>('notifications')).meta.count;
    const before = await count();
    await newOrder(await as('procurement'), world, { user_ids: [world.people.manager] });
    return (await count()) - before;
  };
  beforeEach(async () => {
    await settings({ ...everything, programs_settings: [{ id: backend().world.program, value: true }] });
  });

  it('are all on by default, for every program that the user may open', async () => {
    const { as, world } = backend();
    const { data } = await (await as('orgAdmin')).get<One<NotificationSettings>>('notifications/settings');
    const programs_settings = [world.program, world.second.program].map((id) => ({ id, value: true }));
    expect(data).toEqual({ ...everything, programs_settings });
    expect(await settings()).toEqual({ ...everything, programs_settings: [{ id: world.program, value: true }] });
    expect(await toldOfAssignment()).toBe(1);
  });

  it('mute everything at once', async () => {
    expect(await settings({ notifications_enabled: false })).toMatchObject({ notifications_enabled: false });
    expect(await toldOfAssignment()).toBe(0);
    await settings({ notifications_enabled: true });
    expect(await toldOfAssignment()).toBe(1);
  });

  it('switch one kind off, in either spelling, and keep the others', async () => {
    const off = await settings({ notification_types: { new_assignment: false } });
    expect(off.notification_types).toEqual({ ...everything.notification_types, new_assignment: false });
    expect(await toldOfAssignment()).toBe(0);
    const both = await settings({ notification_types: { NEW_ASSIGNMENT: true, NEW_COMMENT: false } });
    expect(both.notification_types).toEqual({ ...everything.notification_types, new_comment: false });
    expect(await toldOfAssignment()).toBe(1);
  });

  it('switch a program off, which takes effect only while `all_programs` is off', async () => {
    const { program } = backend().world;
    const off = await settings({ programs_settings: [{ id: program, value: false }] });
    expect(off.programs_settings).toEqual([{ id: program, value: false }]);
    expect(await toldOfAssignment()).toBe(1);
    await settings({ all_programs: false });
    expect(await toldOfAssignment()).toBe(0);
    await settings({ programs_settings: [{ id: program, value: true }] });
    expect(await toldOfAssignment()).toBe(1);
  });

  it('accept the object that they returned, and keep both of two concurrent changes', async () => {
    const now = await settings();
    expect(await settings(now)).toEqual(now);
    const changes = [{ all_programs: false }, { notification_types: { new_comment: false } }];
    await Promise.all(changes.map((change) => settings(change)));
    expect(await settings()).toMatchObject({ all_programs: false, notification_types: { new_comment: false } });
  });
});

describe('the validation of notification settings', () => {
  const backend = suiteBackend();

  it.each([
    ['an unknown kind', { notification_types: { new_order: false } }, 'notification_types'],
    ['an unknown key', { sound: true }, 'sound'],
    ['no boolean', { all_programs: 'yes' }, 'all_programs'],
  ])('rejects %s', async (_what, change, field) => {
    const api = await backend().as('viewer');
    const { errors } = await api.refused(422, 'put', 'notifications/settings', { notification_settings: change });
    expect(Object.keys(errors ?? {})[0]).toContain(field);
  });

  it('rejects a program that the user may not open', async () => {
    const { as, world } = backend();
    for (const id of [world.second.program, world.other.program, 999_999]) {
      const change = { notification_settings: { programs_settings: [{ id, value: false }] } };
      expect(await (await as('viewer')).refused(422, 'put', 'notifications/settings', change)).toEqual({
        errors: { programs_settings: ['was not found'] },
      });
    }
  });

  it('uses the keys of `notification_types`, which each have a description', async () => {
    const { data } = await (await backend().as('viewer')).get<{ data: { key: string; description: string }[] }>(
      'notification_types',
    );
    expect(data.map(({ key }) => key)).toEqual(Object.keys(everything.notification_types));
    expect(data.every(({ description }) => description.length > 5)).toBe(true);
  });
});
