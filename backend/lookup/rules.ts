import { type RawBuilder, sql } from 'kysely';
import { ENGLISH, LANGUAGES, type Language } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import { withText } from '../language/withText.ts';
import type { Address, ShownAddress } from '../record/address.ts';
import { licenseExceptions } from '../regulation/licenseExceptions.ts';
import { isMassOrVolume } from '../regulation/measure.ts';
import { segregationOf } from '../regulation/segregation.ts';
import { units } from '../regulation/units.ts';
import { countries } from './countries.ts';
import { dangerousGoodsClasses } from './dangerousGoods.ts';
import { messages } from './messages.ts';

/**
 * The storage conditions of goods, with the temperatures in °C, both bounds included; null where they have no range. Ambient
 * and refrigerated are the ranges that their names state. Those around −20 and −80 °C are the customary tolerances of the
 * cold chain; they were not compared with a primary text.
 */
export const storageRequirements = withText(
  [
    { key: 'ambient', temperatures: { from: '15', to: '25' } },
    { key: 'refrigerated', temperatures: { from: '2', to: '8' } },
    { key: 'frozen', temperatures: { from: '-25', to: '-15' } },
    { key: 'ultra_frozen', temperatures: { from: '-90', to: '-60' } },
    { key: 'dry_ice', temperatures: null },
    { key: 'liquid_nitrogen', temperatures: null },
    { key: 'protect_from_light', temperatures: null },
  ],
  'name',
  ({ key }) => messages.storage[key],
);

/** The statuses of a material transfer agreement. */
export const mtaStatuses = withText(
  [{ key: 'not_required' }, { key: 'requested' }, { key: 'in_negotiation' }, { key: 'signed' }, { key: 'expired' }],
  'name',
  ({ key }) => messages.mtaStatus[key],
);

/** The packagings of shipments, with the code of UN/ECE Recommendation 21 if they have one. */
export const packageTypes = withText(
  [
    { key: 'box', code: 'BX' },
    { key: 'crate', code: 'CR' },
    { key: 'drum', code: 'DR' },
    { key: 'envelope', code: 'EN' },
    { key: 'pallet', code: 'PX' },
    { key: 'insulated_shipper', code: null },
    { key: 'cylinder', code: 'CY' },
    { key: 'bag', code: 'BG' },
  ],
  'name',
  ({ key }) => messages.packageType[key],
);

/** The risk levels of vendors and end users. */
export const riskLevels = withText(
  withText(
    [{ key: 'level_1' }, { key: 'level_2' }, { key: 'level_3' }, { key: 'level_4' }],
    'name',
    ({ key }) => messages.riskLevel[key],
  ),
  'full_name',
  ({ key }) => messages.riskLevelInFull[key],
);

/** The modes of transport of shipments. */
export const shipmentTypes = withText(
  [
    { key: 'air' },
    { key: 'air_charter' },
    { key: 'truck' },
    { key: 'ocean' },
    { key: 'courier' },
    { key: 'hand_carry' },
  ],
  'name',
  ({ key }) => messages.shipmentType[key],
);

/** Incoterms 2020, which divide costs and risks between seller and buyer. */
export const incoterms = withText(
  [
    { key: 'EXW' },
    { key: 'FCA' },
    { key: 'FAS' },
    { key: 'FOB' },
    { key: 'CFR' },
    { key: 'CIF' },
    { key: 'CPT' },
    { key: 'CIP' },
    { key: 'DAP' },
    { key: 'DPU' },
    { key: 'DDP' },
  ],
  'name',
  ({ key }) => messages.incoterm[key],
);

/**
 * The Incoterms under which the seller pays the main carriage, so that the price includes it: groups C and D of Incoterms
 * 2020 (ICC).
 */
export const incotermsWithFreight: readonly string[] = ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
/** Those under which the seller also insures the goods for the buyer: A5 of CIF and CIP. Under the terms of group D the risk is the seller's. */
export const incotermsWithInsurance: readonly string[] = ['CIF', 'CIP', 'DAP', 'DPU', 'DDP'];

/** The conditions of received goods. */
export const conditions = withText(
  [
    { key: 'good' },
    { key: 'damaged' },
    { key: 'opened' },
    { key: 'wrong_item' },
    { key: 'short_shipped' },
    { key: 'temperature_excursion' },
  ],
  'name',
  ({ key }) => messages.condition[key],
);

/** The kinds of records that have statuses. */
export const modelTypes = withText(
  [{ key: 'purchase_order' }, { key: 'order_item' }, { key: 'commercial_invoice' }],
  'name',
  ({ key }) => messages.model[key],
);

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

/** The countries in one language: their names by code, and their codes in the order of the names. */
interface Named {
  readonly names: ReadonlyMap<string, string>;
  readonly order: string[];
}

const byLanguage = new Map<Language, Named>();

/** English has the names of the table; other languages have those of CLDR. */
function namedIn(language: Language): Named {
  const known = byLanguage.get(language);
  if (known) return known;
  const { locale } = LANGUAGES[language];
  const own = language === ENGLISH ? null : new Intl.DisplayNames(locale, { type: 'region' });
  const names = new Map(Object.entries(countries).map(([code, english]) => [code, own?.of(code) ?? english]));
  const { compare } = new Intl.Collator(locale);
  const order = [...names].sort(([, a], [, b]) => compare(a, b)).map(([code]) => code);
  const named = { names, order };
  byLanguage.set(language, named);
  return named;
}

/** Returns the name of a country or territory by its code; an unknown code is returned as is. */
export const countryName = (code: string): string => namedIn(languageNow()).names.get(code) ?? code;

/** Returns the names of all countries and territories, by code. */
export const allCountryNames = (): Record<string, string> => Object.fromEntries(namedIn(languageNow()).names);

/** Returns a country's rank by name, for sorting a list by the displayed names; null for an unknown code. */
export const countryPlace = (code: RawBuilder<unknown>) =>
  sql<number | null>`array_position(${namedIn(languageNow()).order}::text[], ${code})`;

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
