/** The facts of a shipment's goods that the rules of dangerous goods depend on. */
import type { CheckAnswer } from './checkAnswer.ts';
import type { PackageLine } from './packageLines.ts';

/** Who acknowledged pairs of dangerous goods, and when, by the keys of the pairs. */
export type Acknowledged = Readonly<Record<string, { readonly user_id: number; readonly at: string }>>;

/** The facts of an item that the rules of dangerous goods depend on. */
export interface DangerousItem {
  /** Null for dry ice, which is packed around the items. */
  readonly id: number | null;
  readonly material: string;
  readonly un_number: string | null;
  readonly dg_class: string | null;
  readonly dg_description: string | null;
  readonly subsidiary_hazards: readonly string[];
  readonly packing_group: string | null;
  /** Exact decimal text. */
  readonly quantity: string;
  /** Code of UN/ECE Recommendation 20, or free text. */
  readonly size_per_item: string;
  /** The goods in one unit, exact decimal text, and the unit of this quantity; null if not stated. */
  readonly net_quantity: string | null;
  readonly net_quantity_unit: string | null;
  readonly storage: string | null;
  readonly assessed: boolean;
}

/** The facts that the rules depend on. */
export interface DangerFacts {
  readonly shipment_type: string | null;
  readonly package_quantity: number | null;
  readonly package_type: string | null;
  /** Kilograms, exact decimal text; with packaging. */
  readonly total_weight: string | null;
  /** Kilograms, exact decimal text. */
  readonly dry_ice: string | null;
  /** The packages line by line; empty if they are not listed. */
  readonly packages: readonly PackageLine[];
  readonly items: readonly DangerousItem[];
  readonly acknowledged: Acknowledged;
}

/** Goods with the data of the table of 49 CFR 172.101 for their number. */
export interface DangerousGood {
  readonly order_item_id: number | null;
  readonly name: string;
  readonly un_number: string | null;
  /** Whether the table contains the number; null without one. */
  readonly in_table: boolean | null;
  readonly proper_shipping_name: string | null;
  /** The primary hazard, an explosive's with its letter; null if unknown. */
  readonly dg_class: string | null;
  readonly subsidiary_hazards: string[];
  readonly packing_group: string | null;
  /** The maximum in one package, in the table's words. */
  readonly passenger_aircraft: string | null;
  readonly cargo_aircraft: string | null;
  /** Whether number, class and packing group agree with the table, and the quantity with its limits. */
  readonly answer: CheckAnswer;
  /** The inputs that are missing or unreadable; empty unless the answer is `cannot_tell`. */
  readonly because: string[];
  /** The remarks for a person to check. */
  readonly remarks: string[];
}

/** What one check found about goods. */
export interface Finding {
  readonly answer: CheckAnswer;
  /** What is wrong, or a person has to see to. */
  readonly remarks: readonly string[];
  /** What is missing or unreadable. */
  readonly because: readonly string[];
}
