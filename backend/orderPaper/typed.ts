import { countryName } from '../lookup/rules.ts';
import type { Texts } from '../pdf/fonts.ts';
import { wordsOf } from '../pdf/ownWords.ts';
import { groupTexts, organizationTexts, vendorTexts } from '../pdf/parties.ts';
import { cleanTexts, type Typed } from '../pdf/typed.ts';
import { unitWords } from '../regulation/units.ts';
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
    { place: words.buyer, texts: organizationTexts(buyer) },
    { place: words.vendor, texts: vendorTexts(vendor) },
    { place: words.shipTo, texts: groupTexts(shipTo) },
    ...items.map((item) => ({
      place: place.line(item.position),
      texts: [item.material, item.catalog_number, item.size_per_item, item.notes],
    })),
  ];
}

/** Returns the texts of a purchase order by weight, as they are printed; its own words stand in either. */
export function textsOf(order: OrderPaper): Texts {
  const { buyer, vendor, shipTo, items } = order;
  const countries = [buyer, vendor, shipTo].flatMap(({ address }) => (address ? [countryName(address.country)] : []));
  const own = [...wordsOf(words), ...countries, ...items.flatMap((item) => unitWords(item.size_per_item))];
  return {
    regular: cleanTexts([...own, ...typedIn(order).flatMap(({ texts }) => texts)]),
    bold: cleanTexts([...own, buyer.name, vendor.name, shipTo.name, shipTo.latin_name]),
  };
}
