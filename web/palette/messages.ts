import type { FoundList } from '../base/recordTypes.ts';
import { texts } from '../base/texts.ts';
import { wordingIn } from '../base/wording.ts';

const { number } = wordingIn('en');

/** The texts of the palette that Ctrl K opens. */
export const paletteMessages = texts('palette', {
  open: 'Search everything',
  placeholder: 'Search orders, items, shipments, parties, people and pages',
  results: 'Results',
  groups: {
    actions: 'On this page',
    pages: 'Pages',
    purchaseOrders: 'Purchase Orders',
    orderItems: 'Order Items',
    shipments: 'Shipments',
    vendors: 'Vendors',
    endUsers: 'End Users',
    groups: 'Groups',
    couriers: 'Couriers',
    users: 'People',
  } satisfies Record<'actions' | 'pages' | FoundList, string>,
  seeAll: (count: string, list: string) => `See all ${count} in ${list}`,
  listIn: (list: string, program: string) => `${list} of ${program}`,
  found: (count: number) => (count === 1 ? '1 result' : `${number(count)} results`),
  searching: 'Searching…',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  itemOf: (order: string, position: string) => `${order} · ${position}`,
  profile: 'Your profile',
  guide: 'Set-up guide',
  works: 'Work in the background',
  keys: { move: 'to move', open: 'to open', newTab: 'in a new tab', close: 'to close' },
});
