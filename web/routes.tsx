/** Every address of the web client. Pages are loaded when they are first needed; `preload*` loads one ahead. */
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { NotFound } from './app/NotFound.tsx';
import { Redirect } from './app/Redirect.tsx';
import { RouteError } from './app/RouteError.tsx';

const PROGRAM = '/program/:programSlug';
const ORDERS = `${PROGRAM}/purchase-orders`;

const programRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./program/ProgramHome.tsx')).ProgramHome }) },
  {
    path: 'purchase-orders',
    lazy: async () => ({ Component: (await import('./purchaseOrder/PurchaseOrderList.tsx')).PurchaseOrderList }),
  },
  {
    path: 'purchase-orders/create-po',
    lazy: async () => ({ Component: (await import('./purchaseOrder/NewPurchaseOrderPage.tsx')).NewPurchaseOrderPage }),
  },
  {
    path: 'purchase-orders/:id',
    lazy: async () => ({ Component: (await import('./purchaseOrder/PurchaseOrderPage.tsx')).PurchaseOrderPage }),
  },
  { path: 'purchase-orders/createPO', element: <Redirect to={`${ORDERS}/create-po`} /> },
  { path: 'purchaseOrders', element: <Redirect to={ORDERS} /> },
  { path: 'purchaseOrders/createPO', element: <Redirect to={`${ORDERS}/create-po`} /> },
  { path: 'purchaseOrders/create-po', element: <Redirect to={`${ORDERS}/create-po`} /> },
  { path: 'purchaseOrders/:id', element: <Redirect to={`${ORDERS}/:id`} /> },
];

/** Nothing, while the first page's code arrives: shorter than anything that could be shown. */
const hydrateFallbackElement = <></>;

const routes: RouteObject[] = [
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('./session/SignInPage.tsx')).SignInPage }),
    ErrorBoundary: RouteError,
    hydrateFallbackElement,
  },
  {
    lazy: async () => ({ Component: (await import('./app/Shell.tsx')).Shell }),
    ErrorBoundary: RouteError,
    hydrateFallbackElement,
    children: [
      {
        element: <Outlet />,
        ErrorBoundary: RouteError,
        children: [
          {
            index: true,
            path: '/',
            lazy: async () => ({ Component: (await import('./program/ProgramsPage.tsx')).ProgramsPage }),
          },
          {
            path: PROGRAM,
            lazy: async () => ({ Component: (await import('./program/ProgramLayout.tsx')).ProgramLayout }),
            children: [{ ErrorBoundary: RouteError, children: programRoutes }],
          },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];

/** The router over the browser's history. */
export function createRouter() {
  return createBrowserRouter(routes);
}
