import { texts } from '../language/texts.ts';

/** The messages of the rules of dangerous goods for a shipment, and of its readiness. */

import { wordingIn } from '../language/wording.ts';
import { dayText } from '../record/dayText.ts';
import { trimDecimal } from '../record/decimal.ts';
import { unitBeside } from '../regulation/units.ts';
import { many, named } from './names.ts';

const { number } = wordingIn('en');

export const dangerMessages = texts('danger', {
  dryIce: 'Dry ice, as packing',
  passenger: 'passenger aircraft',
  cargo: 'cargo aircraft',
  noNumber: 'No UN number: its limits are not known',
  notInTable: (number: string) => `${number} is not in 49 CFR 172.101: check the number. Its limits are not known`,
  otherClass: (number: string, table: string, said: string) =>
    `${number} is class ${table} in 49 CFR 172.101, here ${said}`,
  otherGroup: (number: string, groups: readonly string[], said: string) =>
    groups.length === 0
      ? `${number} has no packing group in 49 CFR 172.101, here ${said}`
      : `${number} has packing group ${groups.join(' or ')} in 49 CFR 172.101, here ${said}`,
  noSuchEntry: (number: string, dgClass: string, group: string) =>
    `${number} of class ${dgClass} has no packing group ${group} in 49 CFR 172.101`,
  otherHazards: (number: string, hazards: readonly string[]) =>
    `49 CFR 172.101 does not give ${number} the subsidiary hazard ${hazards.join(', ')}: check it`,
  groupOpen: (number: string, groups: readonly string[]) =>
    `the packing group is not entered: ${number} has ${groups.join(' or ')}`,
  forbidden: (aircraft: string) => `Forbidden on ${aircraft} (49 CFR 172.101)`,
  severalLimits: 'Limits differ by packing group and name: enter them (49 CFR 172.101)',
  noLimits: 'no limits are known without a UN number of 49 CFR 172.101',
  identityFirst: 'the limits depend on the right UN number, class and packing group',
  noLimitKnown: (aircraft: string, cell: string | null) =>
    cell === null
      ? `49 CFR 172.101 gives no limit for ${aircraft}: ask the carrier`
      : `On ${aircraft}: ${cell} (49 CFR 172.101)`,
  noMeasure: (unit: string) =>
    `a quantity in “${unit}” is neither a mass nor a volume: state the net quantity in one ${unitBeside('1', unit)}`,
  pieceTooLarge: (aircraft: string, cell: string, unit: string) =>
    `One ${unitBeside('1', unit)} holds more than a package may on ${aircraft}: ${cell} (49 CFR 172.101)`,
  noQuantity: 'the quantity is 0',
  otherMeasure: (aircraft: string, cell: string, of: 'mass' | 'volume') =>
    `the limit on ${aircraft} is ${cell}, and the quantity is a ${of}`,
  noPackages: 'the number of packages is not entered',
  grossLimit: (aircraft: string, cell: string) =>
    `the limit on ${aircraft} is ${cell}, and the gross mass of each package is not known`,
  manyPackages: (aircraft: string, cell: string, packages: number) =>
    `At least ${number(packages)} packages on ${aircraft}: ${cell} each (49 CFR 172.101)`,
  noMeasureIn: (where: string) =>
    `what ${where} hold is neither a mass nor a volume alone: enter the net mass or volume`,
  notPacked: 'the packages do not hold exactly what is in the shipment',
  overInPackage: (where: string, aircraft: string, cell: string) =>
    `More than ${cell} in each of ${where}: too much on ${aircraft} (49 CFR 172.101)`,
  mixedPackage: (where: string) =>
    `goods of different UN numbers are together in ${where}: their amounts count together`,
  noGrossIn: (where: string, aircraft: string, cell: string) =>
    `the limit on ${aircraft} is ${cell}, and the gross weight of ${where} is not entered`,
  noGrossOf: (where: string) => `the gross weight of ${where} is not entered`,
  noType: 'no Shipment Type is chosen',
  noItems: 'there are no items yet',
  openItems: (names: readonly string[]) =>
    `${many(names.length, 'item is not assessed', 'items are not assessed')}: ${named(names)}`,
  notAssessed: (count: number) => `${many(count, 'item is', 'items are')} not assessed`,
  ofGoods: (reason: string, names: string) => `${reason} (${names})`,
  none: 'no dangerous goods',
  onlyOne: 'no other dangerous goods beside',
  notByAir: 'not by air',
  noHazard: (names: readonly string[]) => `the class is not known: ${named(names)}`,
  acknowledge: (pairs: number, one: string, other: string) =>
    pairs === 1
      ? `${one} beside ${other} is not acknowledged`
      : `${number(pairs)} pairs to keep apart are not acknowledged`,
  noIce: 'no dry ice as packing',
  iceTwice: 'dry ice is an item, and stated as packing, too: state it once',
  icePackages: (packages: number) =>
    `More than 200 kg a package: at least ${number(packages)} packages (49 CFR 172.101)`,
  iceTooHeavy: (ice: string, weight: string) =>
    `${trimDecimal(ice)} kg of dry ice, and the shipment with it weighs ${trimDecimal(weight)} kg`,
  iceTooHeavyIn: (where: string, ice: string, weight: string) =>
    `${trimDecimal(ice)} kg of dry ice in each of ${where}, which weighs ${trimDecimal(weight)} kg with it`,
  iceOver: (where: string) => `More than 200 kg of dry ice in each of ${where} (49 CFR 172.101)`,
  iceNoWeight: 'the weight of the shipment is not entered',
  iceNoPackages: 'the number of packages with dry ice is not entered (at most 200 kg in each, 49 CFR 172.101)',
  iceMarked: 'Mark the net mass of dry ice on each package (49 CFR 173.217(c))',
  iceMarkedOn: (where: string, ice: string) =>
    `Mark ${where}: UN1845, Dry ice, ${trimDecimal(ice)} kg net (49 CFR 173.217(c))`,
  iceArranged: 'Arrange it with the operator of the aircraft (49 CFR 173.217(c))',
  iceNotStated: 'An item is stored on dry ice, but the shipment states no dry ice',
  noSeaTable: 'Segregation at sea (IMDG 7.2.4) is not checked here: ask the carrier',
  outcome: {
    apart: (one: string, other: string) => `Keep ${one} and ${other} apart: not next to or in contact`,
    separated: (one: string, other: string) => `Separate ${one} and ${other}, so that no leak brings them together`,
    not_together: (one: string, other: string) => `${one} and ${other} not on one vehicle`,
    compare: (one: string, other: string) => `Compare the compatibility letters of ${one} and ${other}`,
  },
});

