/** The tabs of the Organization Panel, and the alternative spellings of its addresses. `recordTypes.ts` declares the sections. */
import { addresses } from '../base/addresses.ts';
import { type SettingsSegment, settingsTypes } from '../base/recordTypes.ts';

/** A tab of the Organization Panel. */
export interface SettingsSection {
  segment: SettingsSegment;
  label: string;
  /** The view that opens the section. */
  view: string;
}

/** The sections, in the order of the tabs. */
export const settingsSections: readonly SettingsSection[] = settingsTypes.map(({ segment, label }) => ({
  segment,
  label,
  view: `settings.${camelCase(segment)}`,
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
  const others = settingsTypes.flatMap(({ type, segment, also = [] }) => {
    const to = addresses.settingsSection(segment);
    const spelled = [...new Set([segment, ...also].flatMap((name) => [name, camelCase(name)]))];
    const create = `create-${type.toLowerCase().replace('_', '-')}`;
    const creates = [create, camelCase(create)];
    return spelled.flatMap((name) => {
      const from = spelledSection(name);
      const same =
        name === segment
          ? []
          : [
              { from, to },
              { from: `${from}/:id`, to: `${to}/:id` },
            ];
      return [...same, ...creates.map((spelling) => ({ from: `${from}/${spelling}`, to: `${to}/create` }))];
    });
  });
  return [...panels, ...others, ...organizationSpellings()];
}

/** Returns the alternative spellings of the addresses of all organizations, which users may expect in the panel. */
function organizationSpellings(): { from: string; to: string }[] {
  const { organizations, newOrganization } = addresses;
  const inPanel = spelledSection('organizations');
  return [
    ...['create-organization', 'createOrganization'].map((create) => ({
      from: `${organizations}/${create}`,
      to: newOrganization,
    })),
    { from: `${inPanel}/*`, to: `${organizations}/*` },
  ];
}

const spelledSection = (name: string) => `${addresses.settings}/${name}`;

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
