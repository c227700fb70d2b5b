import type { Texts } from '../pdf/fonts.ts';
import { addressTexts, cleanTexts, type Typed } from '../pdf/typed.ts';
import { place } from './messages.ts';
import type { Papers } from './read.ts';

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
        ...addressTexts(exporter.address),
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
        ...addressTexts(consignee.address),
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

/** Returns the texts of a paper by weight, as they are printed: names of parties stand in bold too. */
export function textsOf(papers: Papers): Texts {
  const { shipment, exporter, consignee, items, danger } = papers;
  return {
    regular: cleanTexts([
      ...typedIn(papers).flatMap(({ texts }) => texts),
      ...danger.goods.flatMap(({ name, proper_shipping_name }) => [name, proper_shipping_name]),
    ]),
    bold: cleanTexts([
      ...[exporter.name, consignee.name, consignee.latin_name, shipment.sold_to, shipment.notify_party],
      ...items.flatMap((item) => [item.vendor_name, item.end_user_label]),
    ]),
  };
}
