import file from './countryGroups.json' with { type: 'json' };

const groups: Readonly<Record<string, readonly string[]>> = file.groups;

/** The rule that defines the groups, and the date of its text. */
export const countryGroupRule = `${file.rule}, text of ${file.textOf}`;

/** Returns a country's Country Groups D and E, such as `D:1`. @param country ISO 3166-1 code; Hong Kong counts as China */
export function countryGroupsOf(country: string): string[] {
  const counted = country === 'HK' ? 'CN' : country;
  return Object.keys(groups).filter((group) => groups[group]?.includes(counted));
}
