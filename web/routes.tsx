/** Every route of the web client. The code of a page is loaded when it is first opened. */
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { addresses } from './base/addresses.ts';
import { lazyComponent } from './base/lazyComponent.ts';
import { onceWanted } from './base/onceWanted.ts';
import type { SettingsSegment } from './base/recordTypes.ts';
import { importRoutes } from './importRoutes.ts';
import { duplicates } from './mergeRoute.ts';
import { SignInPage } from './session/SignInPage.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Redirect } from './shell/Redirect.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { settingsSpellings } from './shell/settingsSections.ts';
import { unknownAddress } from './shell/unknownAddress.ts';

// It is shown while there is work, which a first page need not wait for.
const WorkButton = lazyComponent(async () => (await import('./backgroundWork/WorkButton.tsx')).WorkButton);

const PROGRAM = '/program/:programSlug';
const ORDERS = `${PROGRAM}/purchase-orders`;
const SHIPMENTS = `${PROGRAM}/shipments`;

const programRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./program/ProgramOverview.tsx')).ProgramOverview }) },
  {
    path: 'purchase-orders',
    lazy: async () => ({ Component: (await import('./purchaseOrder/PurchaseOrderList.tsx')).PurchaseOrderList }),
  },
  importRoutes.orders,
  importRoutes.items,
  {
    path: 'purchase-orders/create-po',
    lazy: async () => ({ Component: (await import('./purchaseOrder/NewPurchaseOrderPage.tsx')).NewPurchaseOrderPage }),
  },
  {
    path: 'purchase-orders/:id',
    lazy: async () => ({ Component: (await import('./purchaseOrder/PurchaseOrderPage.tsx')).PurchaseOrderPage }),
  },
  {
    path: 'purchase-orders/:id/items/:itemId',
    lazy: async () => ({ Component: (await import('./orderItem/OrderItemPage.tsx')).OrderItemPage }),
  },
  {
    path: 'shipments',
    lazy: async () => ({ Component: (await import('./shipment/ShipmentList.tsx')).ShipmentList }),
  },
  {
    path: 'shipments/create-shipment',
    lazy: async () => ({ Component: (await import('./shipment/NewShipmentPage.tsx')).NewShipmentPage }),
  },
  { path: 'shipments/createShipment', element: <Redirect to={`${SHIPMENTS}/create-shipment`} /> },
  {
    path: 'shipments/:id',
    lazy: async () => ({ Component: (await import('./shipment/ShipmentPage.tsx')).ShipmentPage }),
  },
  {
    path: 'assessments',
    lazy: async () => {
      const [{ AssessmentList }, { orderItemHistory }] = await Promise.all([
        import('./assessment/AssessmentList.tsx'),
        import('./orderItem/orderItemHistory.ts'),
      ]);
      return { element: <AssessmentList words={orderItemHistory} /> };
    },
  },
  {
    path: 'goods-receipts',
    lazy: async () => {
      const [{ GoodsReceiptList }, { orderItemHistory }] = await Promise.all([
        import('./goodsReceipt/GoodsReceiptList.tsx'),
        import('./orderItem/orderItemHistory.ts'),
      ]);
      return { element: <GoodsReceiptList words={orderItemHistory} /> };
    },
  },
  { path: 'goodsReceipts', element: <Redirect to={`${PROGRAM}/goods-receipts`} /> },
  { path: 'purchase-orders/createPO', element: <Redirect to={`${ORDERS}/create-po`} /> },
  { path: 'purchaseOrders', element: <Redirect to={ORDERS} /> },
  { path: 'purchaseOrders/createPO', element: <Redirect to={`${ORDERS}/create-po`} /> },
  { path: 'purchaseOrders/create-po', element: <Redirect to={`${ORDERS}/create-po`} /> },
  { path: 'purchaseOrders/:id', element: <Redirect to={`${ORDERS}/:id`} /> },
  { path: 'purchaseOrders/:id/items/:itemId', element: <Redirect to={`${ORDERS}/:id/items/:itemId`} /> },
];

