/** The messages of the rules of export and of dangerous goods for a shipment, and of its readiness. */

const many = (count: number, one: string, others: string) => `${count} ${count === 1 ? one : others}`;

/** How many names a sentence lists. */
const mostNames = 2;
const named = (names: readonly string[]) => {
  const list = names.slice(0, mostNames).join(', ');
  return names.length > mostNames ? `${list} and ${names.length - mostNames} more` : list;
};

export const exportMessages = {
  level: {
    exempt: () => 'Exempt',
    at_limit: () => 'At the limit, still exempt',
    could_exceed: (code: string) => `Could exceed the limit: ${code} needs 10 digits`,
    required: () => 'Will require an EEI/Export filing',
  },
  whole: {
    exempt: 'No EEI/Export filing required as far as known here',
    at_limit: 'At the limit, still exempt',
    could_exceed: 'Could exceed the limit',
    required: 'The Commercial Invoice will require an EEI/Export filing',
  },
  embargoed: 'To Country Group E:1 or E:2: filing required at any value',
  controlledThere: (eccn: string) => `ECCN ${eccn} to China, Russia or Venezuela: filing required at any value`,
  military: (eccn: string) => `ECCN ${eccn} is of 9x515 or the 600 series: filing required at any value`,
  to3A069: 'ECCN 3A069 to Country Group D: filing required at any value',
  diamonds: 'Rough diamonds: filing required at any value',
  notFromUs: 'The goods do not leave from the United States, and this is a US rule',
  canada:
    'Exempt to Canada at any value, unless licensed, stored for another country or in transit (text of January 2025)',
  fromUnknown: 'The country of export is not known: the organization has no address',
  throughCanada: 'End users are outside Canada: the exemption for Canada does not apply to goods in transit',
  together: (numbers: readonly string[]) =>
    `Under the same air waybill to the same group: ${named(numbers)}. One shipment, so add their values`,
  unknownEccn: (count: number) => `${many(count, 'item has', 'items have')} no ECCN: unknown is not EAR99`,
  controlled: (eccn: string) => `ECCN ${eccn} can require a licence, and then a filing at any value`,
  notLookedAt:
    'Not checked here: licences, ITAR goods, parties on the Unverified List and used vehicles, which require a filing at any value',
};

export const dangerMessages = {
  dryIce: 'Dry ice, as packing',
  passenger: 'passenger aircraft',
  cargo: 'cargo aircraft',
  noNumber: 'No UN number: its limits are not known',
  notInTable: (number: string) => `${number} is not in 49 CFR 172.101: check the number. Its limits are not known`,
  otherClass: (number: string, table: string, said: string) =>
    `${number} is class ${table} in 49 CFR 172.101, here ${said}`,
  forbidden: (aircraft: string) => `Forbidden on ${aircraft} (49 CFR 172.101)`,
  severalLimits: 'Limits differ by packing group and name: enter them (49 CFR 172.101)',
  noLimitKnown: (aircraft: string, cell: string | null) =>
    cell === null
      ? `49 CFR 172.101 gives no limit for ${aircraft}: ask the carrier`
      : `On ${aircraft}: ${cell} (49 CFR 172.101)`,
  manyPackages: (aircraft: string, cell: string, packages: number) =>
    `At least ${packages} packages on ${aircraft}: ${cell} each (49 CFR 172.101)`,
  icePackages: (packages: number) => `More than 200 kg a package: at least ${packages} packages (49 CFR 172.101)`,
  iceMarked: 'Mark the net mass of dry ice on each package (49 CFR 173.217(c))',
  iceArranged: 'Arrange it with the operator of the aircraft (49 CFR 173.217(c))',
  iceNotStated: 'An item is stored on dry ice, but the shipment states no dry ice',
  noSeaTable: 'Segregation at sea (IMDG 7.2.4) is not checked here: ask the carrier',
  outcome: {
    apart: (one: string, other: string) => `Keep ${one} and ${other} apart: not next to or in contact`,
    separated: (one: string, other: string) => `Separate ${one} and ${other}, so that no leak brings them together`,
    not_together: (one: string, other: string) => `${one} and ${other} not on one vehicle`,
    compare: (one: string, other: string) => `Compare the compatibility letters of ${one} and ${other}`,
  },
};

export const declarationMessages = {
  number: 'Identification number',
  name: 'Proper shipping name',
  hazard: 'Class, with subsidiary hazards in brackets',
  group: 'Packing group',
  quantity: 'Total quantity by mass or volume',
  packages: 'Number and kind of packages',
  telephone: 'Emergency telephone number',
  certification: 'Shipper’s certification, signed',
  ofShipment: 'the shipment',
};

export const readinessMessages = {
  names: {
    items: 'Items',
    items_ready: 'Items ready or in package',
    countries: 'Country of Manufacture',
    shipment_type: 'Shipment Type',
    courier: 'Courier',
    air_waybill: 'Air Waybill #',
    anticipated_date: 'Anticip. Date',
    group_address: 'Address of the group',
    approvals: 'Approvals',
    hs_codes: 'HS Code',
    eei: 'EEI/Export',
    assessed: 'Assessment',
    un_numbers: 'UN number',
    segregation: 'Segregation',
    limits: 'Limits of aircraft',
    mta: 'MTA',
    screening: 'Visual screening',
    documents: 'Documents',
  },
  noType: 'No Shipment Type is chosen',
  noCourier: 'No courier is chosen',
  noWaybill: 'There is no air waybill yet',
  wrongDigit: (due: number, found: string) => `Air waybill: the last digit should be ${due}, not ${found}`,
  notAWaybill: 'Air waybill: it should have 11 digits',
  noDate: 'There is no anticipated date',
  datePast: 'The anticipated date has passed',
  noAddress: 'The group has no address',
  approvals: (missing: number, all: number) => `${missing} of ${all} approval dates are missing`,
  hsCodes: (none: number, short: number) =>
    none > 0 && short > 0
      ? `HS Code: missing on ${none}, without 10 digits on ${short}`
      : none > 0
        ? `${many(none, 'item has', 'items have')} no HS Code`
        : `${many(short, 'item has', 'items have')} an HS Code without 10 digits`,
  eeiOpen: {
    exempt: 'EEI/Export is not stated',
    at_limit: 'EEI/Export is not stated, and the value is at the limit',
    could_exceed: 'EEI/Export is not stated, and a filing could be due',
    required: 'EEI/Export is not stated, but a filing is required',
  },
  eeiDenied: 'EEI/Export says No, but a filing is required',
  notAssessed: (count: number) => `${many(count, 'item is', 'items are')} not assessed`,
  unNumbers: (count: number) => `${many(count, 'item needs', 'items need')} a UN number that is known`,
  acknowledge: (pairs: number, one: string, other: string) =>
    pairs === 1 ? `${one} beside ${other} is not acknowledged` : `${pairs} pairs to keep apart are not acknowledged`,
  limits: (count: number) => `${many(count, 'dangerous good has', 'dangerous goods have')} aircraft limits to check`,
  mtaOpen: (count: number) => `MTA of ${many(count, 'item is', 'items are')} not signed`,
  mtaMissing: (count: number) => `MTA of ${many(count, 'item', 'items')} is missing or expires before`,
  screening: (names: readonly string[]) => `Screening missing or expired: ${named(names)}`,
  documents: (count: number) => `${many(count, 'document ends', 'documents end')} before the ship date`,
};
