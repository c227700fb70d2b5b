/**
 * The sections of the Organization Panel: their addresses, and the view that opens each. Users with that view see the
 * section among the tabs.
 */
import { addresses } from './addresses.ts';

const sections = {
  programs: { label: 'Programs', view: 'settings.programs', record: 'program', also: ['manage-programs'] },
  'manage-users': { label: 'Manage Users', view: 'settings.manageUsers', record: 'user', also: [] },
  'end-users': { label: 'End Users', view: 'settings.endUsers', record: 'end-user', also: [] },
  groups: { label: 'Groups', view: 'settings.groups', record: 'group', also: [] },
  vendors: { label: 'Vendors', view: 'settings.vendors', record: 'vendor', also: [] },
  couriers: { label: 'Couriers', view: 'settings.couriers', record: 'courier', also: [] },
  substatuses: { label: 'Substatuses', view: 'settings.substatuses', record: 'substatus', also: [] },
  organization: { label: 'Organization', view: 'settings.organization', record: 'organization', also: [] },
  'api-keys': { label: 'API Keys', view: 'settings.apiKeys', record: 'api-key', also: [] },
} as const;

/** A tab of the Organization Panel. */
export interface SettingsSection {
  segment: string;
  label: string;
  /** The view that opens the section. */
  view: string;
}

/** The sections, in the order of the tabs. */
export const settingsSections: readonly SettingsSection[] = Object.entries(sections).map(([segment, section]) => ({
  segment,
  ...section,
}));

/** Returns the sections that a user with these views may open. */
export function allowedSections(
  views: readonly string[],
  among: readonly SettingsSection[] = settingsSections,
): SettingsSection[] {
  return among.filter(({ view }) => views.includes(view));
}

/**
 * Returns every alternative spelling of a settings address, with the canonical one: `/organizationPanel` for `/settings`,
 * camelCase for kebab-case, `create-vendor` and `createVendor` for `create`.
 */
export function settingsSpellings(): { from: string; to: string }[] {
  const panels = ['/organizationPanel/*', '/organization-panel/*'].map((from) => ({
    from,
    to: `${addresses.settings}/*`,
  }));
  const others = Object.entries(sections).flatMap(([segment, { record, also }]) => {
    const to = addresses.settingsSection(segment);
    const spelled = [...new Set([segment, ...also].flatMap((name) => [name, camelCase(name)]))];
    const creates = [`create-${record}`, camelCase(`create-${record}`)];
    return spelled.flatMap((name) => {
      const from = addresses.settingsSection(name);
      const same =
        name === segment
          ? []
          : [
              { from, to },
              { from: `${from}/:id`, to: `${to}/:id` },
            ];
      return [...same, ...creates.map((create) => ({ from: `${from}/${create}`, to: `${to}/create` }))];
    });
  });
  return [...panels, ...others, ...organizationSpellings()];
}

/** Returns the alternative spellings of the addresses of all organizations, which users may expect in the panel. */
function organizationSpellings(): { from: string; to: string }[] {
  const { organizations, newOrganization } = addresses;
  const inPanel = addresses.settingsSection('organizations');
  return [
    ...['create-organization', 'createOrganization'].map((create) => ({
      from: `${organizations}/${create}`,
      to: newOrganization,
    })),
    { from: `${inPanel}/*`, to: `${organizations}/*` },
  ];
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
