/**
 * The actions on records of the settings, the own profile and documents: edit, archive, end. For roles with all rights, with
 * some, with none; which role has which rights is for the backend's tests.
 */
import { randomUUID } from 'node:crypto';
import { screen, waitFor } from '@testing-library/dom';
import { beforeAll, expect, inject, it } from 'vitest';
import { makeOrder, type Order } from '../../e2e/support/orders.ts';
import { attachTo } from '../../support/pages/documents.ts';
import { goTo } from '../../support/pages/goTo.ts';
import { entriesOf, NOT_ALLOWED, reasonOf } from '../../support/pages/offers.ts';
import { dayFromToday } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';
import type { Person } from '../../support/world.ts';

const NO_ACCESS = 'You have no access to this resource';
const NO_DOCUMENTS = 'You may not add documents';

const orgAdmin = asking('orgAdmin');
const name = `Rights ${randomUUID().slice(0, 8)}`;
let courier: { id: string };
let order: Order;

/** Creates the records that all roles read and none changes. */
beforeAll(async () => {
  const { createCourier } = await orgAdmin<{ createCourier: { courier: { id: string } } }>(
    'mutation($input: CreateCourierInput!) { createCourier(input: $input) { courier { id } } }',
    { input: { companyName: name } },
  );
  courier = createCourier.courier;
  const others = {
    Airline: { courierId: courier.id, name },
    Substatus: { model: 'ORDER_ITEM', status: 'on_hold', subStatus: name },
    ApiKey: {
      name,
      roleId: '7',
      programIds: [String(inject('world').program)],
      expiresAt: `${dayFromToday(7)}T00:00:00Z`,
    },
  };
  for (const [type, input] of Object.entries(others)) {
    const text = `mutation($input: Create${type}Input!) { create${type}(input: $input) { errors { message } } }`;
    expect(await orgAdmin(text, { input })).toEqual({ [`create${type}`]: { errors: [] } });
  }
  order = await makeOrder(asking('manager'), {}, 'malaria');
  await attachTo(`purchase_orders/${order.id}`, { description: name });
});

/** A page: its possible titles, and the actions that it and the row of a record offer. */
interface Place {
  path: string;
  titles: readonly string[];
  /** The button that is pressed first. */
  unfolds?: string;
  buttons: readonly string[];
  menu?: readonly string[];
  /** The query that it sends. */
  query: string;
}

/** The pages, ordered so that neighbors have different titles and none is mistaken for the previous one. */
function placesOf(as: Person) {
  const { people, organization } = inject('world');
  const other = as === 'viewer' ? 'inventory' : 'viewer';
  const searched = `search=${encodeURIComponent(name)}`;
  const ofOrganization = { buttons: ['Edit', 'Invite New Admin'], query: 'OrganizationPage' };
  return {
    courier: {
      path: `/settings/couriers/${courier.id}`,
      titles: ['Couriers', name],
      buttons: ['Edit', 'Add airline'],
      menu: ['Edit airline'],
      query: 'CourierPage',
    },
    user: {
      path: `/settings/manage-users/${people[other]}`,
      titles: ['Manage Users', `${other} Tester`],
      buttons: ['Edit', 'Deactivate'],
      query: 'UserPage',
    },
    ownOrganization: { path: '/settings/organization', titles: ['Organization', 'Acme Health'], ...ofOrganization },
    organizations: {
      path: '/organizations',
      titles: ['Organizations'],
      buttons: ['Add Organization'],
      query: 'OrganizationList',
    },
    newOrganization: { path: '/organizations/create', titles: ['Add Organization'], buttons: ['Cancel'], query: '' },
    organization: {
      path: `/organizations/${organization}`,
      titles: ['Organization', 'Organizations', 'Acme Health'],
      ...ofOrganization,
    },
    newProgram: {
      path: '/settings/programs/create',
      titles: ['Programs', 'Add Program'],
      buttons: ['Cancel'],
      query: '',
    },
    substatus: {
      path: `/settings/substatuses?${searched}`,
      titles: ['Substatuses'],
      buttons: ['Add New Substatus'],
      menu: ['Edit Substatus', 'Archive'],
      query: 'SubstatusList',
    },
    apiKey: {
      path: `/settings/api-keys?${searched}`,
      titles: ['API Keys'],
      buttons: ['Add API Key'],
      menu: ['Revoke'],
      query: 'ApiKeyList',
    },
    profile: {
      // `edit=1` in the address starts no edit without the right to it.
      path: `/settings/manage-users/${people[as]}${as === 'admin' ? '' : '?edit=1'}`,
      titles: [`${as} Tester`],
      buttons: ['Edit', 'Change Password', 'Add new document'],
      query: 'UserPage',
    },
    order: {
      path: order.path,
      titles: [order.orderNumber],
      unfolds: 'Order Documents',
      // No Archive: an order is archived by its status.
      buttons: ['Edit', 'Change status', 'Add new document'],
      menu: ['Edit Item', 'Archive'],
      query: 'DocumentPanel',
    },
  } satisfies Record<string, Place>;
}

