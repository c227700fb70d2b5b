/** Lists without rows: what each says that it is for, and the next step, by right. */
import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { rightsOf } from '../../../backend/access/areas.ts';
import { courierMessages } from '../../../web/courier/messages.ts';
import { documentMessages } from '../../../web/document/messages.ts';
import { endUserMessages } from '../../../web/endUser/messages.ts';
import { groupMessages } from '../../../web/group/messages.ts';
import { newProgramMessages } from '../../../web/program/new/messages.ts';
import { orderMessages } from '../../../web/purchaseOrder/messages.ts';
import { shipmentMessages } from '../../../web/shipment/messages.ts';
import { substatusMessages } from '../../../web/substatus/messages.ts';
import { userMessages } from '../../../web/user/messages.ts';
import { vendorMessages } from '../../../web/vendor/messages.ts';
import { goTo } from '../../support/pages/goTo.ts';
import { renderApp } from '../../support/renderApp.ts';

const meta = { page: 1, pages: 1, items: 20, count: 0, more: false, similar: false };
const none = { data: [], meta };
const riskLevels: object[] = [];

/** Each list: its address, its query with what it answers, what it is for, and its button where it is empty. */
const lists: Record<string, { at: string; answer: object; says: RegExp; add?: string; link?: string }> = {
  VendorList: { at: '/settings/vendors', answer: { vendors: none, riskLevels }, says: /^Vendors are/, add: 'Add New' },
  EndUserList: {
    at: '/settings/end-users',
    answer: { endUsers: none, riskLevels, countries: [] },
    says: /^End users are/,
    add: 'Create New',
  },
  GroupList: {
    at: '/settings/groups',
    answer: { groups: none, riskLevels },
    says: /^Groups receive/,
    add: 'Add Group',
  },
  CourierList: {
    at: '/settings/couriers',
    answer: { couriers: none, riskLevels },
    says: /^Couriers carry/,
    add: 'Add Courier',
  },
  ProgramList: {
    at: '/settings/programs',
    answer: { programs: none },
    says: /are made in a program/,
    add: 'Add Program',
  },
  UserList: { at: '/settings/manage-users', answer: { users: none }, says: /^These are the people/, add: 'Add User' },
  SubstatusList: {
    at: '/settings/substatuses',
    answer: { substatuses: none, modelTypes: [] },
    says: /in your own words/,
    add: 'Add New Substatus',
  },
  PurchaseOrderList: {
    at: '/program/malaria/purchase-orders',
    answer: { purchaseOrders: none },
    says: /^A purchase order says/,
    add: 'Add New Purchase Order',
  },
  ShipmentList: {
    at: '/program/malaria/shipments',
    answer: { shipments: none },
    says: /^A shipment takes/,
    add: 'Add New Shipment',
  },
  UrgentItemList: {
    at: '/program/malaria/urgent-items',
    answer: { orderItems: none },
    says: /^Items whose field Urgent is on/,
    link: 'Open the purchase orders',
  },
  AssessmentList: {
    at: '/program/malaria/assessments',
    answer: { list: none, ready: none, readyStatuses: [] },
    says: /whether they are dangerous goods/,
    link: 'Open the purchase orders',
  },
};

it('every list says what it is for, and offers the next step to those who may take it', {
  timeout: 120_000,
}, async () => {
  const troubles = Object.fromEntries(Object.entries(lists).map(([name, { answer }]) => [name, async () => answer]));
  await renderApp('/settings', { as: 'orgAdmin', troubles });
  for (const { at, says, add, link } of Object.values(lists)) {
    await goTo(at);
    const purpose = await screen.findByText(says);
    const place = within(purpose.parentElement ?? document.body);
    expect(place.getByRole('heading', { name: 'This list is empty.' })).toBeVisible();
    if (add) expect(place.getByRole('button', { name: add })).toBeVisible();
    if (link) expect(place.getByRole('link', { name: link })).toBeVisible();
  }
});

it('an empty list tells those who may not add rows who may', async () => {
  await renderApp(`/program/malaria/purchase-orders`, {
    as: 'viewer',
    troubles: { PurchaseOrderList: async () => ({ purchaseOrders: none }) },
  });
  expect(await screen.findByText(new RegExp(`${orderMessages.adders}$`))).toBeVisible();
});

/** The roles in the order of the README's table, as the texts call them. */
const roles = [
  /administrators/i,
  /(?<!system )administrators/i,
  /program managers/,
  /procurement officers/,
  /logistics officers/,
];

it.each([
  ['vendors', 'write', vendorMessages],
  ['end_users', 'write', endUserMessages],
  ['groups', 'write', groupMessages],
  ['couriers', 'write', courierMessages],
  ['programs', 'create', newProgramMessages],
  ['users', 'create', userMessages],
  ['substatuses', 'write', substatusMessages],
  ['purchase_orders', 'write', orderMessages],
  ['commercial_invoices', 'create', shipmentMessages],
] as const)('the text about who adds %s names the roles that have the right', (area, right, { adders }) => {
  const named = roles.map((role) => role.test(adders));
  const having = ([0, 1, 2, 3, 4] as const).map((role) => rightsOf(role)[area].includes(right));
  expect(named).toEqual(having);
  expect(documentMessages.adders).toMatch(/Everybody but viewers/);
});
