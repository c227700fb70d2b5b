/** What users may do with shipments: with all rights, with some, with none. Which role has which rights is for the backend's tests. */
import { screen } from '@testing-library/dom';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { entriesOf, NOT_ALLOWED, reasonOf } from '../../support/pages/offers.ts';
import { makeOrderOf, makeProgram, makeShipmentOf, putInto } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';
import type { Person } from '../../support/world.ts';

const IN_REVIEW = 'The invoice is in review and cannot be edited until reviewed';
const ALREADY = 'The invoice is already in review';
const NOT_OPEN = 'Only an open invoice can be sent for review';
const NOT_LISTED = 'The packages are not listed: list them first';
const CLOSED_APPROVALS = 'Approvals of a closed invoice cannot be changed';
/** The anticipated ship date that only shipments of this file have. */
const DAY = '2071-03-04';

type Right =
  | 'create'
  | 'write'
  | 'assign_status'
  | 'set_approval'
  | 'send_for_review'
  | 'generate_pdf'
  | 'edits_in_review';

const everything: readonly Right[] = [
  'create',
  'write',
  'assign_status',
  'set_approval',
  'send_for_review',
  'generate_pdf',
];

/** The rights of these roles. */
const roles: readonly [person: Person, rights: readonly Right[]][] = [
  ['manager', [...everything, 'edits_in_review']],
  ['logistics', everything.filter((right) => right !== 'set_approval')],
  ['viewer', []],
];

/** Returns the actions on an open shipment, one in review and a closed one; each unavailable action ends in its reason. */
function offersOf(rights: readonly Right[]) {
  const by = (right: Right, otherwise = '') => (rights.includes(right) ? otherwise : NOT_ALLOWED);
  const changed = by('write', rights.includes('edits_in_review') ? '' : IN_REVIEW);
  const menu = (edit: string, review: string, approvals = by('set_approval'), packages = edit) => [
    `Edit Invoice${edit}`,
    `Change status${by('assign_status')}`,
    `Assign users${by('write')}`,
    `Packages…${packages}`,
    `Set Approvals${approvals}`,
    `Send for Review${review}`,
    `Download Invoice${by('generate_pdf')}`,
    `Download Invoice (with HS)${by('generate_pdf')}`,
    `Download Packing List${by('generate_pdf', NOT_LISTED)}`,
    `Download End User Report${by('generate_pdf')}`,
  ];
  return {
    addNew: rights.includes('create') ? '' : 'You may not add shipments',
    open: menu(by('write'), by('send_for_review')),
    inReview: menu(changed, by('send_for_review', ALREADY)),
    // The notes of a closed shipment can be edited.
    closed: menu(
      by('write'),
      by('send_for_review', NOT_OPEN),
      by('set_approval', CLOSED_APPROVALS),
      by('write', 'A closed invoice cannot be edited'),
    ),
    buttons: {
      Edit: changed,
      'Add Items': changed,
      'Change status': by('assign_status'),
      'Set Approvals': by('set_approval'),
    },
    remove: `Remove from shipment${changed}`,
  };
}

describe('a shipment offers each role its allowed actions, and the reasons for the others', () => {
  let open: { id: string; invoiceNumber: string };
  let inReview: typeof open;
  let closed: typeof open;

  beforeAll(async () => {
    const { program, group } = inject('world');
    const own = { id: `${program}`, slug: 'malaria', name: 'Malaria', groupId: `${group}` };
    open = await makeShipmentOf(own, { anticipatedShipDate: DAY });
    inReview = await makeShipmentOf(own, { anticipatedShipDate: DAY });
    closed = await makeShipmentOf(own, { anticipatedShipDate: DAY });
    const { items } = await makeOrderOf(own, 2);
    await putInto(open, items.slice(0, 1));
    await putInto(inReview, items.slice(1));
    const send = 'mutation($id: ID!) { sendShipmentForReview(id: $id) { errors { message } } }';
    await asking('manager')(send, { id: inReview.id });
    const close = `mutation($id: ID!) { assignShipmentStatus(id: $id, input: { status: "closed" }) { errors { message } } }`;
    await asking('manager')(close, { id: closed.id });
  });

  it.each(roles)('%s', async (as, rights) => {
    const list = `/program/malaria/shipments?anticipated_ship_date_from=${DAY}&anticipated_ship_date_to=${DAY}`;
    const { user } = await renderApp(list, { as });
    const offers = offersOf(rights);
    const menuOf = (place: Element | null) => entriesOf(user, place as HTMLElement);
    const rowOf = async ({ invoiceNumber }: typeof open) =>
      (await screen.findByRole('link', { name: invoiceNumber })).closest('tr');

    expect(await menuOf(await rowOf(open))).toEqual(offers.open);
    expect(await menuOf(await rowOf(inReview))).toEqual(offers.inReview);
    expect(await menuOf(await rowOf(closed))).toEqual(offers.closed);
    expect(reasonOf(screen.getByRole('button', { name: 'Add New Shipment' }))).toBe(offers.addNew);

    await user.click(screen.getByRole('link', { name: inReview.invoiceNumber }));
    const heading = await screen.findByRole('heading', { name: `Commercial Invoice ${inReview.invoiceNumber}` });
    for (const [name, reason] of Object.entries(offers.buttons))
      expect([name, reasonOf(await screen.findByRole('button', { name }))]).toEqual([name, reason]);
    // Every page can be printed.
    expect(await menuOf(heading.closest('header'))).toEqual([...offers.inReview.slice(2), 'Print']);
    const items = screen.getByRole('table', { name: 'Items' });
    expect(await menuOf(items.querySelector('tbody tr'))).toContain(offers.remove);
  });
});

it.each([
  ['under another program', 'orgAdmin', 'malaria'],
  ['for another organization', 'otherAdmin', 'north'],
] as const)('a shipment is not found %s', async (_, as, slug) => {
  const { id, invoiceNumber } = await makeShipmentOf(await makeProgram());
  await renderApp(`/program/${slug}/shipments/${id}`, { as });
  expect(await screen.findByRole('heading', { name: 'Shipment not found' })).toBeVisible();
  expect(screen.queryByText(invoiceNumber)).toBeNull();
});
