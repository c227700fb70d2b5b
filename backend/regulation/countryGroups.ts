import file from './countryGroups.json' with { type: 'json' };

const groups: Readonly<Record<string, readonly string[]>> = file.groups;

/** Which rule the groups are of, and its date. */
export const countryGroupRule = `${file.rule}, text of ${file.textOf}`;

/** The Country Groups D and E that a country is in, such as `D:1`. @param country ISO 3166-1 code; Hong Kong counts as China */
export function countryGroupsOf(country: string): string[] {
  const counted = country === 'HK' ? 'CN' : country;
  return Object.keys(groups).filter((group) => groups[group]?.includes(counted));
}
