import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import { apiKeyColumns } from '../../backend/apiKey/columns.ts';
import { apiKeyListQuery } from '../../backend/apiKey/listSchema.ts';
import { courierColumns } from '../../backend/courier/columns.ts';
import { courierListQuery } from '../../backend/courier/listSchema.ts';
import { endUserColumns } from '../../backend/endUser/columns.ts';
import { endUserListQuery } from '../../backend/endUser/listSchema.ts';
import { groupColumns } from '../../backend/group/columns.ts';
import { groupListQuery } from '../../backend/group/listSchema.ts';
import { orderItemColumns } from '../../backend/orderItem/columns.ts';
import { orderItemListQuery } from '../../backend/orderItem/listSchema.ts';
import { purchaseOrderColumns } from '../../backend/purchaseOrder/columns.ts';
import { purchaseOrderListQuery } from '../../backend/purchaseOrder/listSchema.ts';
import type { Columns } from '../../backend/record/columns.ts';
import { shipmentColumns } from '../../backend/shipment/columns.ts';
import { shipmentListQuery } from '../../backend/shipment/listSchema.ts';
import { filterLabel } from '../../backend/spreadsheet/about.ts';
import { userColumns } from '../../backend/user/columns.ts';
import { userListQuery } from '../../backend/user/listSchema.ts';
import { vendorColumns } from '../../backend/vendor/columns.ts';
import { vendorListQuery } from '../../backend/vendor/listSchema.ts';
import { suiteBackend } from '../support/backend.ts';
import { newOrder } from '../support/records.ts';
import { csvRows, fetchFile, sheetsOf } from '../support/spreadsheets.ts';

const READS = 2000;

/** The shipped roles, except that viewers may not read vendors. */
const roles = shippedRoles.map(
  (role): Role => (role.name === 'Viewer' ? { ...role, rights: { ...role.rights, vendors: [] } } : role),
);

describe('a file of a list', () => {
  const backend = suiteBackend({ roles, env: { LANGUAGES: 'fr,ar' } });

  beforeAll(async () => {
    const { as, db, world } = backend();
    const order = await newOrder(await as('orgAdmin'), world, { order_number: 'PO-1' });
    const values = Array.from({ length: READS }, (_, index) => ({
      organization_id: world.organization,
      program_id: world.program,
      order_number: `MANY-${index}`,
      vendor_id: order.vendor_id,
      end_user_id: order.end_user_id,
      group_id: order.group_id,
    }));
    await db.insertInto('purchase_orders').values(values).execute();
  });

  it('is refused to whoever may not read the list', async () => {
    const viewer = await backend().as('viewer');
    await viewer.refused(403, 'get', 'vendors/export?format=csv');
    await backend().withToken(null).refused(401, 'get', 'vendors/export?format=csv');
  });

  it('has nothing of another organization, whatever ids are asked for', async () => {
    const { as, db, world, url } = backend();
    const other = await as('otherAdmin');
    const own = db.selectFrom('vendors').where('organization_id', '=', world.organization);
    const vendors = await own.select('id').execute();
    const ids = vendors.map(({ id }) => `ids[]=${id}`).join('&');
    expect(vendors.length).toBeGreaterThan(0);
    expect(csvRows(await fetchFile(url, other, `vendors/export?format=csv&${ids}`))).toHaveLength(1);
    await other.refused(404, 'get', `purchase_orders/export?format=csv&program_id=${world.program}`);
    expect(csvRows(await fetchFile(url, other, 'purchase_orders/export?format=csv'))).toHaveLength(1);
  });

  it('is written in the language of whoever asks, from right to left where it is', async () => {
    const { url, as } = backend();
    const admin = await as('orgAdmin');
    const heads = async (language: string) => {
      const file = await fetchFile(url, admin, 'vendors/export?format=xlsx', { 'accept-language': language });
      const [sheet] = await sheetsOf(file);
      return { head: sheet?.rows[0]?.[0], isRightToLeft: sheet?.view?.rightToLeft ?? false };
    };
    expect(await heads('fr')).toEqual({ head: 'Nom', isRightToLeft: false });
    expect((await heads('ar')).isRightToLeft).toBe(true);
  });

  it('breaks off, without an end, if the rows cannot be read to their end', async () => {
    const { url, as, services } = backend();
    const admin = await as('orgAdmin');
    const { reads } = services.database;
    for (const format of ['csv', 'xlsx']) {
      let read = 0;
      const failing = reads.withPlugin({
        transformQuery: ({ node }) => {
          read += 1;
          if (read === 14) throw new Error('The database is gone');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      Object.assign(services.database, { reads: failing });
      try {
        const response = await fetch(new URL(`/api/v1/purchase_orders/export?format=${format}`, url), {
          headers: { authorization: `Bearer ${admin.token}` },
        });
        expect(response.status).toBe(200);
        await expect(response.bytes()).rejects.toThrow('terminated');
      } finally {
        Object.assign(services.database, { reads });
      }
    }
    expect(csvRows(await fetchFile(url, admin, 'purchase_orders/export?format=csv'))).toHaveLength(READS + 2);
  });
});

describe('the second sheet of a workbook', () => {
  const lists: readonly (readonly [z.ZodObject, Columns<never, unknown>])[] = [
    [purchaseOrderListQuery, purchaseOrderColumns],
    [orderItemListQuery, orderItemColumns],
    [shipmentListQuery, shipmentColumns],
    [vendorListQuery, vendorColumns],
    [endUserListQuery, endUserColumns],
    [groupListQuery, groupColumns],
    [courierListQuery, courierColumns],
    [userListQuery, userColumns],
    [apiKeyListQuery, apiKeyColumns],
  ];

  it('has a name in words for each filter of each list', () => {
    const unnamed = lists.flatMap(([query, columns]) => {
      const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
      const filters = properties['filters'];
      if (typeof filters !== 'object' || !filters.properties) throw new Error('The list has no filters');
      const names = Object.keys(filters.properties).map((name) => name.replace(/_(from|to)$/, ''));
      return names.filter((name) => filterLabel({ columns }, name) === name);
    });
    expect(unnamed).toEqual([]);
  });
});
