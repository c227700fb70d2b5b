import { countryName, incotermsWithFreight, incotermsWithInsurance } from '../lookup/rules.ts';
import {
  type Fact,
  roomOfSignature,
  roomOfTotals,
  writeFacts,
  writeHeading,
  writeNotes,
  writeSignature,
  writeStatements,
  writeTotals,
} from '../pdf/blocks.ts';
import { plain } from '../pdf/clean.ts';
import { loadFaces } from '../pdf/fonts.ts';
import { pdfMessages } from '../pdf/messages.ts';
import { openSheet, type Sheet } from '../pdf/sheet.ts';
import { writeTable } from '../pdf/table.ts';
import { formatNumber, joined, labelled, nothing, orNothing, sumOf } from '../pdf/values.ts';
import { hsDigits } from '../regulation/hsCode.ts';
import { licenseExceptionName } from '../regulation/licenseExceptions.ts';
import { unitBeside } from '../regulation/units.ts';
import { hazardsOf, writeDangerousGoods } from './dangerousGoods.ts';
import { hsCode, listed, lotText, ranges } from './format.ts';
import { fewEndUsers, furnitureOf, writeAllParties, writeHead, writeTransport } from './head.ts';
import { paper } from './messages.ts';
import { endUsersOf, exportOf, type PaperItem, type Papers } from './read.ts';
import type { PaperSettings } from './settings.ts';
import { textsOf } from './typed.ts';

type Control = ReturnType<typeof exportOf>['control'];

/** Creates the commercial invoice for customs; `withHs` adds the totals by HS code. Deterministic except for the date. */
export async function invoicePdf(papers: Papers, settings: PaperSettings, { withHs }: { withHs: boolean }) {
  const { shipment, items } = papers;
  const { faces } = await loadFaces(textsOf(papers, settings.limit));
  const sheet = openSheet(furnitureOf(paper.invoice, papers, settings), faces, settings.gone);
  writeHead(sheet, paper.invoice, papers, settings);
  writeAllParties(sheet, papers, { withEndUsers: true });
  writeTransport(sheet, papers);
  const { legend: decided, decidedAgainst, control } = exportOf(papers, settings.limit);
  // A draft claims no exemption: what it rests on may still change.
  const legend = decided?.startsWith('NOEEI') && settings.issue === null ? paper.legendWhenIssued : decided;
  const facts: Fact[] = [
    [pdfMessages.currency, paper.usd],
    ...(legend ? [[paper.eei, plain(legend)] as const] : []),
    ...licenseOf(shipment),
    ...stated(paper.paymentTerms, shipment.payment_terms),
    ...stated(paper.exportReason, shipment.export_reason),
  ];
  writeFacts(sheet, facts, 2);
  if (decidedAgainst) writeStatements(sheet, [decidedAgainst]);
  await writeItems(sheet, items);
  writeSums(sheet, papers);
  if (withHs) await writeHsTotals(sheet, items);
  writeControlStatement(sheet, control, settings.issue !== null);
  const signature = roomOfSignature(sheet, paper.declaration, pdfMessages.signature);
  const hasTable = endUsersOf(items).length > fewEndUsers;
  await writeDangerousGoods(sheet, papers, hasTable ? 0 : signature);
  if (hasTable) await writeEndUsers(sheet, papers, signature);
  writeSignature(sheet, paper.declaration, pdfMessages.signature, plain(shipment.signatory ?? ''));
  return sheet.finish();
}

/** Returns a fact, or none if nothing was entered. */
const stated = (label: string, value: string | null): Fact[] => (value ? [[label, orNothing(value)]] : []);

/** Returns what is stated about a licence. */
function licenseOf({ license_number, license_exception }: Papers['shipment']): Fact[] {
  if (license_number) return [[paper.licenseNumber, orNothing(license_number)]];
  return license_exception ? [[paper.licenseException, licenseExceptionName(license_exception)]] : [];
}

/**
 * Writes the destination control statement with the ECCNs that belong to it, or that it is not known whether it is due. Why
 * it is not known is said on drafts: customs are not to read what is still missing in Lading.
 */
function writeControlStatement(
  sheet: Sheet,
  { answer, text, eccns, because, message }: Control,
  isIssued: boolean,
): void {
  if (answer === 'not_required') return;
  writeHeading(sheet, paper.controlStatement);
  const notes =
    answer === 'required'
      ? [
          text ?? '',
          ...(text && paper.controlTranslation ? [paper.controlTranslation] : []),
          ...(eccns.length > 0 ? [paper.controlEccns(eccns)] : []),
          ...because.map((reason) => paper.controlOpen(plain(reason.message))),
        ]
      : [isIssued ? paper.controlUndecided : plain(message)];
  writeStatements(sheet, notes);
}

