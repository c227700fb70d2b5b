import { writeNotes } from '../pdf/blocks.ts';
import { plain } from '../pdf/clean.ts';
import { loadFaces } from '../pdf/fonts.ts';
import { openSheet, type Sheet } from '../pdf/sheet.ts';
import { type Cell, writeTable } from '../pdf/table.ts';
import { formatNumber, joined, nothing } from '../pdf/values.ts';
import { trimDecimal } from '../record/decimal.ts';
import { unitBeside } from '../regulation/units.ts';
import { packageWords } from '../shipment/rules.ts';
import { writeDangerousGoods } from './dangerousGoods.ts';
import { lotText } from './format.ts';
import { furnitureOf, writeAllParties, writeHead, writeTransport } from './head.ts';
import { paper } from './messages.ts';
import type { PaperItem, Papers } from './read.ts';
import type { PaperSettings } from './settings.ts';
import { textsOf } from './typed.ts';

/** Creates the packing list: which packages there are, what each weighs and holds, and how it is marked. */
export async function packingListPdf(papers: Papers, settings: PaperSettings) {
  const { faces } = await loadFaces(textsOf(papers, settings.limit));
  const sheet = openSheet(furnitureOf(paper.packingList, papers, settings), faces, settings.gone);
  writeHead(sheet, paper.packingList, papers, settings);
  writeAllParties(sheet, papers, { withEndUsers: false });
  writeTransport(sheet, papers);
  await writePackages(sheet, papers);
  writeNotes(sheet, marksOf(papers));
  await writeDangerousGoods(sheet, papers, 0);
  return sheet.finish();
}

const columns = () =>
  [
    { title: paper.packageNumbers, width: 60 },
    { title: paper.packageKind, width: 92 },
    { title: paper.line, width: 26 },
    { title: paper.description },
    { title: paper.quantity, width: 50, numeric: true },
    { title: paper.unit, width: 46 },
    { title: paper.netEach, width: 48, numeric: true },
    { title: paper.grossEach, width: 48, numeric: true },
  ] as const;

/** Writes a row for each item of each line of packages: a line may hold more than fits on a page. */
async function writePackages(sheet: Sheet, { packages, items }: Papers): Promise<void> {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const rows = packages.flatMap((line) => {
    const held = line.contents.map(({ order_item_id, quantity }) => ({ item: itemOf.get(order_item_id), quantity }));
    const kind: Cell = {
      text: packageWords.type(line.package_type) || nothing,
      below: [packageWords.size(line)].filter(Boolean),
    };
    const weights = [line.net_weight, line.gross_weight].map((kilograms) =>
      kilograms === null ? nothing : formatNumber(kilograms),
    );
    const goods = held.length > 0 ? held : [{ item: undefined, quantity: '' }];
    return goods.map(({ item, quantity }, at) => [
      // On each row: the rows of a line may go on to the next page.
      numbersOf(line),
      at === 0 ? kind : '',
      ...(item ? goodsOf(item, quantity) : ['', nothing, '', '']),
      ...(at === 0 ? weights : ['', '']),
    ]);
  });
  await writeTable(sheet, columns(), rows, { heading: paper.packages });
}

const goodsOf = (item: PaperItem, quantity: string): (Cell | string)[] => [
  String(item.line),
  {
    text: plain(item.material),
    below: [paper.order(joined([item.order_number]), item.position), lotText(item)].filter(Boolean),
  },
  formatNumber(trimDecimal(quantity)),
  plain(unitBeside(quantity, item.size_per_item)),
];

const numbersOf = ({ from, to }: Papers['packages'][number]) => (from === to ? String(from) : `${from}–${to}`);

/** Returns what is to be marked on packages with dry ice: 49 CFR 173.217(c)(1). */
const marksOf = ({ packages }: Papers) =>
  packages.flatMap((line) =>
    line.dry_ice === null ? [] : [paper.iceMark(line, formatNumber(trimDecimal(line.dry_ice)))],
  );
