import { countryName } from '../lookup/rules.ts';
import {
  roomOfSignature,
  roomOfTotals,
  writeFacts,
  writeHeading,
  writeNotes,
  writeSignature,
  writeTotals,
} from '../pdf/blocks.ts';
import { plain } from '../pdf/clean.ts';
import { loadFaces } from '../pdf/fonts.ts';
import { pdfMessages } from '../pdf/messages.ts';
import { openSheet } from '../pdf/sheet.ts';
import { writeTable } from '../pdf/table.ts';
import { formatNumber, joined, labelled, nothing, orNothing, paperDate, sumOf } from '../pdf/values.ts';
import { unitBeside } from '../regulation/units.ts';
import { hsCode } from './format.ts';
import { furnitureOf, writeAllParties, writeHead, writeTransport } from './head.ts';
import { paper } from './messages.ts';
import { endUsersOf, type Papers } from './read.ts';
import type { PaperSettings } from './settings.ts';
import { textsOf } from './typed.ts';

const columns = () =>
  [
    { title: paper.line, width: 26 },
    { title: paper.description },
    { title: paper.orderTitle, width: 84 },
    { title: paper.eccn, width: 50 },
    { title: paper.hsCode, width: 64 },
    { title: paper.quantity, width: 50, numeric: true },
    { title: paper.unit, width: 46 },
    { title: paper.totalValue, width: 62, numeric: true },
  ] as const;

/** Creates the report of a shipment's goods by end user. Deterministic except for the date. */
export async function endUsersPdf(papers: Papers, settings: PaperSettings) {
  const { items } = papers;
  const { faces } = await loadFaces(textsOf(papers, settings.limit));
  const sheet = openSheet(furnitureOf(paper.endUserReport, papers, settings), faces, settings.gone);
  writeHead(sheet, paper.endUserReport, papers, settings);
  writeAllParties(sheet, papers, { withEndUsers: false });
  writeTransport(sheet, papers);
  const signature = roomOfSignature(sheet, paper.endUserDeclaration, pdfMessages.signature);
  const endUsers = endUsersOf(items);
  if (items.length === 0) writeNotes(sheet, [paper.noGoods], signature);
  for (const endUser of endUsers) {
    // Room for the facts, the head of the table and its first row.
    writeHeading(sheet, plain(endUser.label) || nothing, 150);
    writeFacts(sheet, [
      [paper.organization, orNothing(endUser.organization)],
      [paper.country, endUser.country ? countryName(endUser.country) : nothing],
      [paper.screened, paperDate(endUser.screened)],
    ]);
    const rows = endUser.items.map((item) => [
      String(item.line),
      { text: plain(item.material), below: [labelled(paper.catalogNumber, item.catalog_number)] },
      paper.order(joined([item.order_number]), item.position),
      orNothing(item.eccn_details),
      hsCode(item.hs_code),
      formatNumber(item.quantity),
      plain(unitBeside(item.quantity, item.size_per_item)),
      formatNumber(item.total_value),
    ]);
    const follows = roomOfTotals(1) + (endUser === endUsers.at(-1) ? signature : 0);
    await writeTable(sheet, columns(), rows, { follows });
    const total = sumOf(endUser.items.map((item) => item.total_value));
    writeTotals(sheet, [[paper.endUserTotal(endUser.items.length), formatNumber(total)]]);
  }
  writeSignature(sheet, paper.endUserDeclaration, pdfMessages.signature, plain(papers.shipment.signatory ?? ''));
  return sheet.finish();
}
