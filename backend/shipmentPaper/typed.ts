import { plain } from '../pdf/clean.ts';
import { loadFaces, type Texts } from '../pdf/fonts.ts';
import type { Address } from '../record/address.ts';
import { place } from './messages.ts';
import type { Papers } from './read.ts';

/** Texts that people typed, and where they stand on a paper. */
interface Typed {
  readonly place: string;
  readonly texts: readonly (string | null)[];
}

/** Lists what people typed and papers print, by place. */
export function typedIn({ shipment, exporter, consignee, courier, airline, items }: Papers): Typed[] {
  return [
    {
      place: place.invoice,
      texts: [
        ...[
          shipment.invoice_number,
          shipment.commercial_name,
          shipment.awb,
          shipment.incoterm,
          shipment.incoterm_place,
        ],
        ...[shipment.itn, shipment.license_number, shipment.payment_terms, shipment.export_reason],
        ...[shipment.sold_to, shipment.notify_party, shipment.signatory],
      ],
    },
    {
      place: place.exporter,
      texts: [
        ...[exporter.name, exporter.ein, exporter.contact_person, exporter.phone_number, exporter.email],
        ...linesOf(exporter.address),
      ],
    },
    {
      place: place.consignee,
      texts: [
        consignee.name,
        consignee.latin_name,
        consignee.tax_number,
        consignee.attn,
        consignee.phone_number,
        ...linesOf(consignee.address),
      ],
    },
    { place: place.carrier, texts: [courier, airline] },
    ...items.flatMap((item) => [
      { place: place.vendor, texts: [item.vendor_name] },
      { place: place.endUser, texts: [item.end_user_label, item.end_user_organization] },
      {
        place: place.line(item.line),
        texts: [
          ...[item.material, item.catalog_number, item.order_number, item.size_per_item, item.hs_code, item.lot_number],
          ...[item.eccn_details, item.un_number, item.dg_class, item.dg_description],
        ],
      },
    ]),
  ];
}

const linesOf = (address: Address | null) =>
  address ? [address.address, address.city, address.state ?? null, address.zip_code ?? null] : [];

/** Returns the texts of a paper by weight, as they are printed: names of parties stand in bold too. */
export function textsOf(papers: Papers): Texts {
  const clean = (texts: readonly (string | null)[]) => [...new Set(texts.flatMap((text) => (text ? plain(text) : [])))];
  const { shipment, exporter, consignee, items, danger } = papers;
  return {
    regular: clean([
      ...typedIn(papers).flatMap(({ texts }) => texts),
      ...danger.goods.flatMap(({ name, proper_shipping_name }) => [name, proper_shipping_name]),
    ]),
    bold: clean([
      ...[exporter.name, consignee.name, consignee.latin_name, shipment.sold_to, shipment.notify_party],
      ...items.flatMap((item) => [item.vendor_name, item.end_user_label]),
    ]),
  };
}

/** Letters that no font has, and the place where they stand. */
export interface Unprintable {
  readonly place: string;
  readonly letters: string[];
}

/** Latin with its common marks, Greek and Cyrillic: the basic font has all of it. */
const common = /^[ -~\u00a1-\u024f\u0391-\u03a1\u03a3-\u03c9\u0400-\u045f\u2010-\u2027]*$/;

/** Whether the papers print in full, known without a look at fonts. */
export const isSurelyPrintable = (papers: Papers) =>
  Object.values(textsOf(papers)).every((texts) => texts.every((text) => common.test(text)));

/** Returns the letters that no font has, by the place where they stand; empty if everything prints. */
export async function unprintableIn(papers: Papers): Promise<Unprintable[]> {
  const { missing } = await loadFaces(textsOf(papers));
  if (missing.size === 0) return [];
  const found = new Map<string, Set<string>>();
  for (const { place: where, texts } of typedIn(papers)) {
    const signs = texts.flatMap((text) => (text ? Array.from(plain(text)) : [])).filter((sign) => missing.has(sign));
    if (signs.length > 0) found.set(where, new Set([...(found.get(where) ?? []), ...signs]));
  }
  return [...found].map(([where, signs]) => ({ place: where, letters: [...signs] }));
}
