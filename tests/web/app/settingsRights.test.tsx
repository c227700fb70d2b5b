/**
 * Access to the Organization Panel, for roles with all its rights, with some, with none: which sections open, and where they
 * may add and edit. Which role has which rights is for the backend's tests.
 */
import { screen } from '@testing-library/dom';
import { expect, inject, it } from 'vitest';
import { goTo } from '../../support/pages/goTo.ts';
import { renderApp } from '../../support/renderApp.ts';
import type { Person } from '../../support/world.ts';

const NO_ACCESS = 'You have no access to this resource';

/** The sections by their tabs: path segment, add button, and a record of the test world. */
const sections = {
  Programs: { segment: 'programs', add: 'Add Program', record: () => inject('world').program },
  'Manage Users': { segment: 'manage-users', add: 'Add User' },
  'End Users': { segment: 'end-users', add: 'Add End User', record: () => inject('world').endUser },
  Groups: { segment: 'groups', add: 'Add Group', record: () => inject('world').group },
  Vendors: { segment: 'vendors', add: 'Add Vendor', record: () => inject('world').vendor },
  Couriers: { segment: 'couriers', add: 'Add Courier' },
  Substatuses: { segment: 'substatuses', add: 'Add New Substatus' },
  Organization: { segment: 'organization' },
  'API Keys': { segment: 'api-keys' },
} as const satisfies Record<string, { segment: string; add?: string; record?: () => number }>;

type Section = keyof typeof sections;
const all = Object.keys(sections) as Section[];
const adminsAlone: Section[] = ['Manage Users', 'Substatuses', 'Organization', 'API Keys'];

interface RoleCase {
  as: Person;
  opens: Section[];
  /** The section where it may edit records but add none. */
  editsOnly?: Section;
}

const roles: RoleCase[] = [
  { as: 'orgAdmin', opens: all },
  {
    as: 'manager',
    opens: all.filter((section) => !adminsAlone.includes(section)),
    editsOnly: 'Programs',
  },
  { as: 'logistics', opens: ['Couriers'] },
  { as: 'viewer', opens: [] },
];

it.each(roles)('$as sees only the sections that the role may change, and may add and edit there', async (role) => {
  const { as, opens, editsOnly } = role;
  const { network } = await renderApp('/settings', { as });
  if (opens.length === 0) expect(await screen.findByText(NO_ACCESS)).toBeVisible();
  await expect.poll(() => all.filter(isTab)).toEqual(opens);
  for (const section of all) {
    const { segment, ...has } = sections[section];
    await goTo(`/settings/${segment}`);
    const refused = !opens.includes(section);
    if (refused) {
      expect(await screen.findByText(NO_ACCESS)).toBeVisible();
      if ('add' in has) expect(screen.queryByRole('button', { name: has.add })).not.toBeInTheDocument();
      continue;
    }
    if ('add' in has) {
      // An empty list has the button twice.
      const [add] = await screen.findAllByRole('button', { name: has.add });
      const reason = section === editsOnly ? expect.stringMatching(/^You may not add /) : null;
      expect(add?.getAttribute('data-tip')).toEqual(reason);
    }
    if ('record' in has) {
      await goTo(`/settings/${segment}/${has.record()}`);
      expect(await screen.findByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-disabled');
    }
  }
  // A closed section sends no query.
  const asked = { Vendors: 'VendorList', Couriers: 'CourierList', Substatuses: 'SubstatusList', Groups: 'GroupList' };
  for (const [section, query] of Object.entries(asked)) {
    expect([section, network.asked.includes(query)]).toEqual([section, opens.includes(section as Section)]);
  }
});

const isTab = (section: Section) => screen.queryAllByRole('tab', { name: new RegExp(`^${section}`) }).length > 0;
