/** The texts of the palette that Ctrl K opens. */
export const paletteMessages = {
  open: 'Search everything',
  placeholder: 'Search orders, items, shipments, vendors, people and pages',
  results: 'Results',
  groups: {
    actions: 'On this page',
    pages: 'Pages',
    orders: 'Purchase Orders',
    items: 'Order Items',
    shipments: 'Shipments',
    vendors: 'Vendors',
    users: 'People',
  },
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching…',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  itemOf: (order: string, position: string) => `${order} · ${position}`,
  profile: 'Your profile',
  guide: 'Set-up guide',
  keys: { move: 'to move', open: 'to open', newTab: 'in a new tab', close: 'to close' },
};
