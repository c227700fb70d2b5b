import type { StorageTemperatures } from '../generated/resolvers.ts';
import type {
  DangerousGoodsClass,
  LookupEntry,
  PackageType,
  RiskLevel,
  StorageRequirement,
  UnitOfMeasure,
  UnNumber,
} from '../generated/rest.ts';
import { dataOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../upstream/path.ts';

/** The lookups: closed lists that are the same for everyone. */
export interface Lookups {
  /** Returns a list of keys and names, by its api/v1 path. */
  entries(
    list:
      | 'shipment_types'
      | 'storage_requirements'
      | 'mta_statuses'
      | 'conditions'
      | 'incoterms'
      | 'license_exceptions',
  ): Known<LookupEntry>;
  /** Returns the temperatures of those storage requirements that have a range; none if the backend does not tell. */
  storageTemperatures(): Promise<StorageTemperatures[]>;
  unitsOfMeasure(): Known<UnitOfMeasure>;
  packageTypes(): Known<PackageType>;
  riskLevels(): Known<RiskLevel>;
  /** Returns lines of the table of dangerous goods: those that match a search, or those with the given UN numbers. */
  unNumbers(query: {
    search?: string | null;
    numbers?: readonly string[] | null;
    items?: number | null;
  }): Promise<UnNumber[]>;
  dangerousGoodsClasses(): Known<DangerousGoodsClass>;
  /** Returns the classes that may travel next to all of these. */
  compatibleClasses(ids: readonly string[]): Promise<DangerousGoodsClass[]>;
  /** Returns the countries, sorted by name. */
  countries(): Known<{ code: string; name: string }>;
}

/** A list; a promise only while it is not cached. */
type Known<Entry> = Entry[] | Promise<Entry[]>;

/** Creates the lookups of one operation, mostly from the cache. */
export const lookupsOf = (rest: Rest): Lookups => ({
  entries: (list) => rest.readShared(path`${list}`, dataOf<LookupEntry[]>),
  storageTemperatures: async () =>
    (await rest.readShared(path`storage_requirements`, dataOf<PlainStorage[]>)).flatMap(({ key, temperatures }) =>
      temperatures ? [{ storage: key, ...temperatures }] : [],
    ),
  unitsOfMeasure: () => rest.readShared(path`unit_of_measures`, unitsOf),
  packageTypes: () => rest.readShared(path`package_types`, dataOf<PackageType[]>),
  riskLevels: () => rest.readShared(path`risk_levels`, dataOf<RiskLevel[]>),
  dangerousGoodsClasses: () => rest.readShared(path`dangerous_goods_classes`, dataOf<DangerousGoodsClass[]>),
  // Not cached: there is a list for each set of classes.
  compatibleClasses: async (dgClasses) =>
    dataOf(
      await rest.read(path`dangerous_goods_classes`, { query: { dgClasses }, names: { dgClasses: 'compatibleWith' } }),
    ),
  unNumbers: async (query) => dataOf(await rest.read(path`un_numbers`, { query })),
  // The map's keys are country codes, not field names.
  countries: () => rest.readShared(path`countries`, countriesOf, { dataKeys: new Set(['data']) }),
});

/** Other backends may not say the temperatures. */
type PlainStorage = LookupEntry & Partial<StorageRequirement>;

/** Other backends may not say how a unit is spelled, and how it is called beside a quantity. */
const unitsOf = (body: unknown) =>
  dataOf<(Omit<UnitOfMeasure, 'beside' | 'spellings'> & Partial<UnitOfMeasure>)[]>(body).map((unit) => ({
    ...unit,
    beside: unit.beside ?? { other: unit.description },
    spellings: unit.spellings ?? [],
  }));

const countriesOf = (body: unknown) =>
  Object.entries(dataOf<Record<string, string>>(body))
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
