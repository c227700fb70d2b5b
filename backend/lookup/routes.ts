import { route } from '../http/route.ts';
import { entriesOf, searchUnNumbers, type UnEntry, unTableFacts } from '../regulation/unNumbers.ts';
import { countries } from './countries.ts';
import {
  compatibleClasses,
  conditions,
  incoterms,
  modelTypes,
  mtaStatuses,
  packageTypes,
  riskLevels,
  shipmentTypes,
  storageRequirements,
} from './rules.ts';
import {
  countryNames,
  dangerousGoodsClassList,
  dangerousGoodsQuery,
  entryList,
  packageTypeList,
  riskLevelList,
  unitList,
  unNumberList,
  unNumberQuery,
} from './schema.ts';
import { units } from './units.ts';

/** A call that answers with a closed list of keys and names. */
const closedList = (name: string, summary: string, entries: readonly { key: string; name: string }[]) =>
  route('get', 'session', {
    path: `/api/v1/${name}`,
    summary,
    answer: entryList,
    handle: async () => ({ data: [...entries] }),
  });

/** A line of the table as api/v1 returns it. */
const unNumber = (entry: UnEntry) => ({
  id: entry.id,
  number: entry.number,
  name: entry.name,
  dg_class: entry.dgClass,
  compatibility_group: entry.compatibilityGroup,
  subsidiary_hazards: [...entry.subsidiaryHazards],
  packing_group: entry.packingGroup,
  passenger_aircraft: entry.passengerAircraft,
  cargo_aircraft: entry.cargoAircraft,
});

/** api/v1's closed lists, the same for everybody. */
export const lookupRoutes = [
  route('get', 'session', {
    path: '/api/v1/countries',
    summary: 'Countries and territories by ISO 3166-1 code.',
    answer: countryNames,
    handle: async () => ({ data: { ...countries } }),
  }),
  route('get', 'session', {
    path: '/api/v1/unit_of_measures',
    summary: 'Units of measure by UN/ECE Recommendation 20 code.',
    answer: unitList,
    handle: async () => ({ data: [...units] }),
  }),
  route('get', 'session', {
    path: '/api/v1/dangerous_goods_classes',
    summary: 'Classes of dangerous goods; with `dg_classes[]` those that may travel next to all of them (advisory).',
    query: dangerousGoodsQuery,
    answer: dangerousGoodsClassList,
    handle: async ({ query }) => ({ data: compatibleClasses(query.dg_classes ?? []) }),
  }),
  route('get', 'session', {
    path: '/api/v1/un_numbers',
    summary:
      'Dangerous goods of 49 CFR 172.101 by number or name, a line for each packing group. A number that is not there says nothing about its goods.',
    query: unNumberQuery,
    answer: unNumberList,
    handle: async ({ query: { search = '', numbers, items } }) => {
      const { rule, textOf, source } = unTableFacts();
      const found = numbers ? numbers.flatMap(entriesOf) : searchUnNumbers(search, items);
      return { data: found.map(unNumber), meta: { rule, text_of: textOf, source } };
    },
  }),
  route('get', 'session', {
    path: '/api/v1/package_types',
    summary: 'Packagings, with their UN/ECE Recommendation 21 code.',
    answer: packageTypeList,
    handle: async () => ({ data: [...packageTypes] }),
  }),
  route('get', 'session', {
    path: '/api/v1/risk_levels',
    summary: 'How much risk a vendor or an end user is.',
    answer: riskLevelList,
    handle: async () => ({ data: [...riskLevels] }),
  }),
  closedList('storage_requirements', 'How goods are stored.', storageRequirements),
  closedList('mta_statuses', 'Where a material transfer agreement stands.', mtaStatuses),
  closedList('shipment_types', 'How shipments travel.', shipmentTypes),
  closedList('incoterms', 'Who bears costs and risks up to where: Incoterms 2020.', incoterms),
  closedList('conditions', 'In what condition goods arrived.', conditions),
  closedList('model_types', 'The kinds of records that have statuses.', modelTypes),
];
