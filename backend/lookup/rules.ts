import { type RawBuilder, sql } from 'kysely';
import type { Address, ShownAddress } from '../record/address.ts';
import { licenseExceptions } from '../regulation/licenseExceptions.ts';
import { isMassOrVolume } from '../regulation/measure.ts';
import { segregationOf } from '../regulation/segregation.ts';
import { units } from '../regulation/units.ts';
import { countries } from './countries.ts';
import { dangerousGoodsClasses } from './dangerousGoods.ts';

/**
 * The storage conditions of goods, with the temperatures in °C, both bounds included; null where they have no range. Ambient
 * and refrigerated are the ranges that their names state. Those around −20 and −80 °C are the customary tolerances of the
 * cold chain; they were not compared with a primary text.
 */
export const storageRequirements = [
  { key: 'ambient', name: 'Ambient (15–25 °C)', temperatures: { from: '15', to: '25' } },
  { key: 'refrigerated', name: 'Refrigerated (2–8 °C)', temperatures: { from: '2', to: '8' } },
  { key: 'frozen', name: 'Frozen (−20 °C)', temperatures: { from: '-25', to: '-15' } },
  { key: 'ultra_frozen', name: 'Ultra frozen (−80 °C)', temperatures: { from: '-90', to: '-60' } },
  { key: 'dry_ice', name: 'Dry ice', temperatures: null },
  { key: 'liquid_nitrogen', name: 'Liquid nitrogen', temperatures: null },
  { key: 'protect_from_light', name: 'Protect from light', temperatures: null },
] as const;

/** The statuses of a material transfer agreement. */
export const mtaStatuses = [
  { key: 'not_required', name: 'Not required' },
  { key: 'requested', name: 'Requested' },
  { key: 'in_negotiation', name: 'In negotiation' },
  { key: 'signed', name: 'Signed' },
  { key: 'expired', name: 'Expired' },
] as const;

/** The packagings of shipments, with the code of UN/ECE Recommendation 21 if they have one. */
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

/** The risk levels of vendors and end users. */
export const riskLevels = [
  { key: 'level_1', name: 'Low', full_name: 'Level 1 – Low' },
  { key: 'level_2', name: 'Moderate', full_name: 'Level 2 – Moderate' },
  { key: 'level_3', name: 'High', full_name: 'Level 3 – High' },
  { key: 'level_4', name: 'Prohibited', full_name: 'Level 4 – Prohibited' },
] as const;

/** The modes of transport of shipments. */
export const shipmentTypes = [
  { key: 'air', name: 'Air' },
  { key: 'air_charter', name: 'Air charter' },
  { key: 'truck', name: 'Truck' },
  { key: 'ocean', name: 'Ocean' },
  { key: 'courier', name: 'Courier' },
  { key: 'hand_carry', name: 'Hand carry' },
] as const;

/** Incoterms 2020, which divide costs and risks between seller and buyer. */
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

/**
 * The Incoterms under which the seller pays the main carriage, so that the price includes it: groups C and D of Incoterms
 * 2020 (ICC).
 */
export const incotermsWithFreight: readonly string[] = ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
/** Those under which the seller also insures the goods for the buyer: A5 of CIF and CIP. Under the terms of group D the risk is the seller's. */
export const incotermsWithInsurance: readonly string[] = ['CIF', 'CIP', 'DAP', 'DPU', 'DDP'];

/** The conditions of received goods. */
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
  license_exceptions: keysOf(licenseExceptions),
  model_types: keysOf(modelTypes),
  mta_statuses: keysOf(mtaStatuses),
  package_types: keysOf(packageTypes),
  risk_levels: keysOf(riskLevels),
  shipment_types: keysOf(shipmentTypes),
  storage_requirements: keysOf(storageRequirements),
  unit_of_measures: new Set<string>(units.map((unit) => unit.code)),
} satisfies Record<string, ReadonlySet<string>>;

/** The name of a closed list, which is that of its route. */
export type LookupList = keyof typeof keys;

/** Whether a closed list has this key: a country's or a unit's code, a class's number, or another list's entry key. */
export function isLookupKey(list: LookupList, key: string): boolean {
  return keys[list].has(key);
}

const countryNames = new Map<string, string>(Object.entries(countries));

/** Returns the English name of a country or territory by its code; an unknown code is returned as is. */
export const countryName = (code: string) => countryNames.get(code) ?? code;

const codesByName = [...countryNames].sort(([, a], [, b]) => a.localeCompare(b, 'en')).map(([code]) => code);

/** Returns a country's rank by name, for sorting a list by the displayed names; null for an unknown code. */
export const countryPlace = (code: RawBuilder<unknown>) =>
  sql<number | null>`array_position(${codesByName}::text[], ${code})`;

/** Adds the country's name to a stored address, as api/v1 returns it. */
export const withCountryName = (address: Address | null): ShownAddress | null =>
  address && { ...address, country_full_name: countryName(address.country) };

/** Returns the full name of a risk level; null if there is none. */
export const riskLevelName = (key: string | null): string | null =>
  riskLevels.find((level) => level.key === key)?.full_name ?? key;

/** Whether a net quantity can be stated in this unit: the code of a unit of mass or volume. */
export const isNetQuantityUnit = (code: string) => isLookupKey('unit_of_measures', code) && isMassOrVolume(code);

/** Whether a country or territory has this ISO 3166-1 code. */
export const isCountry = (code: string) => isLookupKey('countries', code);

/** Returns the classes of dangerous goods that the segregation table for air transport allows next to all of these. */
export function compatibleClasses(hazards: readonly string[]) {
  const isFree = (one: string, other: string) => segregationOf('air', { label: one }, { label: other }) === null;
  return dangerousGoodsClasses.filter(({ id }) => hazards.every((hazard) => isFree(id, hazard)));
}
