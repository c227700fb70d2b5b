import type { RouteObject } from 'react-router-dom';
import { addresses } from './base/addresses.ts';

const load = () => import('./fileImport/ImportFilePage.tsx');

/** The pages that take a file, by what is imported, and the page of each import. */
export const importRoutes = {
  orders: { path: 'purchase-orders/import', lazy: async () => ({ Component: (await load()).ImportOrdersPage }) },
  items: { path: 'purchase-orders/:id/import', lazy: async () => ({ Component: (await load()).ImportItemsPage }) },
  endUsers: { path: 'import', lazy: async () => ({ Component: (await load()).ImportEndUsersPage }) },
  groups: { path: 'import', lazy: async () => ({ Component: (await load()).ImportGroupsPage }) },
  vendors: { path: 'import', lazy: async () => ({ Component: (await load()).ImportVendorsPage }) },
  deliveries: {
    path: addresses.importDeliveries,
    lazy: async () => ({ Component: (await load()).ImportDeliveriesPage }),
  },
  one: {
    path: `${addresses.imports}/:id`,
    lazy: async () => ({ Component: (await import('./fileImport/FileImportPage.tsx')).FileImportPage }),
  },
} satisfies Record<string, RouteObject>;
