/** The overview of a program, its lists and a shipment, and how to reach their states. */
import { expect } from '@playwright/test';
import { importView } from './importView.ts';
import { PROGRAM } from './orders.ts';
import { filterState, type View } from './views.ts';

const OVERVIEW = `/program/${PROGRAM}`;

export const programViews: View[] = [
  {
    name: 'overview',
    person: 'manager',
    path: () => OVERVIEW,
    heading: 'Pending Orders',
    states: [],
  },
  {
    name: 'approval list',
    person: 'manager',
    path: () => `${OVERVIEW}/approval-list`,
    heading: 'Approval List',
    states: [],
  },
  {
    name: 'for this week',
    person: 'manager',
    path: () => `${OVERVIEW}/for-this-week`,
    heading: 'For this week',
    states: [],
  },
  {
    name: 'pending orders',
    person: 'manager',
    path: () => `${OVERVIEW}/pending-orders`,
    heading: 'Pending Orders',
    states: [],
  },
  {
    name: 'urgent items',
    person: 'manager',
    path: () => `${OVERVIEW}/urgent-items`,
    heading: 'Urgent Items',
    states: [filterState('Country of Manufacture')],
  },
  {
    name: 'shipments',
    person: 'manager',
    path: () => `${OVERVIEW}/shipments`,
    heading: 'Shipments',
    states: [filterState('Total weight (lbs)')],
  },
  {
    name: 'shipment',
    person: 'manager',
    path: () => `${OVERVIEW}/shipments/6`,
    heading: /^Commercial Invoice/,
    states: [
      {
        name: 'adding items',
        async enter(page) {
          await page.getByRole('button', { name: 'Add Items' }).click();
          const dialog = page.getByRole('dialog', { name: 'Add Items to Shipment' });
          await expect(dialog.getByRole('button', { name: /^Select Item/ }).first()).toBeVisible();
        },
        async leave(page) {
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        },
      },
      {
        name: 'the menu of a shipment',
        async enter(page) {
          await page.getByRole('button', { name: 'Actions', exact: true }).first().click();
          await expect(page.getByRole('menuitem', { name: 'Set Approvals' })).toBeVisible();
        },
        leave: (page) => page.keyboard.press('Escape'),
      },
    ],
  },
  importView,
];
