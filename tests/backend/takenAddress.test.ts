/** Who has an account in another organization cannot be found out silently. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { suiteBackend } from '../support/backend.ts';
import { unused } from '../support/records.ts';

describe('an address of another organization', () => {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const backend = suiteBackend({ attempts: { perAccountAndAddress: 3 }, log });

  it('is told as the invitation of one tells it, noted in the log, and counted, so that nobody can try many', async () => {
    const api = await backend().as('orgAdmin');
    const row = (email: string) => ({ first_name: 'New', last_name: 'Person', email, permission_id: 7 });
    const [fresh, north] = [row(`${unused('fresh')}@test.example`), row('otherAdmin@test.example')];
    const many = async () =>
      api.send('post', 'users/invitations', { users: [fresh, north, row('otherViewer@test.example')] });
    const taken = { email: ['has already been taken'] };
    const { data } = (await many()).body as { data: { status: number; errors?: object }[] };
    expect(data.map(({ status, errors }) => [status, errors])).toEqual([
      [424, undefined],
      [422, taken],
      [424, undefined],
    ]);
    const { people } = backend().world;
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ userId: people.orgAdmin, addresses: 2 });
    expect((await api.send('post', 'users', { user: north })).body).toEqual({ errors: taken });
    const moved = { user: { email: north.email } };
    expect((await api.send('put', `users/${people.viewer}`, moved)).body).toEqual({ errors: taken });
    expect((await many()).status).toBe(429);
    expect((await api.send('post', 'users', { user: fresh })).status).toBe(429);
  });
});
