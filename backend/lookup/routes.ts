import { route } from '../http/route.ts';
import { licenseExceptions } from '../regulation/licenseExceptions.ts';
import { spellingsOf } from '../regulation/measure.ts';
import { unitForms, units } from '../regulation/units.ts';
import { entriesOf, searchUnNumbers, type UnEntry, unTableFacts } from '../regulation/unNumbers.ts';
import {
  allCountryNames,
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
  storageRequirementList,
  unitList,
  unNumberList,
  unNumberQuery,
} from './schema.ts';

/** Declares a route that returns a closed list of keys and names. */
const closedList = (name: string, summary: string, entries: readonly { key: string; name: string }[]) =>
  route('get', 'session', {
    path: `/api/v1/${name}`,
    summary,
    answer: entryList,
    handle: async () => ({ data: [...entries] }),
  });

/** Converts an entry of the table to api/v1's format. */
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

/** The api/v1 routes of the closed lists, which are the same for all users. */
export const lookupRoutes = [
  route('get', 'session', {
    path: '/api/v1/countries',
    summary: 'Countries and territories by ISO 3166-1 code.',
    answer: countryNames,
    handle: async () => ({ data: allCountryNames() }),
  }),
  route('get', 'session', {
    path: '/api/v1/unit_of_measures',
    summary: 'Units of measure by UN/ECE Recommendation 20 code.',
    answer: unitList,
    handle: async () => ({
      data: units.map((unit) => ({ ...unit, beside: unitForms(unit.code), spellings: spellingsOf(unit.code) })),
    }),
  }),
  route('get', 'session', {
    path: '/api/v1/dangerous_goods_classes',
    summary: 'Dangerous goods classes; with `dg_classes[]`, only those that may travel next to all of them (advisory).',
    query: dangerousGoodsQuery,
    answer: dangerousGoodsClassList,
    handle: async ({ query }) => ({ data: compatibleClasses(query.dg_classes ?? []) }),
  }),
  route('get', 'session', {
    path: '/api/v1/un_numbers',
    summary:
      'Dangerous goods of 49 CFR 172.101 by UN number or name, one line for each packing group. The absence of a number says nothing about its goods.',
    query: unNumberQuery,
    answer: unNumberList,
    handle: async ({ query: { search = '', numbers, items } }) => {
      const { rule, textOf, source } = unTableFacts();
      const found = numbers ? { entries: numbers.flatMap(entriesOf), similar: false } : searchUnNumbers(search, items);
      const similar = found.similar && { similar: true as const };
      return { data: found.entries.map(unNumber), meta: { rule, text_of: textOf, source, ...similar } };
    },
  }),
  route('get', 'session', {
    path: '/api/v1/package_types',
    summary: 'The types of packaging, with their UN/ECE Recommendation 21 codes.',
    answer: packageTypeList,
    handle: async () => ({ data: [...packageTypes] }),
  }),
  route('get', 'session', {
    path: '/api/v1/risk_levels',
    summary: 'The risk levels of vendors and end users.',
    answer: riskLevelList,
    handle: async () => ({ data: [...riskLevels] }),
  }),
  route('get', 'session', {
    path: '/api/v1/storage_requirements',
    summary: 'The ways to store goods, with their temperatures.',
    answer: storageRequirementList,
    handle: async () => ({ data: [...storageRequirements] }),
  }),
  closedList('mta_statuses', 'The statuses of a material transfer agreement (MTA).', mtaStatuses),
  closedList('shipment_types', 'The modes of transport of a shipment.', shipmentTypes),
  closedList('incoterms', 'The delivery terms, which divide costs and risks: Incoterms 2020.', incoterms),
  closedList(
    'license_exceptions',
    'The licence exceptions of 15 CFR 740, and NLR (no licence required), by symbol.',
    licenseExceptions,
  ),
  closedList('conditions', 'The conditions in which goods can arrive.', conditions),
  closedList('model_types', 'The kinds of records that have statuses.', modelTypes),
];
