import { type RawBuilder, sql } from 'kysely';
import type { Address, ShownAddress } from '../record/address.ts';
import { segregationOf } from '../regulation/segregation.ts';
import { countries } from './countries.ts';
import { dangerousGoodsClasses } from './dangerousGoods.ts';
import { units } from './units.ts';

/** How goods are stored. */
export const storageRequirements = [
  { key: 'ambient', name: 'Ambient (15–25 °C)' },
  { key: 'refrigerated', name: 'Refrigerated (2–8 °C)' },
  { key: 'frozen', name: 'Frozen (−20 °C)' },
  { key: 'ultra_frozen', name: 'Ultra frozen (−80 °C)' },
  { key: 'dry_ice', name: 'Dry ice' },
  { key: 'liquid_nitrogen', name: 'Liquid nitrogen' },
  { key: 'protect_from_light', name: 'Protect from light' },
] as const;

/** Where a material transfer agreement stands. */
export const mtaStatuses = [
  { key: 'not_required', name: 'Not required' },
  { key: 'requested', name: 'Requested' },
  { key: 'in_negotiation', name: 'In negotiation' },
  { key: 'signed', name: 'Signed' },
  { key: 'expired', name: 'Expired' },
] as const;

/** What shipments are packed in, with the code of UN/ECE Recommendation 21 where it has one. */
export const packageTypes = [
  { key: 'box', name: 'Box', code: 'BX' },
  { key: 'crate', name: 'Crate', code: 'CR' },
  { key: 'drum', name: 'Drum', code: 'DR' },
  { key: 'envelope', name: 'Envelope', code: 'EN' },
  { key: 'pallet', name: 'Pallet', code: 'PX' },
  { key: 'insulated_shipper', name: 'Insulated shipper', code: null },
  { key: 'cylinder', name: 'Cylinder', code: 'CY' },
  { key: 'bag', name: 'Bag', code: 'BG' },
] as const;

/** How much risk a vendor or an end user is. */
export const riskLevels = [
  { key: 'level_1', name: 'Low', full_name: 'Level 1 – Low' },
  { key: 'level_2', name: 'Moderate', full_name: 'Level 2 – Moderate' },
  { key: 'level_3', name: 'High', full_name: 'Level 3 – High' },
  { key: 'level_4', name: 'Prohibited', full_name: 'Level 4 – Prohibited' },
] as const;

/** How shipments travel. */
export const shipmentTypes = [
  { key: 'air', name: 'Air' },
  { key: 'air_charter', name: 'Air charter' },
  { key: 'truck', name: 'Truck' },
  { key: 'ocean', name: 'Ocean' },
  { key: 'courier', name: 'Courier' },
  { key: 'hand_carry', name: 'Hand carry' },
] as const;

/** Who bears costs and risks up to where: Incoterms 2020. */
export const incoterms = [
  { key: 'EXW', name: 'EXW – Ex works' },
  { key: 'FCA', name: 'FCA – Free carrier' },
  { key: 'FAS', name: 'FAS – Free alongside ship' },
  { key: 'FOB', name: 'FOB – Free on board' },
  { key: 'CFR', name: 'CFR – Cost and freight' },
  { key: 'CIF', name: 'CIF – Cost, insurance and freight' },
  { key: 'CPT', name: 'CPT – Carriage paid to' },
  { key: 'CIP', name: 'CIP – Carriage and insurance paid to' },
  { key: 'DAP', name: 'DAP – Delivered at place' },
  { key: 'DPU', name: 'DPU – Delivered at place unloaded' },
  { key: 'DDP', name: 'DDP – Delivered duty paid' },
] as const;

/** In what condition goods arrived. */
export const conditions = [
  { key: 'good', name: 'Good' },
  { key: 'damaged', name: 'Damaged' },
  { key: 'opened', name: 'Opened' },
  { key: 'wrong_item', name: 'Wrong item' },
  { key: 'short_shipped', name: 'Short shipped' },
  { key: 'temperature_excursion', name: 'Temperature excursion' },
] as const;

/** The kinds of records that have statuses. */
export const modelTypes = [
  { key: 'purchase_order', name: 'Purchase Order' },
  { key: 'order_item', name: 'Order Item' },
  { key: 'commercial_invoice', name: 'Commercial Invoice' },
] as const;

const keysOf = (entries: readonly { key: string }[]) => new Set(entries.map((entry) => entry.key));

const keys = {
  conditions: keysOf(conditions),
  countries: new Set(Object.keys(countries)),
  dangerous_goods_classes: new Set<string>(dangerousGoodsClasses.map((entry) => entry.id)),
  incoterms: keysOf(incoterms),
  model_types: keysOf(modelTypes),
  mta_statuses: keysOf(mtaStatuses),
  package_types: keysOf(packageTypes),
  risk_levels: keysOf(riskLevels),
  shipment_types: keysOf(shipmentTypes),
  storage_requirements: keysOf(storageRequirements),
  unit_of_measures: new Set<string>(units.map((unit) => unit.code)),
} satisfies Record<string, ReadonlySet<string>>;

/** A closed list, by the name of its call. */
export type LookupList = keyof typeof keys;

/** Whether a closed list has this key: a country's or a unit's code, a class's number, else the entry's key. */
export function isLookupKey(list: LookupList, key: string): boolean {
  return keys[list].has(key);
}

const countryNames = new Map<string, string>(Object.entries(countries));
const unitNames = new Map<string, string>(units.map(({ code, description }) => [code, description]));

/** What a country or territory is called in English, by its code; a code that is none stays as it is. */
export const countryName = (code: string) => countryNames.get(code) ?? code;

const codesByName = [...countryNames].sort(([, a], [, b]) => a.localeCompare(b, 'en')).map(([code]) => code);

/** Which country of all by name a code is, for sorting a list by what it shows; null where there is none. */
export const countryPlace = (code: RawBuilder<unknown>) =>
  sql<number | null>`array_position(${codesByName}::text[], ${code})`;

/** A stored address as api/v1 returns it. */
export const withCountryName = (address: Address | null): ShownAddress | null =>
  address && { ...address, country_full_name: countryName(address.country) };

/** What a unit of measure is called, by its code; free text stays as it is. */
export const unitName = (code: string) => unitNames.get(code) ?? code;

/** Whether there is a country or territory of this ISO 3166-1 code. */
export const isCountry = (code: string) => isLookupKey('countries', code);

/** The classes of dangerous goods that the table of transport by air does not ask to keep apart from any of these. */
export function compatibleClasses(hazards: readonly string[]) {
  const isFree = (one: string, other: string) => segregationOf('air', { label: one }, { label: other }) === null;
  return dangerousGoodsClasses.filter(({ id }) => hazards.every((hazard) => isFree(id, hazard)));
}
