import { countryName } from '../lookup/rules.ts';
import {
  type Fact,
  type Party,
  roomOfSignature,
  roomOfTotals,
  writeFacts,
  writeHeading,
  writeNotes,
  writeParties,
  writeSignature,
  writeTitle,
  writeTotals,
} from '../pdf/blocks.ts';
import { plain, plainLines } from '../pdf/clean.ts';
import { loadFaces } from '../pdf/fonts.ts';
import { pdfMessages } from '../pdf/messages.ts';
import { groupParty, organizationParty, vendorParty } from '../pdf/parties.ts';
import { openSheet, type Sheet } from '../pdf/sheet.ts';
import { writeTable } from '../pdf/table.ts';
import { formatNumber, joined, labelled, orNothing, paperDate, sumOf } from '../pdf/values.ts';
import { unitBeside } from '../regulation/units.ts';
import { orderPaper as words } from './messages.ts';
import type { OrderPaper } from './read.ts';
import { textsOf } from './typed.ts';

/** When a purchase order is printed. */
export interface OrderPaperSettings {
  readonly now: Date;
  /** The calendar date of the caller. */
  readonly today: string;
  /** Aborted when the client has disconnected. */
  readonly gone: AbortSignal;
}

/** Creates the purchase order that is sent to the vendor. Deterministic except for the date. */
export async function orderPdf(order: OrderPaper, { now, today, gone }: OrderPaperSettings) {
  const { faces } = await loadFaces(textsOf(order));
  const number = plain(order.order_number);
  const furniture = {
    title: `${words.title} ${number}`,
    author: plain(order.buyer.name),
    runningHead: labelled(words.title, number),
    foot: labelled(`${joined([order.buyer.name])} ·`, number),
    draft: null,
    now,
  };
  const sheet = openSheet(furniture, faces, gone);
  writeTitle(sheet, words.title, headOf(order, today));
  writeParties(sheet, partiesOf(order));
  writeFacts(sheet, factsOf(order), 3);
  const signature = roomOfSignature(sheet, words.authorization, pdfMessages.signature);
  await writeItems(sheet, order, signature);
  writeSignature(sheet, words.authorization, pdfMessages.signature);
  return sheet.finish();
}

const headOf = (order: OrderPaper, today: string): Fact[] => [
  [words.orderNumber, joined([order.order_number])],
  ...(order.order_number_internal ? [[words.requestNumber, joined([order.order_number_internal])] as const] : []),
  [words.date, paperDate(order.order_date)],
  ...(order.order_date === today ? [] : [[words.printed, paperDate(today)] as const]),
];

const partiesOf = ({ buyer, vendor, shipTo }: OrderPaper): Party[] => [
  organizationParty(words.buyer, buyer, countryName),
  vendorParty(words.vendor, vendor, countryName),
  groupParty(words.shipTo, shipTo, countryName),
];

const factsOf = ({ funding_number: number, funding_description: funding }: OrderPaper): Fact[] => [
  [pdfMessages.currency, words.usd],
  ...(number ? [[words.fundingNumber, orNothing(number)] as const] : []),
  ...(funding ? [[words.funding, orNothing(funding)] as const] : []),
];

/** Writes the items and their sum. @param follows the points of what stays with the sum */
async function writeItems(sheet: Sheet, { items }: OrderPaper, follows: number): Promise<void> {
  if (items.length === 0) {
    writeHeading(sheet, words.items);
    return writeNotes(sheet, [words.noItems], follows);
  }
  const columns = [
    { title: words.line, width: 30 },
    { title: words.description },
    { title: words.quantity, width: 58, numeric: true },
    { title: words.unit, width: 62 },
    { title: words.unitPrice, width: 70, numeric: true },
    { title: words.amount, width: 76, numeric: true },
  ] as const;
  const rows = items.map((item) => [
    item.position,
    { text: plain(item.material), below: detailsOf(item) },
    formatNumber(item.quantity),
    plain(unitBeside(item.quantity, item.size_per_item)),
    formatNumber(item.value_per_item),
    formatNumber(item.total_value),
  ]);
  await writeTable(sheet, columns, rows, { heading: words.items, follows: roomOfTotals(1) + follows });
  writeTotals(sheet, [[words.total, formatNumber(sumOf(items.map((item) => item.total_value)))]]);
}

const detailsOf = ({ catalog_number: number, urgent, notes }: OrderPaper['items'][number]): string[] => [
  ...(plain(number) ? [labelled(words.catalogNumber, number)] : []),
  ...(urgent ? [words.urgent] : []),
  ...(notes ? plainLines(notes) : []),
];
