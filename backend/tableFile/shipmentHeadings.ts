/** The headings that lists of deliveries have for the shipments in which goods came, and for what only such lists say. */

/** Headings with one meaning, by field of the import of deliveries. */
export const DELIVERY_HEADINGS = {
  line_id: named('ID, Line ID, Line item ID, Delivery line, ID de ligne, ID de línea, ID da linha, معرف السطر'),
  country:
    named(`Country, End user country, Destination country, Country of destination, Delivery country, Pays, Pays destinataire,
    Pays de destination, País, País de destino, País do destino, Land, Страна, الدولة, البلد, بلد المقصد, 国家`),
  quote_date:
    named(`Quote date, Quotation date, PQ date, PQ First Sent to Client Date, Date de devis, Date du devis, Fecha de cotización,
    Fecha de presupuesto, Data da cotação, Data do orçamento, تاريخ عرض السعر`),
  pack_count: named(`Count per pack, Units per pack, Unit of Measure (Per Pack), Number per pack, Nombre par boîte,
    Unités par conditionnement, Unidades por envase, Unidades por embalagem, عدد الوحدات في العبوة`),
  shipment_number:
    named(`Shipment #, Shipment number, Shipment no, Commercial invoice, Commercial invoice #, Commercial invoice number,
    Invoice number, Invoice #, Invoice no, ASN/DN #, ASN, ASN #, Delivery note, Delivery note #, N° d’expédition, N° de facture,
    N° de facture commerciale, N.º de envío, N.º de factura, N.º de factura comercial, N.º da expedição, N.º da fatura,
    N.º da fatura comercial, رقم الشحنة, رقم الفاتورة, رقم الفاتورة التجارية`),
  incoterm: named('Incoterm, Incoterms, INCO term, Vendor INCO Term, Delivery terms, شروط التسليم'),
  anticipated_ship_date:
    named(`Anticipated ship date, Scheduled Delivery Date, Planned ship date, Expected ship date, ETD,
    Date d’expédition prévue, Fecha de envío prevista, Data de envio prevista, تاريخ الشحن المتوقع`),
  shipped_date:
    named(`Shipped date, Ship date, Date shipped, Delivered to Client Date, Date d’expédition, Fecha de envío, Data de envio,
    تاريخ الشحن`),
  weight: named(
    'Weight, Total weight, Weight (Kilograms), Weight (kg), Gross weight, Poids, Poids total, Peso, Peso total, الوزن',
  ),
  freight_cost:
    named(`Freight cost, Freight, Freight Cost (USD), Shipping cost, Coût du fret, Fret, Coste de flete, Costo de flete,
    Flete, Custo do frete, Frete, تكلفة الشحن`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** More headings of fields that other lists have, too. */
export const MORE_DELIVERY_HEADINGS = {
  notes: named(
    'Manufacturing Site, Manufacturing site, Site de fabrication, Lugar de fabricación, Local de fabrico, موقع التصنيع',
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;

function named(list: string): string[] {
  return list.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
}
