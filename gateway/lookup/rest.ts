import type { DangerousGoodsClass, LookupEntry, UnitOfMeasure } from '../generated/rest.ts';
import { dataOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../rest/path.ts';

/** The closed lists that are the same for everyone. */
export interface Lookups {
  /** A list of keys and names, by its api/v1 path. */
  entries(list: 'shipment_types' | 'storage_requirements' | 'mta_statuses' | 'conditions'): Promise<LookupEntry[]>;
  unitsOfMeasure(): Promise<UnitOfMeasure[]>;
  dangerousGoodsClasses(): Promise<DangerousGoodsClass[]>;
  /** Sorted by name. */
  countries(): Promise<Array<{ code: string; name: string }>>;
}

export const lookupsOf = (rest: Rest): Lookups => ({
  entries: async (list) => dataOf(await rest.read(path`${list}`)),
  unitsOfMeasure: async () => dataOf(await rest.read(path`unit_of_measures`)),
  dangerousGoodsClasses: async () => dataOf(await rest.read(path`dangerous_goods_classes`)),
  async countries() {
    // The map's keys are country codes, not field names.
    const names = dataOf<Record<string, string>>(await rest.read(path`countries`, { dataKeys: new Set(['data']) }));
    return Object.entries(names)
      .map(([code, name]) => ({ code, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  },
});
