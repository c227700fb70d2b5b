import { describe, expect, it } from 'vitest';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

describe('users', () => {
  it('show name and status to everybody of the organization, the rest to who may read users', async () => {
    const { people } = stack().backend.world;
    const query = `{ user(id: ${people.manager}) { id fullName status email roleName createdAt } }`;
    expect(await stack().get('orgAdmin', query)).toMatchObject({
      user: {
        fullName: 'manager Tester',
        status: 'ACTIVE',
        email: 'manager@test.example',
        roleName: 'Program manager',
      },
    });
    const shown = `{ user(id: ${people.manager}) { fullName status } }`;
    expect(await stack().get('viewer', shown)).toEqual({ user: { fullName: 'manager Tester', status: 'ACTIVE' } });
    expect(await stack().get('otherViewer', shown)).toEqual({ user: null });
  });

  it('are offered for assigning by program, status and name', async () => {
    const query = `query($p: ID, $search: String) {
      users(programId: $p, status: ACTIVE, search: $search) { data { id fullName status picture { thumb } } meta { count } }
    }`;
    const { world } = stack().backend;
    const { users } = (await stack().get('procurement', query, { p: world.program })) as {
      users: { data: Array<{ fullName: string }> };
    };
    const names = users.data.map((user) => user.fullName);
    expect(names).toEqual(expect.arrayContaining(['manager Tester', 'viewer Tester']));
    expect(names).not.toContain('leaver Tester');
    expect(await stack().get('procurement', query, { p: world.program, search: 'logis' })).toMatchObject({
      users: { data: [{ fullName: 'logistics Tester' }], meta: { count: 1 } },
    });
  });
});
