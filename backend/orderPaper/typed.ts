import type { Texts } from '../pdf/fonts.ts';
import { addressTexts, cleanTexts, type Typed } from '../pdf/typed.ts';
import { orderPaper as words } from './messages.ts';
import type { OrderPaper } from './read.ts';

/** Lists what people typed and a purchase order prints, by place. */
export function typedIn({ buyer, vendor, shipTo, items, ...order }: OrderPaper): Typed[] {
  const { place } = words;
  return [
    {
      place: place.order,
      texts: [order.order_number, order.order_number_internal, order.funding_number, order.funding_description],
    },
    {
      place: words.buyer,
      texts: [
        buyer.name,
        buyer.ein,
        buyer.contact_person,
        buyer.phone_number,
        buyer.email,
        ...addressTexts(buyer.address),
      ],
    },
    { place: words.vendor, texts: [vendor.name, vendor.phone_number, vendor.email, ...addressTexts(vendor.address)] },
    {
      place: words.shipTo,
      texts: [
        ...[shipTo.name, shipTo.latin_name, shipTo.attn, shipTo.tax_number, shipTo.phone_number],
        ...addressTexts(shipTo.address),
      ],
    },
    ...items.map((item) => ({
      place: place.line(item.position),
      texts: [item.material, item.catalog_number, item.size_per_item, item.notes],
    })),
  ];
}

/** Returns the texts of a purchase order by weight, as they are printed; its own words stand in either. */
export function textsOf(order: OrderPaper): Texts {
  const own = Object.values(words).flatMap((text) => (typeof text === 'string' ? [text] : []));
  const all = [...own, ...words.signature, words.pageOf(1, 2)];
  return {
    regular: cleanTexts([...all, ...typedIn(order).flatMap(({ texts }) => texts)]),
    bold: cleanTexts([...all, order.buyer.name, order.vendor.name, order.shipTo.name, order.shipTo.latin_name]),
  };
}
