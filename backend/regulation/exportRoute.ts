/** Which movements of goods the Foreign Trade Regulations are about: 15 CFR 30.2(a)(1) and (d), text of 2023-08-10. */

/** Where EEI is filed from: the 50 states with the District of Columbia, Puerto Rico and the U.S. Virgin Islands. */
const filedFrom = ['US', 'PR', 'VI'];
/** The other territories. Nothing is filed from them, nor between them and the places above: 15 CFR 30.2(d)(2). */
const territories = ['AS', 'GU', 'MP', 'UM'];
/** Movements between the places above that are filed: 15 CFR 30.2(a)(1)(ii). From the U.S. Virgin Islands there are none. */
const filedBetween = ['US PR', 'PR US', 'US VI', 'PR VI'];

/**
 * Whether the rule applies to goods on their way. `territory`: it does not, but goods that are on the Commerce Control
 * List or go to Country Group E can be reported under 15 CFR 758.1(b), which was not verified for territories.
 * `passing`: the goods stay in the United States on this way, but the countries of their end users say that they leave.
 */
export type ExportRoute = 'covered' | 'foreign' | 'domestic' | 'territory' | 'passing';

/** The section that decides on each kind of route. */
export const routeRules: Readonly<Record<ExportRoute, string>> = {
  covered: '15 CFR 30.2(a)(1)',
  foreign: '15 CFR 30.2(a)(1)(i)',
  domestic: '15 CFR 30.2(a)(1)(ii), (d)(2)',
  territory: '15 CFR 30.2(d)(2), 758.1(b)',
  passing: '15 CFR 30.2(a)(1), (d)(2)',
};

/** Whether a country or territory is of the United States. @param country ISO 3166-1 code */
export const isUnitedStates = (country: string) => filedFrom.includes(country) || territories.includes(country);

/**
 * Returns whether goods on this way are subject to the rule.
 * @param from ISO 3166-1 code of the exporter's country
 * @param to that of the consignee
 * @param ends those of the end users, as far as known
 */
export function exportRouteOf(from: string, to: string, ends: readonly string[]): ExportRoute {
  if (territories.includes(from)) return isUnitedStates(to) && ends.every(isUnitedStates) ? 'domestic' : 'territory';
  if (!filedFrom.includes(from)) return 'foreign';
  if (!isUnitedStates(to) || filedBetween.includes(`${from} ${to}`)) return 'covered';
  return ends.every(isUnitedStates) ? 'domestic' : 'passing';
}

/**
 * Whether 15 CFR 30.36 exempts goods on this way: from the United States to Canada, for nobody beyond it. The section
 * says "originating in the United States", which 30.2(a)(1)(i) lists apart from Puerto Rico.
 */
export const isExemptToCanada = (from: string, to: string, ends: readonly string[]) =>
  from === 'US' && to === 'CA' && ends.every((country) => country === 'CA');