/** The lists of the overview in kebab-case; their camelCase spellings redirect to them. */
const overviewRoutes: RouteObject[] = [
  {
    path: 'approval-list',
    lazy: async () => ({ Component: (await import('./shipment/ShipmentOverviewList.tsx')).ApprovalList }),
  },
  {
    path: 'for-this-week',
    lazy: async () => ({ Component: (await import('./shipment/ShipmentOverviewList.tsx')).ThisWeekList }),
  },
  {
    path: 'pending-orders',
    lazy: async () => ({ Component: (await import('./purchaseOrder/PendingOrderList.tsx')).PendingOrderList }),
  },
  {
    path: 'urgent-items',
    lazy: async () => ({ Component: (await import('./orderItem/UrgentItemList.tsx')).UrgentItemList }),
  },
  { path: 'approvalList', element: <Redirect to={`${PROGRAM}/approval-list`} /> },
  { path: 'forThisWeek', element: <Redirect to={`${PROGRAM}/for-this-week`} /> },
  { path: 'pendingOrders', element: <Redirect to={`${PROGRAM}/pending-orders`} /> },
  { path: 'urgentItems', element: <Redirect to={`${PROGRAM}/urgent-items`} /> },
];

const nowhere: RouteObject = { path: '*', Component: NotFound, handle: unknownAddress };

