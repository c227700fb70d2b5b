import { texts } from '../language/texts.ts';

/** The messages of the export rule. */
import { many, named } from './names.ts';

/** Says about items that something is so: `2 items have no HS Code: Gloves, Masks`. */
const items = (names: readonly string[], one: string, others: string) =>
  `${many(names.length, `item ${one}`, `items ${others}`)}: ${named(names)}`;

export const exportMessages = texts('exportAdvice', {
  legend: {
    filed: 'AES ITN  X ________________________',
    lowValue: 'NOEEI § 30.37(a)',
    canada: 'NOEEI § 30.36',
    open: 'AES ITN or exemption  ________________________',
  },
  level: {
    exempt: () => 'Exempt',
    at_limit: () => 'At the limit, still exempt',
    could_exceed: (code: string) => `Could exceed the limit: ${code} needs 10 digits`,
    required: () => 'Will require an EEI/Export filing',
  },
  upperBound: (code: string) => `Will require an EEI/Export filing, unless ${code} is several Schedule B numbers`,
  whole: {
    exempt: 'No EEI/Export filing required as far as known here',
    at_limit: 'At the limit, still exempt',
    could_exceed: 'Could exceed the limit',
    required: 'The Commercial Invoice will require an EEI/Export filing',
  },
  cannotTell: (reasons: readonly string[]) => `Cannot tell whether a filing is required, because ${reasons.join('; ')}`,
  doesNotApply: 'No EEI/Export filing: the rule does not apply',
  embargoed: 'To Country Group E:1 or E:2: filing required at any value',
  controlledThere: (eccn: string) => `ECCN ${eccn} to China, Russia or Venezuela: filing required at any value`,
  military: (eccn: string) => `ECCN ${eccn} is of 9x515 or the 600 series: filing required at any value`,
  to3A069: 'ECCN 3A069 to Country Group D: filing required at any value',
  licensed: (number: string) => `Under licence ${number}: filing required at any value`,
  strategicTrade: 'Under licence exception STA: filing required at any value',
  decidedAgainst: (rule: string) => `A filing is required by ${rule}; EEI/Export says No, against this advice`,
  voluntary: {
    itn: 'An ITN is entered although no filing is required as far as known here: a voluntary filing',
    stated: 'EEI/Export says Yes although no filing is required as far as known here: a voluntary filing',
  },
  itnNotNeeded: 'An ITN is entered although the rule does not apply to these goods',
  itnDenied: 'EEI/Export says No, but an ITN is entered',
  statedException: (symbol: string) =>
    symbol === 'NLR'
      ? 'Stated: no licence required (NLR). Whether that is so is not checked here'
      : `Stated: licence exception ${symbol}. Whether the goods may use it is not checked here`,
  exceptedThere: (eccn: string) =>
    `ECCN ${eccn} to China, Russia or Venezuela is filed at any value unless the goods may leave under licence exception GOV, which is stated`,
  control: {
    required: (why: string, open: readonly string[]) =>
      [`The invoice prints the destination control statement: ${why}`, ...open].join('; '),
    onList: (eccns: readonly string[]) =>
      `ECCN ${named(eccns)} ${eccns.length === 1 ? 'is' : 'are'} on the Commerce Control List`,
    beside: (why: string) => `an ECCN may be missing beside it: ${why}`,
    notRequired: (why: string) => `No destination control statement: ${why}`,
    cannotTell: (why: string) => `Cannot tell whether the destination control statement is required, because ${why}`,
    notFromUs: 'the goods do not leave from the United States',
    withinUs: 'the goods stay in the United States',
    allEar99: 'every item is EAR99',
    excepted: (symbol: string) => `licence exception ${symbol} is stated`,
    toUnknown: 'it is not known whether the goods leave the United States',
  },
  diamonds: 'Rough diamonds: filing required at any value',
  notFromUs:
    'The goods do not leave from the United States, Puerto Rico or the U.S. Virgin Islands, and this is a US rule',
  withinUs: 'The goods stay in the United States on a way that nothing is filed for',
  fromTerritory: 'Nothing is filed for goods from American Samoa, Guam, the Northern Marianas and the minor islands',
  canada:
    'Exempt to Canada at any value, unless licensed, stored for another country or in transit (text of January 2025)',
  throughCanada: 'End users are outside Canada: the exemption for Canada does not apply to goods in transit',
  together: (numbers: readonly string[]) => `One shipment with ${named(numbers)}, so their values are added`,
  notLookedAt:
    'Not checked here: whether a licence is needed, ITAR goods, parties on the Unverified List and used vehicles, which require a filing at any value',
  noItems: 'there are no items yet',
  fromUnknown: 'the country of the exporter is not known: the organization has no address',
  toUnknown: 'the country of destination is not known: the group has no address',
  passing: 'the group is in the United States and an end user is outside: it is not known where the goods leave',
  territoryReported:
    'controlled goods and goods to Country Group E from a territory can be due under 15 CFR 758.1(b): a person checks',
  canadaFromIsland: (code: string) =>
    `${code} is above the limit, and 15 CFR 30.36 names only the United States: a person checks goods to Canada`,
  noEndUserCountry: (names: readonly string[]) =>
    items(names, 'has an end user without a country', 'have an end user without a country'),
  noHsCode: (names: readonly string[]) => items(names, 'has no HS Code', 'have no HS Code'),
  unreadableHsCode: (code: string, names: readonly string[]) =>
    `HS Code “${code}” cannot be read as 6 to 10 digits: ${named(names)}`,
  oddHsCode: (code: string, digits: number, names: readonly string[]) =>
    `HS Code ${code} has ${digits} digits, perhaps without its leading 0: ${named(names)}`,
  noValue: (names: readonly string[]) => items(names, 'has no value', 'have no value'),
  noEccn: (names: readonly string[]) => `${items(names, 'has no ECCN', 'have no ECCN')} (unknown is not EAR99)`,
  unreadableEccn: (eccn: string, names: readonly string[]) => `ECCN “${eccn.trim()}” cannot be read: ${named(names)}`,
  mayNeedLicence: (eccn: string, names: readonly string[]) =>
    `ECCN ${eccn.trim()} can need a licence, and then a filing at any value: ${named(names)}`,
  othersWithoutCode: (numbers: readonly string[]) =>
    `${named(numbers)}, one shipment with this one, has items without a readable HS Code`,
  perhapsTogether: (numbers: readonly string[]) =>
    `${named(numbers)} to the same group leaves on the same day: if on the same conveyance, the values together exceed the limit. Enter the air waybills`,
});
