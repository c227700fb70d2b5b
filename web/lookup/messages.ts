import { formatCount } from '../base/format.ts';
import { texts } from '../base/texts.ts';

/** The texts that several kinds of records share. */
export const lookupMessages = texts('lookup', {
  unNumberLine: (number: string, name: string, hazards: readonly (string | null)[], group: string | null) => {
    const [primary, ...others] = hazards;
    const also = others.length > 0 ? ` (${others.join(', ')})` : '';
    return `${number} ${name} · ${primary ?? '?'}${also}${group ? ` · PG ${group}` : ''}`;
  },
  unNumberForm: 'UN number is UN, NA or ID and four digits',
  unNumberUnknown: (number: string) => `${number} is not in 49 CFR 172.101: check it. You can still save it`,
  unNumberNotAsked: (number: string, reason: string) => `${number} could not be looked up. ${reason}`,
  packingGroupOpen: (groups: readonly string[]) => `Packing group ${groups.join(' or ')}: choose it`,
  outsideRange: (from: string, to: string) => `Outside ${from} to ${to} °C: it will need a release`,
  netQuantity: 'Net quantity in one unit',
  netQuantityUnit: 'Unit of the net quantity',
  netQuantityPositive: 'Net quantity in one unit must be greater than 0',
  netQuantityRequired: 'Net quantity in one unit is required with its unit',
  netQuantityUnitRequired: 'Unit of the net quantity is required',
  country: 'Country',
  riskLevel: 'Risk Level',
  prohibited: 'Prohibited',
  prohibitedWhy: 'Risk level 4: new orders and shipments may not name it, and nothing that names it may leave',
  prohibitedOfOrder: 'Its order names a party of risk level 4: the item cannot leave',
  prohibitedNote: 'Prohibited (level 4)',
  namesProhibited: (names: readonly string[], consequence: string) =>
    `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} prohibited (level 4): ${consequence}`,
  level: (key: string) => key.replace('_', ' ').replace(/^l/, 'L'),
  neverScreened: 'Never screened',
  screeningOverSince: (date: string) => `Screening expired ${date}`,
  screeningEnds: (date: string, when: string) => `Screening ends ${date}, ${when}`,
  screenedOn: (date: string) => `Screened ${date}`,
  screenedOver: (date: string) => `Screened ${date}, expired`,
  everScreened: 'Ever Screened',
  everScreenedAnswers: { yes: 'Yes', no: 'Never' },
  screeningHolds: (date: string) => `valid to ${date}`,
  screeningOver: (date: string) => `expired ${date}`,
  countOver: (count: number) => `${formatCount(count)} expired`,
  countSoon: (count: number, days: number) =>
    `${formatCount(count)} ${count === 1 ? 'expires' : 'expire'} within ${days} days`,
  countNever: (count: number) => `${formatCount(count)} never screened`,
  screeningExpired: (date: string) => `Visual screening expired on ${date}.`,
});
