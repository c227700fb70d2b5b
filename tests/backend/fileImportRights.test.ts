/** Who may have records made of the names in a file. */
import { describe, expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import type { FileImport } from '../../backend/fileImport/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Vendor } from '../../backend/vendor/schema.ts';
import type { Many, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { act, imported, namesOf, readImport, rowsOf } from '../support/fileImports.ts';

/** The shipped roles, but procurement officers create no vendors, end users or groups. */
const roles = shippedRoles.map((role): Role => {
  const rights = { ...role.rights, vendors: ['read'], end_users: ['read'], groups: ['read'] } as const;
  return role.name === 'Procurement officer' ? { ...role, rights } : role;
});

describe('whoever may import orders but create no vendors', () => {
  const backend = suiteBackend({ roles });
  const heads = 'PO #;Vendor;End User;Group;Material;Catalog number;Quantity;Unit;Value per Item';

  async function sent(number: string, by: 'procurement' | 'manager') {
    const { as, url, world, db } = backend();
    const { endUser, group } = await db
      .selectFrom('end_users as e')
      .innerJoin('groups as g', (join) => join.on('g.id', '=', world.group))
      .select(['e.label as endUser', 'g.name as group'])
      .where('e.id', '=', world.endUser)
      .executeTakeFirstOrThrow();
    const content = `${heads}\n${number};Fresh vendor;${endUser};${group};Gloves;G-1;2;box;1.50`;
    const api = await as(by);
    const into = { kind: 'purchase_orders', program_id: world.program } as const;
    const made = await imported(url, api, into, { name: 'orders.csv', content });
    await act(api, made, 'preview');
    return { api, made };
  }

  const create = { answers: [{ field: 'vendor_id', text: 'Fresh vendor', choice: 'create' }] };
  const reason = 'Your role does not allow you to create vendors';

  it('is not offered it, and is told so', async () => {
    const { api, made } = await sent('RIGHT-1', 'procurement');
    expect(await namesOf(api, made)).toMatchObject([
      { text: 'Fresh vendor', choice: null, can_create: false, why_not_create: reason },
    ]);
    expect(await api.send('put', `file_imports/${made.id}/names`, create)).toMatchObject({
      status: 403,
      body: { error: reason },
    });
  });

  it('does not get them by the answer that somebody else gave to an earlier file', async () => {
    const { api: manager, made: first } = await sent('RIGHT-2', 'manager');
    expect(await namesOf(manager, first)).toMatchObject([{ can_create: true, why_not_create: null }]);
    await manager.put(`file_imports/${first.id}/names`, create);
    const { api, made } = await sent('RIGHT-3', 'procurement');
    expect((await readImport(api, made)).counts).toMatchObject({ new: 0, attention: 1 });
    expect((await rowsOf(api, made))[0]).toMatchObject({ says: 'Vendor not found' });
    expect(await namesOf(api, made)).toMatchObject([{ choice: null, can_create: false }]);
    // Whoever may, has the answer still.
    expect((await act(manager, made, 'preview')).counts).toMatchObject({ new: 1 });
  });

  it('does not get them by applying what somebody else has previewed', async () => {
    const { runWorks } = backend();
    const { api: manager, made } = await sent('RIGHT-4', 'manager');
    await manager.put<One<FileImport>>(`file_imports/${made.id}/names`, create);
    const api = await backend().as('procurement');
    await act(api, made, 'apply');
    await runWorks();
    expect(await readImport(api, made)).toMatchObject({ refused: 1, counts: { attention: 1 } });
    expect((await rowsOf(api, made))[0]?.says).toContain(reason);
    expect((await api.get<Many<Vendor>>('vendors?search=Fresh')).data).toEqual([]);
    expect((await api.get<Many<PurchaseOrder>>('purchase_orders?search=RIGHT-4')).data).toEqual([]);
  });
});
