import { generatePath, matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { allowedSections, type SettingsSection, settingsSpellings } from '../../web/shell/settingsSections.ts';

const sections: SettingsSection[] = [
  { segment: 'vendors', label: 'Vendors', view: 'settings.vendors' },
  { segment: 'couriers', label: 'Couriers', view: 'settings.couriers' },
];

test('the Organization Panel offers the sections that the views of a user include', () => {
  expect(allowedSections(['dashboard', 'settings.couriers'], sections).map(({ segment }) => segment)).toEqual([
    'couriers',
  ]);
  expect(allowedSections(['dashboard', 'vendors'], sections)).toEqual([]);
});

describe('another spelling of a settings address redirects to the canonical one', () => {
  const spellings = settingsSpellings();
  /** Follows redirects as the router does: a spelling without parameters takes precedence over one with them. */
  const follow = (path: string): string => {
    const fixed = spellings.find(({ from }) => from === path);
    const match = spellings.find(({ from }) => matchPath({ path: from, caseSensitive: true }, path));
    const found = fixed ?? match;
    if (!found) return path;
    return follow(generatePath(found.to, matchPath({ path: found.from, caseSensitive: true }, path)?.params));
  };

  test.each([
    ['/organizationPanel', '/settings'],
    ['/organizationPanel/manageUsers', '/settings/manage-users'],
    ['/organizationPanel/endUsers/createEndUser', '/settings/end-users/create'],
    ['/organizationPanel/managePrograms/7', '/settings/programs/7'],
    ['/settings/manageUsers/createUser', '/settings/manage-users/create'],
    ['/settings/manage-users/create-user', '/settings/manage-users/create'],
    ['/settings/end-users/create-end-user', '/settings/end-users/create'],
    ['/settings/endUsers/create', '/settings/end-users/create'],
    ['/settings/vendors/create-vendor', '/settings/vendors/create'],
    ['/settings/vendors/createVendor', '/settings/vendors/create'],
    ['/settings/couriers/create-courier', '/settings/couriers/create'],
    ['/settings/couriers/createCourier', '/settings/couriers/create'],
    ['/settings/groups/createGroup', '/settings/groups/create'],
    ['/settings/managePrograms/7', '/settings/programs/7'],
    ['/settings/endUsers/a%2Fb', '/settings/end-users/a%2Fb'],
  ])('from %s to %s', (from, to) => {
    expect(follow(from)).toBe(to);
  });

  test.each(['/settings', '/settings/vendors', '/settings/vendors/12', '/settings/end-users/create'])(
    '%s is the canonical one',
    (path) => {
      expect(follow(path)).toBe(path);
    },
  );
});
