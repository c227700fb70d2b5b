/** The facts of a shipment that the export rule depends on. */

/** A line with the values that the export rule uses. */
export interface ExportedLine {
  readonly id: number;
  /** The name of the goods. */
  readonly material: string;
  readonly hs_code: string | null;
  /** US dollars, exact decimal text. */
  readonly total_value: string;
  readonly eccn: string | null;
  /** ISO 3166-1 codes; empty if unknown. */
  readonly countries_of_manufacture: readonly string[];
  /** ISO 3166-1 code of the end user's country; null if unknown. */
  readonly end_user_country: string | null;
}

/** Another invoice to the same group. */
export interface OtherInvoice {
  readonly invoice_number: string;
  /**
   * Whether it is known to travel together, which makes both one shipment (15 CFR 30.1). Otherwise it leaves on the same
   * day, and the air waybill of one of them is not known.
   */
  readonly together: boolean;
  readonly lines: readonly ExportedLine[];
}

/** The facts that the rule depends on. */
export interface ExportFacts {
  /** ISO 3166-1 codes of the exporter's and the group's country, if known. */
  readonly from: string | null;
  readonly to: string | null;
  /** The user's decision about the filing; null if undecided. */
  readonly stated: boolean | null;
  /** The proof of filing; null if there is none. */
  readonly itn: string | null;
  /** What is stated about a licence: its number, or the symbol of an exception or NLR, never both; null if nothing is. */
  readonly license_number: string | null;
  readonly license_exception: string | null;
  readonly lines: readonly ExportedLine[];
  readonly others: readonly OtherInvoice[];
  /** US dollars, exact decimal text. */
  readonly limit: string;
}