const goodsColumns = () =>
  [
    { title: paper.line, width: 26 },
    { title: paper.description },
    { title: paper.hsCode, width: 66 },
    { title: paper.origin, width: 62 },
    { title: paper.quantity, width: 50, numeric: true },
    { title: paper.unit, width: 46 },
    { title: paper.unitValue, width: 60, numeric: true },
    { title: paper.totalValue, width: 64, numeric: true },
  ] as const;

async function writeItems(sheet: Sheet, items: readonly PaperItem[]): Promise<void> {
  if (items.length === 0) {
    writeHeading(sheet, paper.goods);
    return writeNotes(sheet, [paper.noGoods]);
  }
  const manyVendors = new Set(items.map((item) => item.vendor_name)).size > 1;
  const rows = items.map((item) => [
    String(item.line),
    { text: plain(item.material), below: detailsOf(item, manyVendors) },
    hsCode(item.hs_code),
    origins(item.countries_of_manufacture),
    formatNumber(item.quantity),
    plain(unitBeside(item.quantity, item.size_per_item)),
    formatNumber(item.value_per_item),
    formatNumber(item.total_value),
  ]);
  await writeTable(sheet, goodsColumns(), rows, { heading: paper.goods, follows: roomOfTotals(3) });
}

/** Returns the lines below a description: the origin of the line, and the facts for export control and carriers. */
function detailsOf(item: PaperItem, withVendor: boolean): string[] {
  const order = paper.order(joined([item.order_number]), item.position);
  const marks = [
    item.eccn_details ? labelled(paper.eccn, item.eccn_details) : '',
    item.danger ? [item.un_number, hazardsOf(item.danger)].filter(Boolean).join(', ') : '',
  ].filter(Boolean);
  const lot = lotText(item);
  return [
    `${labelled(paper.catalogNumber, item.catalog_number)} · ${order}`,
    ...(withVendor ? [joined([item.vendor_name])] : []),
    ...(marks.length > 0 ? [marks.join(' · ')] : []),
    ...(lot ? [lot] : []),
  ];
}

const origins = (countries: readonly string[]) => listed(countries.map(countryName), 24);
/** Lists lines by their numbers on this paper. */
const linesOf = (items: readonly PaperItem[]) => listed(ranges(items.map((item) => item.line)), 120);

/**
 * Writes the value of the goods, freight and insurance, and the total. Only terms under which the seller pays them make
 * freight and insurance part of the price; under all others, and without terms, they stand apart.
 */
function writeSums(sheet: Sheet, { shipment, items }: Papers): void {
  const goods = sumOf(items.map((item) => item.total_value));
  const costs = [
    { label: paper.freight, cost: shipment.freight_cost, terms: incotermsWithFreight },
    { label: paper.insurance, cost: shipment.insurance_cost ?? null, terms: incotermsWithInsurance },
  ].map(({ terms, ...each }) => ({ ...each, isIncluded: terms.includes(shipment.incoterm ?? '') }));
  const included = costs.flatMap(({ cost, isIncluded }) => (isIncluded && cost !== null ? [cost] : []));
  const stated = costs.filter(({ cost, label }) => cost !== null || label === paper.freight);
  writeTotals(sheet, [
    [paper.goodsValue, formatNumber(goods)],
    ...stated.map(({ label, cost, isIncluded }) => {
      const named = cost === null || isIncluded ? label : paper.notInTotal(label);
      return [named, cost === null ? nothing : formatNumber(cost)] as const;
    }),
    [paper.total, formatNumber(sumOf([goods, ...included]))],
  ]);
}

async function writeHsTotals(sheet: Sheet, items: readonly PaperItem[]): Promise<void> {
  const byCode = Map.groupBy(items, (item) => hsDigits(item.hs_code));
  const codes = [...byCode].sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  const rows = codes.map(([code, own]) => [
    code === '' ? paper.noHsCode : hsCode(code),
    origins([...new Set(own.flatMap((item) => item.countries_of_manufacture))].sort()),
    linesOf(own),
    formatNumber(sumOf(own.map((item) => item.total_value))),
  ]);
  await writeTable(
    sheet,
    [
      { title: paper.hsCode, width: 100 },
      { title: paper.origin, width: 150 },
      { title: paper.lines },
      { title: paper.totalValue, width: 90, numeric: true },
    ],
    rows,
    { heading: paper.byHsCode },
  );
}

/** Writes the end users, who are too many for the parties. @param follows the points of what stays with the last one */
async function writeEndUsers(sheet: Sheet, { items }: Papers, follows: number): Promise<void> {
  const endUsers = endUsersOf(items);
  await writeTable(
    sheet,
    [
      { title: paper.name },
      { title: paper.organization, width: 150 },
      { title: paper.country, width: 90 },
      { title: paper.lines, width: 90 },
    ],
    endUsers.map((endUser) => [
      plain(endUser.label),
      orNothing(endUser.organization),
      endUser.country ? countryName(endUser.country) : nothing,
      linesOf(endUser.items),
    ]),
    { heading: paper.endUsers, follows },
  );
}