type PlaceName = keyof ReturnType<typeof placesOf>;

interface RoleCase {
  as: Person;
  opens: readonly PlaceName[];
  /** The unavailable actions on the pages that it opens, with their reasons. */
  refused?: Partial<Record<PlaceName, Record<string, string>>>;
}

const everybody: readonly PlaceName[] = ['profile', 'order'];
const ofPanel: readonly PlaceName[] = ['courier', 'user', 'ownOrganization', 'newProgram', 'substatus', 'apiKey'];
const profile = { Edit: NOT_ALLOWED };
const onlyRead = { Edit: NOT_ALLOWED, 'Change status': NOT_ALLOWED };

const roles: RoleCase[] = [
  { as: 'admin', opens: [...everybody, ...ofPanel, 'organizations', 'newOrganization', 'organization'] },
  { as: 'manager', opens: [...everybody, 'courier'], refused: { profile } },
  {
    as: 'viewer',
    opens: everybody,
    refused: {
      profile: { ...profile, 'Add new document': NO_DOCUMENTS },
      order: { ...onlyRead, 'Add new document': NO_DOCUMENTS, 'Edit Item': NOT_ALLOWED, Archive: NOT_ALLOWED },
    },
  },
];

it.each(roles)('$as is offered the record actions that the role allows, and reasons for the others', async (role) => {
  const { as, opens, refused } = role;
  const places = placesOf(as);
  const { user, network } = await renderApp(places.courier.path, { as });
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [place, page] of Object.entries(places) as [PlaceName, Place][]) {
    const { path, titles, unfolds, buttons, menu = [], query } = page;
    const before = network.asked.length;
    await goTo(path);
    await expect.poll(() => titles.some((title) => document.title.startsWith(`${title} · `))).toBe(true);
    await waitFor(() =>
      expect(isClosed() || screen.queryByRole('button', { name: unfolds ?? buttons[0] })).toBeTruthy(),
    );
    if (isClosed()) {
      found[place] = NO_ACCESS;
      expect(network.asked.slice(before)).not.toContain(query);
    } else {
      if (unfolds) await user.click(screen.getByRole('button', { name: unfolds }));
      const offers: Record<string, string> = {};
      for (const button of buttons)
        offers[button] = reasonOf(await screen.findByRole('button', { name: button })) || 'offered';
      if (menu.length > 0) {
        const row = await screen.findByRole('row', { name: new RegExp(name) });
        for (const entry of await entriesOf(user, row)) {
          const label = menu.find((one) => entry?.startsWith(one)) ?? '';
          offers[label] = entry?.slice(label.length) || 'offered';
        }
      }
      found[place] = offers;
      // No user can deactivate themselves.
      if (place === 'profile') expect(screen.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
    }
    const offered = Object.fromEntries([...buttons, ...menu].map((action) => [action, 'offered']));
    expected[place] = opens.includes(place) ? { ...offered, ...refused?.[place] } : NO_ACCESS;
  }
  expect(found).toEqual(expected);
});

const isClosed = () => screen.queryByText(NO_ACCESS) !== null;
