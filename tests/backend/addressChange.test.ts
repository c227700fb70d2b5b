/** Whoever's address changes is told at the old and at the new one. */
import { expect, it } from 'vitest';
import type { User } from '../../backend/user/schema.ts';
import type { One } from '../support/api.ts';
import { describeOnOne } from '../support/backend.ts';
import { mailsTo } from '../support/outbox.ts';
import { unused } from '../support/records.ts';
import { emailOf } from '../support/world.ts';

const subject = 'Your address in Lading was changed';

describeOnOne('a change of address', (backend) => {
  const change = async (id: number, email: string) =>
    (await backend().as('orgAdmin')).put<One<User>>(`users/${id}`, { user: { email } });
  const told = async (address: string) => {
    const mails = await mailsTo(backend().services, address);
    return mails.filter((mail) => mail.subject === subject).map((mail) => mail.text?.replace(/\s+/g, ' ') ?? '');
  };

  it('is told at both addresses; only the link to the old one ends', async () => {
    const email = `${unused('moved')}@test.example`;
    await change(backend().world.people.viewer, email);
    const [left] = await told(emailOf('viewer'));
    expect(left).toContain(
      `orgAdmin Tester has changed the email address of your Lading account at Acme Health to ${email}.`,
    );
    const [reached] = await told(email);
    expect(reached).toContain('Sign in with this address from now on. Your password is the same.');
    expect(`${left}${reached}`).not.toMatch(/https?:/);
  });

  it('of an invited user is told without the new address, because the old one may be a stranger', async () => {
    const [first, second] = [`${unused('typo')}@test.example`, `${unused('right')}@test.example`];
    const user = { first_name: 'New', last_name: 'Person', email: first, permission_id: 7 };
    const { data } = await (await backend().as('orgAdmin')).post<One<User>>('users', { user });
    await change(data.id, second);
    const [left] = await told(first);
    expect(left).toContain('has changed the email address of this Lading account');
    expect(left).not.toContain(second);
    expect((await mailsTo(backend().services, second)).map((mail) => mail.subject)).toEqual([
      'You are invited to Lading',
    ]);
  });

  it('of a withdrawn invitation mails the new address nothing, because nobody has signed in', async () => {
    const [first, second] = [`${unused('gone')}@test.example`, `${unused('right')}@test.example`];
    const user = { first_name: 'New', last_name: 'Person', email: first, permission_id: 7 };
    const api = await backend().as('orgAdmin');
    const { data } = await api.post<One<User>>('users', { user });
    await api.send('post', `users/${data.id}/deactivate`);
    await change(data.id, second);
    expect(await told(first)).toHaveLength(1);
    expect(await mailsTo(backend().services, second)).toEqual([]);
  });

  it('that changes only case, or nothing, is told to nobody', async () => {
    const { people } = backend().world;
    await change(people.logistics, emailOf('logistics').toUpperCase());
    await change(people.inventory, emailOf('inventory'));
    expect(await told(emailOf('logistics'))).toEqual([]);
    expect(await told(emailOf('logistics').toUpperCase())).toEqual([]);
    expect(await told(emailOf('inventory'))).toEqual([]);
  });
});