/** The pages of each section of the Organization Panel, by its segment: the list, and what is below it. */
const settingsPages: Readonly<Record<SettingsSegment, RouteObject[]>> = {
  programs: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./program/settings/ProgramList.tsx')).ProgramList }),
    },
    {
      path: 'create',
      lazy: async () => ({ Component: (await import('./program/settings/ProgramPage.tsx')).NewProgramPage }),
    },
    {
      path: ':id',
      lazy: async () => ({ Component: (await import('./program/settings/ProgramPage.tsx')).ProgramPage }),
    },
  ],
  'manage-users': [
    { index: true, lazy: async () => ({ Component: (await import('./user/UserList.tsx')).UserList }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./user/NewUserPage.tsx')).NewUserPage }) },
    {
      path: 'invite-many',
      lazy: async () => ({ Component: (await import('./user/inviteMany/InviteManyPage.tsx')).InviteManyPage }),
    },
    { path: 'inviteMany', element: <Redirect to={addresses.inviteMany} /> },
    { path: ':id', lazy: async () => ({ Component: (await import('./user/UserPage.tsx')).UserPage }) },
  ],
  'end-users': [
    { index: true, lazy: async () => ({ Component: (await import('./endUser/EndUserList.tsx')).EndUserList }) },
    {
      path: 'screening',
      lazy: async () => ({ Component: (await import('./endUser/screening/ScreeningList.tsx')).ScreeningList }),
    },
    ...[importRoutes.endUsers, duplicates],
    { path: 'create', lazy: async () => ({ Component: (await import('./endUser/EndUserPage.tsx')).NewEndUserPage }) },
    {
      path: ':id',
      lazy: async () => {
        const [{ EndUserPage }, { OpenOrderPanel }] = await Promise.all([
          import('./endUser/EndUserPage.tsx'),
          import('./purchaseOrder/OpenOrderPanel.tsx'),
        ]);
        return { element: <EndUserPage orders={<OpenOrderPanel of="end_user" />} /> };
      },
    },
  ],
  groups: [
    { index: true, lazy: async () => ({ Component: (await import('./group/GroupList.tsx')).GroupList }) },
    ...[importRoutes.groups, duplicates],
    { path: 'create', lazy: async () => ({ Component: (await import('./group/GroupPage.tsx')).NewGroupPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./group/GroupPage.tsx')).GroupPage }) },
  ],
  vendors: [
    { index: true, lazy: async () => ({ Component: (await import('./vendor/VendorList.tsx')).VendorList }) },
    ...[importRoutes.vendors, duplicates],
    { path: 'create', lazy: async () => ({ Component: (await import('./vendor/VendorPage.tsx')).NewVendorPage }) },
    {
      path: ':id',
      lazy: async () => {
        const [{ VendorPage }, { OpenOrderPanel }] = await Promise.all([
          import('./vendor/VendorPage.tsx'),
          import('./purchaseOrder/OpenOrderPanel.tsx'),
        ]);
        return { element: <VendorPage orders={<OpenOrderPanel of="vendor" />} /> };
      },
    },
  ],
  couriers: [
    { index: true, lazy: async () => ({ Component: (await import('./courier/CourierList.tsx')).CourierList }) },
    { path: 'create', lazy: async () => ({ Component: (await import('./courier/CourierPage.tsx')).NewCourierPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./courier/CourierPage.tsx')).CourierPage }) },
  ],
  substatuses: [
    { index: true, lazy: async () => ({ Component: (await import('./substatus/SubstatusList.tsx')).SubstatusList }) },
  ],
  organization: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./organization/OrganizationPage.tsx')).OwnOrganizationPage }),
    },
  ],
  'api-keys': [
    { index: true, lazy: async () => ({ Component: (await import('./apiKey/ApiKeyList.tsx')).ApiKeyList }) },
  ],
};

const settingsRoutes: RouteObject[] = [
  { index: true, element: <></> },
  ...Object.entries(settingsPages).map(([path, children]) => ({ path, children })),
];

/** The pages about all organizations, for users who may see more than their own. */
const organizationRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./organization/OrganizationList.tsx')).OrganizationList }),
  },
  {
    path: 'create',
    lazy: async () => ({ Component: (await import('./organization/NewOrganizationPage.tsx')).NewOrganizationPage }),
  },
  {
    path: ':id',
    lazy: async () => ({ Component: (await import('./organization/OrganizationPage.tsx')).OrganizationPage }),
  },
];

/** Renders nothing while the first page's code loads: the wait is too short for an indicator. */
const hydrateFallbackElement = <></>;

/** The pages for people who are not signed in. */
const openRoutes: RouteObject[] = [
  {
    path: addresses.signIn,
    // With the first code: its form is what most first visits are for.
    Component: SignInPage,
    ErrorBoundary: RouteError,
  },
  {
    path: addresses.setUp,
    lazy: async () => ({ Component: (await import('./session/SetUpPage.tsx')).SetUpPage }),
    ErrorBoundary: RouteError,
    hydrateFallbackElement,
  },
  {
    path: addresses.resetPassword,
    lazy: async () => ({ Component: (await import('./session/ResetPasswordPage.tsx')).ResetPasswordPage }),
    ErrorBoundary: RouteError,
    hydrateFallbackElement,
  },
];

/** The frame of all other pages. */
const signedInRoute: RouteObject = {
  lazy: async () => {
    const [{ Shell }, { PaletteButton }, { NotificationButton }] = await Promise.all([
      import('./shell/Shell.tsx'),
      import('./palette/PaletteButton.tsx'),
      import('./notification/NotificationButton.tsx'),
    ]);
    const header = { works: <WorkButton />, search: <PaletteButton />, notifications: <NotificationButton /> };
    return { element: <Shell {...header} /> };
  },
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
          lazy: async () => ({ Component: (await import('./program/HomePage.tsx')).HomePage }),
        },
        {
          path: PROGRAM,
          lazy: async () => ({ Component: (await import('./program/ProgramLayout.tsx')).ProgramLayout }),
          children: [{ ErrorBoundary: RouteError, children: [...programRoutes, ...overviewRoutes] }],
        },
        {
          path: addresses.settings,
          lazy: async () => ({ Component: (await import('./shell/SettingsFrame.tsx')).SettingsFrame }),
          children: [{ ErrorBoundary: RouteError, children: [...settingsRoutes, nowhere] }],
        },
        { path: addresses.organizations, children: organizationRoutes },
        {
          path: addresses.works,
          lazy: async () => ({ Component: (await import('./backgroundWork/WorksPage.tsx')).WorksPage }),
        },
        {
          path: `${addresses.works}/:id`,
          lazy: async () => ({ Component: (await import('./backgroundWork/WorkPage.tsx')).WorkPage }),
        },
        importRoutes.deliveries,
        importRoutes.one,
        nowhere,
      ],
    },
  ],
};

const spellings: RouteObject[] = settingsSpellings().map(({ from, to }) => ({
  path: from,
  element: <Redirect to={to} />,
}));

/**
 * Creates the router on the browser's history.
 * @param isWanted resolves when code that only signed-in people need may be loaded
 */
export function createRouter(isWanted: () => Promise<void>) {
  return createBrowserRouter([...openRoutes, onceWanted(signedInRoute, isWanted), ...spellings]);
}