export const declarationMessages = texts('declaration', {
  number: 'Identification number',
  name: 'Proper shipping name',
  hazard: 'Class, with subsidiary hazards in brackets',
  group: 'Packing group',
  quantity: 'Total quantity by mass or volume',
  packages: 'Number and kind of packages',
  packageCount: 'Number of packages',
  netMass: 'Net mass of dry ice in each package',
  telephone: 'Emergency telephone number',
  certification: 'Shipper’s certification, signed',
  ofShipment: 'the shipment',
});

export const readinessMessages = texts('readiness', {
  names: {
    parties: 'Parties',
    items: 'Items',
    items_ready: 'Items ready or in package',
    countries: 'Country of Manufacture',
    shipment_type: 'Shipment Type',
    courier: 'Courier',
    air_waybill: 'Air Waybill #',
    anticipated_date: 'Anticip. Date',
    group_address: 'Address of the group',
    group_name: 'Name of the group',
    approvals: 'Approvals',
    hs_codes: 'HS Code',
    eei: 'EEI/Export',
    itn: 'ITN',
    control_statement: 'Destination control statement',
    assessed: 'Assessment',
    un_numbers: 'UN number',
    segregation: 'Segregation',
    limits: 'Limits of aircraft',
    dry_ice: 'Dry ice',
    packages: 'Packages',
    mta: 'MTA',
    import_permit: 'Import permit',
    expiry_dates: 'Expiry dates',
    screening: 'Visual screening',
    documents: 'Documents',
  },
  cannotTell: (name: string, reasons: readonly string[]) => `${name}: cannot tell, because ${listed(reasons)}`,
  doesNotApply: (name: string, why: string) => `${name}: ${why}`,
  noItems: 'there are no items yet',
  noType: 'No Shipment Type is chosen',
  typeOpen: 'no Shipment Type is chosen',
  notByAir: 'not by air',
  noCourier: 'No courier is chosen',
  noWaybill: 'There is no air waybill yet',
  wrongDigit: (due: number, found: string) => `Air waybill: the last digit should be ${due}, not ${found}`,
  notAWaybill: 'Air waybill: it should have 11 digits',
  noDate: 'There is no anticipated date',
  datePast: 'The anticipated date has passed',
  noLatinName: 'The name of the group is not in Latin letters: papers need its Latin form',
  noAddress: 'The group has no address',
  approvals: (missing: number, all: number) => `${missing} of ${all} approval dates are missing`,
  hsCodes: (none: number, unreadable: number, short: number) => {
    const parts = [
      ...(none > 0 ? [`missing on ${number(none)}`] : []),
      ...(unreadable > 0 ? [`unreadable on ${number(unreadable)}`] : []),
      ...(short > 0 ? [`without 10 digits on ${number(short)}`] : []),
    ];
    if (parts.length > 1) return `HS Code: ${parts.join(', ')}`;
    if (none > 0) return `${many(none, 'item has', 'items have')} no HS Code`;
    return unreadable > 0
      ? `${many(unreadable, 'item has', 'items have')} an HS Code that cannot be read`
      : `${many(short, 'item has', 'items have')} an HS Code without 10 digits`;
  },
  eeiOpen: {
    exempt: 'EEI/Export is not stated',
    at_limit: 'EEI/Export is not stated, and the value is at the limit',
    could_exceed: 'EEI/Export is not stated, and a filing could be due',
    required: 'EEI/Export is not stated, but a filing is required',
  },
  noItn: 'There is no ITN yet',
  noFiling: 'no filing is stated or required',
  filingDenied: 'EEI/Export says No',
  remarks: (remarks: readonly string[]) => listed(remarks),
  mtaOpen: (count: number) => `MTA of ${many(count, 'item is', 'items are')} not signed`,
  mtaMissing: (count: number) => `MTA of ${many(count, 'item', 'items')} is missing or expires before`,
  noMta: 'no item needs one',
  noPermitNeeded: 'the group requires none',
  permitsHidden: 'your role does not show documents',
  noPermit: 'Import permit: none is attached',
  permitExpired: (on: string) => `Import permit: expired on ${dayText(on)}`,
  permitExpires: (on: string) => `Import permit: expires on ${dayText(on)}, before the ship date`,
  expired: (count: number, day: string) => `${many(count, 'item expires', 'items expire')} before ${dayText(day)}`,
  noExpiryDates: 'no item has one',
  neverScreened: (names: readonly string[]) => `Never screened: ${named(names)}`,
  screeningOver: (names: readonly string[]) => `Screening expired: ${named(names)}`,
  partiesHidden: {
    vendor: 'your role does not show vendors',
    end_user: 'your role does not show end users',
    group: 'your role does not show groups',
    courier: 'your role does not show couriers',
  },
  documents: (count: number) => `${many(count, 'document ends', 'documents end')} before the ship date`,
  noDocuments: 'none with an expiry date',
});

/** How many reasons a line lists. */
const mostReasons = 2;

function listed(reasons: readonly string[]): string {
  const rest = reasons.length - mostReasons;
  return [...reasons.slice(0, mostReasons), ...(rest > 0 ? [many(rest, 'more reason', 'more reasons')] : [])].join(
    '; ',
  );
}
