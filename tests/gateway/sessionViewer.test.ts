import { expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import { suiteStack } from '../support/stack.ts';

/** The shipped roles, but viewers may not read programs. */
const roles = shippedRoles.map(
  (role): Role => (role.name === 'Viewer' ? { ...role, rights: { ...role.rights, programs: [] } } : role),
);
const stack = suiteStack({ roles });
const AREA = 'read write create update delete extra editableStatuses';

it('the viewer includes the rights by area, those on comments and the exceptions', async () => {
  const query = `{ viewer { permissions {
    views
    purchaseOrders { ${AREA} ownComment { read write delete } anyComment { read write delete } legacyComment { read write delete } }
    shipments { ${AREA} } orderItems { ${AREA} } vendors { ${AREA} } endUsers { ${AREA} } groups { ${AREA} } couriers { ${AREA} }
    users { ${AREA} } organizations { ${AREA} } programs { ${AREA} } substatuses { ${AREA} ownComment { read } } documents { ${AREA} } attachments { ${AREA} }
  } } }`;
  const reads = { read: true, write: false, create: false, update: false, delete: false };
  const writes = { read: true, write: true, create: true, update: true, delete: false };
  expect(await stack().get('manager', query)).toMatchObject({
    viewer: {
      permissions: {
        views: expect.arrayContaining(['dashboard', 'purchaseOrders', 'settings.vendors']),
        purchaseOrders: {
          ...writes,
          extra: ['assign_status'],
          ownComment: { read: true, write: true, delete: true },
          anyComment: { read: true, write: false, delete: true },
          legacyComment: { read: true, write: false, delete: false },
        },
        shipments: { ...writes, editableStatuses: ['in_review'] },
        vendors: writes,
        users: reads,
        substatuses: { ...reads, ownComment: null },
        documents: { ...writes, extra: ['archive'] },
        attachments: { ...writes, extra: ['archive'] },
      },
    },
  });
});

it('the viewer includes the switches and settings of the organization', async () => {
  const query = '{ viewer { featureFlags { opcEnabled poFundingEnabled } settings { eeiThresholdUsd } } }';
  expect(await stack().get('viewer', query)).toEqual({
    viewer: { featureFlags: { opcEnabled: true, poFundingEnabled: true }, settings: { eeiThresholdUsd: '2500.00' } },
  });
  expect(await stack().get('otherViewer', query)).toMatchObject({ viewer: { featureFlags: { opcEnabled: false } } });
});

it('the viewer lists the programs that the user may open, and none without the right to read programs', async () => {
  const query = '{ viewer { profile { firstName } programs { name } } }';
  expect(await stack().get('manager', query)).toMatchObject({ viewer: { programs: [{ name: 'Malaria' }] } });
  expect(await stack().get('viewer', query)).toEqual({ viewer: { profile: { firstName: 'viewer' }, programs: [] } });
});
