/** A write of many records that fails in its middle, for a reason that no rule foresaw, leaves nothing behind. */
import { expect, it } from 'vitest';
import type { User } from '../../backend/user/schema.ts';
import type { Many } from '../support/api.ts';
import { describeOnOne } from '../support/backend.ts';
import { whileBroken } from '../support/breaking.ts';
import { mailsTo } from '../support/outbox.ts';
import { unused } from '../support/records.ts';
import { digest } from '../support/sample.ts';

describeOnOne('a write that breaks off', (backend) => {
  it('invites all of the people or nobody, and mails nobody', async () => {
    const { as, db, services, world } = backend();
    const api = await as('orgAdmin');
    const [first, second] = [`${unused('first')}@test.example`, `${unused('second')}@test.example`];
    const users = [first, second].map((email) => ({
      ...{ first_name: 'Ama', last_name: 'Osei', email, permission_id: 5, program_ids: [world.program] },
    }));
    const send = () => api.send('post', 'users/invitations', { users, partial: false });
    const before = await digest(db);
    const broken = await whileBroken(db, { event: 'insert', table: 'users', when: `new.email = '${second}'` }, send);
    expect(broken.status).toBe(500);
    expect(await digest(db)).toEqual(before);
    expect(await mailsTo(services, first)).toEqual([]);
    const { data } = (await send()).body as Many<{ status: number; data: User }>;
    expect(data.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('removes sample data as a whole or not at all', async () => {
    const { as, db } = backend();
    const api = await as('orgAdmin');
    const before = await digest(db);
    await api.post('sample_program');
    const added = await digest(db);
    const remove = () => api.send('delete', 'sample_program');
    expect((await whileBroken(db, { event: 'delete', table: 'programs' }, remove)).status).toBe(500);
    expect(await digest(db)).toEqual(added);
    expect((await remove()).status).toBe(204);
    expect(await digest(db)).toEqual(before);
  });

  it('adds sample data as a whole or not at all', async () => {
    const { as, db } = backend();
    const api = await as('orgAdmin');
    const before = await digest(db);
    const add = () => api.send('post', 'sample_program');
    expect((await whileBroken(db, { event: 'insert', table: 'shipments' }, add)).status).toBe(500);
    expect(await digest(db)).toEqual(before);
  });
});
