import { countryName } from '../lookup/rules.ts';
import type { Texts } from '../pdf/fonts.ts';
import { addressTexts, cleanTexts, type Typed } from '../pdf/typed.ts';
import { dayText } from '../record/dayText.ts';
import { unitName } from '../regulation/units.ts';
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

/** Returns a day of each month, as the language of the paper words it. */
const months = () => Array.from({ length: 12 }, (_, at) => dayText(`2026-${String(at + 1).padStart(2, '0')}-10`));

/** Returns the texts of a purchase order by weight, as they are printed; its own words stand in either. */
export function textsOf(order: OrderPaper): Texts {
  const { buyer, vendor, shipTo, items } = order;
  const own = Object.values(words).flatMap((text) => (typeof text === 'string' ? [text] : []));
  const countries = [buyer, vendor, shipTo].flatMap(({ address }) => (address ? [countryName(address.country)] : []));
  const units = items.map((item) => unitName(item.size_per_item));
  const all = [...own, ...words.signature, words.pageOf(1, 2), ...months(), ...countries, ...units];
  return {
    regular: cleanTexts([...all, ...typedIn(order).flatMap(({ texts }) => texts)]),
    bold: cleanTexts([...all, buyer.name, vendor.name, shipTo.name, shipTo.latin_name]),
  };
}
