import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { makeOrderOf, makeProgram, makeShipmentOf, putInto } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';
import type { Person } from '../../support/world.ts';

const NOT_ALLOWED = 'Your role does not allow this';
const IN_REVIEW = 'The invoice is in review and cannot be edited until reviewed';
const ALREADY = 'The invoice is in review already';
/** Only shipments of this file are to leave on this day. */
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

/** The rights of the roles, as the requirements have them. */
const roles: readonly [person: Person, rights: readonly Right[]][] = [
  ['admin', everything],
  ['orgAdmin', [...everything, 'edits_in_review']],
  ['manager', [...everything, 'edits_in_review']],
  ['procurement', ['generate_pdf']],
  ['logistics', everything.filter((right) => right !== 'set_approval')],
  ['inventory', []],
  ['viewer', []],
];

/** What there is to do with an open shipment and with one in review; behind what cannot be done stands why. */
function offersOf(rights: readonly Right[]) {
  const by = (right: Right, otherwise = '') => (rights.includes(right) ? otherwise : NOT_ALLOWED);
  const changed = by('write', rights.includes('edits_in_review') ? '' : IN_REVIEW);
  const menu = (edit: string, review: string) => [
    `Edit Invoice${edit}`,
    `Change status${by('assign_status')}`,
    `Assign users${by('write')}`,
    `Set Approvals${by('set_approval')}`,
    `Send for Review${review}`,
    `Download Invoice${by('generate_pdf')}`,
    `Download Invoice (with HS)${by('generate_pdf')}`,
    `Download End User Report${by('generate_pdf')}`,
  ];
  return {
    addNew: rights.includes('create') ? '' : 'You may not create shipments',
    open: menu(by('write'), by('send_for_review')),
    inReview: menu(changed, by('send_for_review', ALREADY)),
    buttons: {
      Edit: changed,
      'Add Items': changed,
      'Change status': by('assign_status'),
      'Set Approvals': by('set_approval'),
    },
    remove: `Remove from shipment${changed}`,
  };
}

describe('a shipment offers each role what it may do, and says why not where it may not', () => {
  let open: { id: string; invoiceNumber: string };
  let inReview: typeof open;

  beforeAll(async () => {
    const { program, group } = inject('world');
    const own = { id: `${program}`, slug: 'malaria', name: 'Malaria', groupId: `${group}` };
    open = await makeShipmentOf(own, { anticipatedShipDate: DAY });
    inReview = await makeShipmentOf(own, { anticipatedShipDate: DAY });
    const { items } = await makeOrderOf(own, 2);
    await putInto(open, items.slice(0, 1));
    await putInto(inReview, items.slice(1));
    const send = 'mutation($id: ID!) { sendShipmentForReview(id: $id) { errors { message } } }';
    await asking('manager')(send, { id: inReview.id });
  });

  it.each(roles)('%s', async (as, rights) => {
    const list = `/program/malaria/shipments?anticipated_ship_date_from=${DAY}&anticipated_ship_date_to=${DAY}`;
    const { user } = await renderApp(list, { as });
    const offers = offersOf(rights);
    const entriesOf = async (place: Element | null) => {
      await user.click(await within(place as HTMLElement).findByRole('button', { name: 'Actions' }));
      const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      await expect.poll(() => screen.queryAllByRole('menuitem')).toEqual([]);
      return entries;
    };
    const reasonOf = (button: HTMLElement) =>
      button.getAttribute('aria-disabled') === 'true' ? button.getAttribute('data-tip') : '';
    const rowOf = async ({ invoiceNumber }: typeof open) =>
      (await screen.findByRole('link', { name: invoiceNumber })).closest('tr');

    expect(await entriesOf(await rowOf(open))).toEqual(offers.open);
    expect(await entriesOf(await rowOf(inReview))).toEqual(offers.inReview);
    expect(reasonOf(screen.getByRole('button', { name: 'Add New Shipment' }))).toBe(offers.addNew);

    await user.click(screen.getByRole('link', { name: inReview.invoiceNumber }));
    const heading = await screen.findByRole('heading', { name: `Commercial Invoice ${inReview.invoiceNumber}` });
    for (const [name, reason] of Object.entries(offers.buttons))
      expect([name, reasonOf(await screen.findByRole('button', { name }))]).toEqual([name, reason]);
    expect(await entriesOf(heading.closest('header'))).toEqual(offers.inReview.slice(2));
    const items = screen.getByRole('table', { name: 'Items' });
    expect(await entriesOf(items.querySelector('tbody tr'))).toContain(offers.remove);
  });
});

it.each([
  ['under another program', 'orgAdmin', 'malaria'],
  ['for another organization', 'otherAdmin', 'north'],
] as const)('is not there %s', async (_, as, slug) => {
  const { id, invoiceNumber } = await makeShipmentOf(await makeProgram());
  await renderApp(`/program/${slug}/shipments/${id}`, { as });
  expect(await screen.findByRole('heading', { name: 'This shipment is not there' })).toBeVisible();
  expect(screen.queryByText(invoiceNumber)).toBeNull();
});
