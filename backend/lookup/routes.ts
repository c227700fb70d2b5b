import { route } from '../http/route.ts';
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
