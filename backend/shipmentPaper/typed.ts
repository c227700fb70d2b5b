import { countryName, packageTypes, shipmentTypes } from '../lookup/rules.ts';
import type { Texts } from '../pdf/fonts.ts';
import { wordsOf } from '../pdf/ownWords.ts';
import { groupTexts, organizationTexts } from '../pdf/parties.ts';
import { cleanTexts, type Typed } from '../pdf/typed.ts';
import { unitWords } from '../regulation/units.ts';
import { paper, place } from './messages.ts';
import { exportOf, type Papers } from './read.ts';

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
    { place: place.exporter, texts: organizationTexts(exporter) },
    { place: place.consignee, texts: groupTexts(consignee) },
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

/** Returns the texts of a paper by weight, as they are printed: names of parties and headings stand in bold too. */
export function textsOf(papers: Papers, limit: string): Texts {
  const { shipment, exporter, consignee, items, danger } = papers;
  const own = ownTexts(papers, limit);
  return {
    regular: cleanTexts([
      ...own,
      ...typedIn(papers).flatMap(({ texts }) => texts),
      ...danger.goods.map(({ proper_shipping_name }) => proper_shipping_name),
    ]),
    bold: cleanTexts([
      ...own,
      ...[exporter.name, consignee.name, consignee.latin_name, shipment.sold_to, shipment.notify_party],
      ...items.flatMap((item) => [item.vendor_name, item.end_user_label]),
    ]),
  };
}

/** Lists what a paper prints in its language: its words, names of countries, units and kinds, and what is decided about it. */
function ownTexts(papers: Papers, limit: string): string[] {
  const { exporter, consignee, items } = papers;
  const countries = [
    ...[exporter, consignee].map(({ address }) => address?.country ?? null),
    ...items.flatMap((item) => [item.end_user_country, ...item.countries_of_manufacture]),
  ];
  const { legend, decidedAgainst, control } = exportOf(papers, limit);
  return [
    ...wordsOf(paper),
    ...new Set(countries.flatMap((country) => (country === null ? [] : [countryName(country)]))),
    ...[...shipmentTypes, ...packageTypes].map(({ name }) => name),
    ...new Set(items.flatMap((item) => [...unitWords(item.size_per_item), ...unitWords(item.net_quantity_unit ?? '')])),
    ...unitWords('KGM'),
    ...[legend ?? '', decidedAgainst ?? '', control.message, ...control.because.map(({ message }) => message)],
  ];
}
