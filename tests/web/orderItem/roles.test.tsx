/**
 * The menu of an order's item, open, assessed, in a shipment, and in review: for users with all rights, with some, with none.
 * Which role has which rights is for the backend's tests.
 */
import { screen } from '@testing-library/dom';
import { beforeAll, expect, inject, it } from 'vitest';
import { assessItem, changeItem } from '../../support/pages/items.ts';
import { entriesOf, NOT_ALLOWED } from '../../support/pages/offers.ts';
import { makeOrderOf, makeShipmentOf, putInto } from '../../support/pages/program.ts';
import { asking } from '../../support/pages/session.ts';
import { renderApp } from '../../support/renderApp.ts';
import type { Person } from '../../support/world.ts';

const IN_REVIEW = 'The invoice is in review and cannot be edited until reviewed';
const IN_SHIPMENT = 'Remove the item from its shipment first';
const NOT_ASSESSED = 'The item must be assessed first';
const NO_KIT = 'Splitting as a kit is switched off for this item';

type Right =
  | 'write'
  | 'assess'
  | 'receive'
  | 'split'
  | 'assign_status'
  | 'deactivate'
  | 'writes_shipments'
  | 'edits_in_review';

const ofItems: readonly Right[] = ['write', 'assess', 'receive', 'split', 'assign_status', 'deactivate'];

/** The rights of these roles. */
const roles: readonly [person: Person, rights: readonly Right[]][] = [
  ['manager', [...ofItems, 'writes_shipments', 'edits_in_review']],
  ['procurement', ofItems],
  ['viewer', []],
];

/** Returns the menus of four items; each unavailable entry ends in its reason. */
function offersOf(rights: readonly Right[]) {
  const by = (right: Right, otherwise = '') => (rights.includes(right) ? otherwise : NOT_ALLOWED);
  const unlessInReview = (otherwise = '') => (rights.includes('edits_in_review') ? otherwise : IN_REVIEW);
  return {
    open: [
      `Edit Item${by('write')}`,
      `Assess Item${by('assess')}`,
      `Receive Item${by('receive', NOT_ASSESSED)}`,
      `Split Quantity${by('split')}`,
      `Split Kit${by('split', NO_KIT)}`,
      `Change status${by('assign_status')}`,
      `Remove item${by('deactivate')}`,
      `Remove from shipment${by('writes_shipments', 'The item is not in a shipment')}`,
    ],
    assessed: [
      `Edit Item${by('write')}`,
      `Assess Item${by('assess', 'The item is already assessed')}`,
      `Receive Item${by('receive')}`,
      `Split Quantity${by('split')}`,
      `Split Kit${by('split', NO_KIT)}`,
      `Change status${by('assign_status')}`,
      `Remove item${by('deactivate', 'Cannot remove with status different than OPEN')}`,
      `Remove from shipment${by('writes_shipments', 'The item is not in a shipment')}`,
    ],
    'in a shipment': [
      `Edit Item${by('write')}`,
      `Assess Item${by('assess')}`,
      `Receive Item${by('receive', NOT_ASSESSED)}`,
      `Split Quantity${by('split', IN_SHIPMENT)}`,
      `Split Kit${by('split', NO_KIT)}`,
      `Change status${by('assign_status')}`,
      `Remove item${by('deactivate', IN_SHIPMENT)}`,
      `Remove from shipment${by('writes_shipments')}`,
    ],
    'in review': [
      `Edit Item${by('write', unlessInReview())}`,
      `Assess Item${by('assess', unlessInReview())}`,
      `Receive Item${by('receive', unlessInReview(NOT_ASSESSED))}`,
      `Split Quantity${by('split', IN_SHIPMENT)}`,
      `Split Kit${by('split', NO_KIT)}`,
      `Change status${by('assign_status')}`,
      `Remove item${by('deactivate', unlessInReview(IN_SHIPMENT))}`,
      `Remove from shipment${by('writes_shipments', unlessInReview())}`,
    ],
  };
}

let path: string;

/** Creates the order that all roles read and none changes. */
beforeAll(async () => {
  const { program, group } = inject('world');
  const own = { id: `${program}`, slug: 'malaria', name: 'Malaria', groupId: `${group}` };
  const { items, ...order } = await makeOrderOf(own, Object.keys(offersOf([])).length);
  const manager = asking('manager');
  for (const id of items) await changeItem(manager, id, { splitQuantity: true });
  const [, assessed = '', inShipment = '', inReview = ''] = items;
  await assessItem(manager, assessed);
  await putInto(await makeShipmentOf(own), [inShipment]);
  const shipment = await makeShipmentOf(own);
  await putInto(shipment, [inReview]);
  await manager('mutation($id: ID!) { sendShipmentForReview(id: $id) { errors { message } } }', { id: shipment.id });
  path = order.path;
});

it.each(roles)(
  'an item offers %s the actions that the role and its status allow, and the reasons for the others',
  async (as, rights) => {
    const { user } = await renderApp(path, { as });
    const expected = offersOf(rights);
    const found: Record<string, unknown> = {};
    for (const [index, where] of Object.keys(expected).entries()) {
      const line = await screen.findByRole('button', { name: new RegExp(`^Line ${index + 1} ·`) });
      found[where] = await entriesOf(user, line.closest('tr') ?? document.body);
    }
    expect(found).toEqual(expected);
  },
);
