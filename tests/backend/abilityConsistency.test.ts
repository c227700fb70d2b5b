/** Tests what each shipped role may change in the settings, and that its rights and abilities predict the outcome. */
import { beforeAll, expect, it } from 'vitest';
import { shippedRoles } from '../../backend/access/roles.ts';
import { routes } from '../../backend/routes.ts';
import type { Api } from '../support/api.ts';
import { nameOf, pathOf, send } from './matrix/request.ts';
import { samples } from './matrix/samples.ts';
import { suiteStage } from './matrix/stage.ts';

const stage = suiteStage();

beforeAll(async () => {
  const { backend, keep, own } = stage();
  const { db, world } = backend;
  const writer = { user_id: world.people.orgAdmin, program_id: own.program };
  await db.insertInto('user_programs').values(writer).execute();
  await keep();
});

/**
 * A write, the flag of `current_permission` or the ability of the record that predicts it, and whether each shipped role
 * may do it, in the order of the role ids.
 */
const table = `
  POST  /organizations                                organizations.create  yes  -    -    -    -    -    -
  PUT   /organizations/:id                            update                yes  yes  -    -    -    -    -
  POST  /programs                                     programs.create       yes  yes  -    -    -    -    -
  PUT   /programs/:id                                 update                yes  yes  yes  -    -    -    -
  POST  /users                                        users.create          yes  yes  -    -    -    -    -
  PUT   /users/:id                                    update                yes  yes  -    -    -    -    -
  POST  /users/:id/activate                           activate              yes  yes  -    -    -    -    -
  POST  /users/:id/deactivate                         deactivate            yes  yes  -    -    -    -    -
  POST  /users/invitations                            users.create          yes  yes  -    -    -    -    -
  POST  /users/:id/invite                             invite                yes  yes  -    -    -    -    -
  POST  /users/:id/invitation_link                    copy_invitation_link  yes  yes  -    -    -    -    -
  POST  /users/:id/reset_link                         copy_reset_link       yes  yes  -    -    -    -    -
  POST  /api_keys                                     api_keys.write        yes  yes  -    -    -    -    -
  POST  /api_keys/:id/revoke                          revoke                yes  yes  -    -    -    -    -
  POST  /status_reasons                               substatuses.write     yes  yes  -    -    -    -    -
  PUT   /status_reasons/:id                           update                yes  yes  -    -    -    -    -
  POST  /status_reasons/:id/archive                   archive               yes  yes  -    -    -    -    -
  POST  /vendors                                      vendors.write         yes  yes  yes  yes  -    -    -
  PUT   /vendors/:id                                  update                yes  yes  yes  yes  -    -    -
  POST  /end_users                                    end_users.write       yes  yes  yes  yes  -    -    -
  PUT   /end_users/:id                                update                yes  yes  yes  yes  -    -    -
  POST  /groups                                       groups.write          yes  yes  yes  yes  -    -    -
  PUT   /groups/:id                                   update                yes  yes  yes  yes  -    -    -
  POST  /couriers                                     couriers.write        yes  yes  yes  -    yes  -    -
  PUT   /couriers/:id                                 update                yes  yes  yes  -    yes  -    -
  POST  /couriers/:id/airlines                        couriers.write        yes  yes  yes  -    yes  -    -
  PUT   /couriers/:id/airlines/:airlineId             update                yes  yes  yes  -    yes  -    -
  POST  /couriers/:id/attachments                     attachments.write     yes  yes  yes  yes  yes  yes  -
  PATCH /couriers/:id/attachments/:attachmentId       update                yes  yes  yes  yes  yes  yes  -
  POST  /couriers/:id/attachments/:attachmentId/archive  archive            yes  yes  yes  yes  yes  -    -
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [method, path, foretells = '', ...cells] = line.trim().split(/\s+/);
    return { name: `${method} ${path}`, foretells, cells };
  });

it.each(shippedRoles.map((role, index) => ({ role, index })))(
  'the role $role.name may change in the settings exactly what its rights and abilities predict',
  async ({ role, index }) => {
    const { as, backend, become, own, undo } = stage();
    const api = as('all rights');
    const expected = Object.fromEntries(rows.map(({ name, cells }) => [name, cells[index]]));
    const found: Record<string, string> = {};
    for (const { name, foretells } of rows) {
      const route = routes.find((one) => nameOf(one) === name);
      if (!route) throw new Error(`There is no ${name}`);
      await become(role);
      // Only an inactive user can be activated.
      const status = name.endsWith('/activate') ? 'inactive' : 'active';
      await backend.db.updateTable('users').set({ status }).where('id', '=', own.user).execute();
      const path = pathOf(route, own);
      const foretold = await isForetold(api, foretells, path);
      const answer = await send(api, route, path, samples(own, 'nobody@test.example')[name] ?? {});
      await undo();
      const happened = answer.status === route.answer.status ? 'yes' : answer.status === 403 ? '-' : `${answer.status}`;
      found[name] = foretold === (happened === 'yes') ? happened : `foretold ${foretold}, but ${happened}`;
    }
    expect(found).toEqual(expected);
  },
);

/** Returns whether the right or ability allows a write, and asserts that a denied ability names the role as reason. */
async function isForetold(api: Api, foretells: string, path: string): Promise<boolean> {
  const [area = '', right] = foretells.split('.');
  if (right) {
    type Told = { data: { permissions: Record<string, Record<string, boolean>> } };
    const { data } = await api.get<Told>('current_permission');
    return data.permissions[area]?.[right] ?? false;
  }
  const answer = await api.send(
    'get',
    path.replace(/\/(activate|deactivate|invite|invitation_link|reset_link|revoke|archive)$/, ''),
  );
  // A record that may not be read shows no abilities.
  if (answer.status === 403) return false;
  const { data } = answer.body as {
    data: { abilities: { action: string; allowed: boolean; reason: string | null }[] };
  };
  const ability = data.abilities.find(({ action }) => action === foretells);
  expect(ability?.reason).toBe(ability?.allowed ? null : 'Your role does not allow this');
  return ability?.allowed ?? false;
}
