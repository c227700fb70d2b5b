/**
 * The actions that users may take on the documents of the seven kinds of records, if their pages are open to them: with all
 * rights, with some, with none. Which role has which rights is for the backend's tests.
 */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, inject, it } from 'vitest';
import { attachTo, makeVendor } from '../../support/pages/documents.ts';
import { goTo } from '../../support/pages/goTo.ts';
import { entriesOf, NOT_ALLOWED, reasonOf } from '../../support/pages/offers.ts';
import { makeOrderOf, makeShipmentOf } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';
import type { Person } from '../../support/world.ts';

const NO_ACCESS = 'You have no access to this resource';

type Right = 'write' | 'archive' | 'write vendors and end users' | 'write couriers';

/** The rights of these roles; all roles may read documents. */
const roles: readonly [person: Person, rights: readonly Right[]][] = [
  ['manager', ['write', 'archive', 'write vendors and end users', 'write couriers']],
  ['inventory', ['write']],
  ['viewer', []],
];

/** Returns the actions on a document and around it. A section of the settings is only for roles that may write in it. */
function offersOf(rights: readonly Right[]) {
  const by = (right: Right) => (rights.includes(right) ? '' : NOT_ALLOWED);
  const offers = {
    upload: rights.includes('write') ? '' : 'You may not add documents',
    drop: rights.includes('write'),
    menu: [`Edit Item${by('write')}`, `Archive${by('archive')}`],
  };
  const inSettings = (right: Right) => (rights.includes(right) ? offers : NO_ACCESS);
  return {
    purchaseOrder: offers,
    orderItem: offers,
    vendor: inSettings('write vendors and end users'),
    shipment: offers,
    courier: inSettings('write couriers'),
    endUser: inSettings('write vendors and end users'),
    user: offers,
  };
}

type Kind = keyof ReturnType<typeof offersOf>;

const mark = `Roles ${randomUUID().slice(0, 8)}`;
const people = roles.map(([person]) => person);
interface Place {
  path: string;
  /** The button that expands the documents. */
  opener?: RegExp;
  /** The section of the settings that the page is in, which is its title if the page is closed. */
  section?: string;
}
/** The page of each kind. The user is the one who is signed in, so that page depends on the role. */
let places: Record<Exclude<Kind, 'user'>, Place>;

/** Creates the records that all roles read and none changes. */
beforeAll(async () => {
  const { program, group, endUser, people: ids } = inject('world');
  const vendor = await makeVendor();
  const own = { id: `${program}`, slug: 'malaria', name: 'Malaria', groupId: `${group}` };
  const { items, ...order } = await makeOrderOf(own, 1);
  const shipment = await makeShipmentOf(own);
  const { createCourier } = await asking('orgAdmin')<{ createCourier: { courier: { id: string } } }>(
    'mutation($input: CreateCourierInput!) { createCourier(input: $input) { courier { id } } }',
    { input: { companyName: mark } },
  );
  const courier = createCourier.courier.id;
  const records: [Kind, string][] = [
    ['purchaseOrder', `purchase_orders/${order.id}`],
    ['orderItem', `order_items/${items[0]}`],
    ['vendor', `vendors/${vendor}`],
    ['shipment', `commercial_invoices/${shipment.id}`],
    ['courier', `couriers/${courier}`],
    ['endUser', `end_users/${endUser}`],
    ...people.map((person): [Kind, string] => ['user', `users/${ids[person]}`]),
  ];
  for (const [kind, record] of records) await attachTo(record, { description: `${mark} ${kind}` }, 'orgAdmin');
  const orderDocuments = /^Order Documents$/;
  places = {
    purchaseOrder: { path: order.path, opener: orderDocuments },
    orderItem: { path: order.path, opener: /^Line 1 ·/ },
    vendor: { path: `/settings/vendors/${vendor}`, section: 'Vendors' },
    shipment: { path: `/program/malaria/shipments/${shipment.id}`, opener: orderDocuments },
    courier: { path: `/settings/couriers/${courier}`, section: 'Couriers' },
    endUser: { path: `/settings/end-users/${endUser}`, section: 'End Users' },
  };
});

it.each(roles)('%s may act on documents as the role allows, wherever they are attached', async (as, rights) => {
  const own: Place = { path: `/settings/manage-users/${inject('world').people[as]}` };
  const { user } = await renderApp('/', { as });
  const found: Record<string, unknown> = {};
  for (const [kind, { path, opener, section }] of Object.entries({ ...places, user: own })) {
    if (window.location.pathname !== path) await goTo(path);
    if (opener) await user.click(await screen.findByRole('button', { name: opener }));
    const rowOf = () => screen.queryByRole('row', { name: new RegExp(`${mark} ${kind}`) });
    // The previous page may still be shown: the title tells two closed pages apart.
    const isClosed = () => document.title.startsWith(`${section} ·`) && screen.queryByText(NO_ACCESS) !== null;
    await waitFor(() => expect(rowOf() !== null || isClosed()).toBe(true));
    const row = rowOf();
    found[kind] = row ? await offersAround(row, (place) => entriesOf(user, place)) : NO_ACCESS;
  }
  expect(found).toEqual(offersOf(rights));
});

async function offersAround(row: HTMLElement, menuOf: (place: HTMLElement) => Promise<unknown>) {
  const panel = within(row.closest('section') ?? row);
  return {
    upload: reasonOf(panel.getByRole('button', { name: 'Add new document' })),
    drop: panel.queryByText(/^Drop files here/) !== null,
    menu: await menuOf(row),
  };
}
