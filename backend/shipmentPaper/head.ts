import { countryName, packageTypes, shipmentTypes } from '../lookup/rules.ts';
import { type Fact, type Party, writeFacts, writeParties, writeTitle } from '../pdf/blocks.ts';
import { plain, plainLines } from '../pdf/clean.ts';
import { groupParty, organizationParty } from '../pdf/parties.ts';
import type { Furniture, Sheet } from '../pdf/sheet.ts';
import { formatNumber, joined, labelled, nothing, orNothing, paperDate } from '../pdf/values.ts';
import { airWaybillParts } from '../regulation/airWaybill.ts';
import { weight } from './format.ts';
import { paper } from './messages.ts';
import { endUsersOf, type Papers } from './read.ts';
import type { Issue, PaperSettings } from './settings.ts';

/** The maximum number of end users among the parties; more get a separate table. */
export const fewEndUsers = 2;
/** The maximum length of the order numbers in the head, in characters; each line also names its own. */
const ordersRoom = 90;

/** When a paper is created, and the revision that it is; null for a draft. */
type Dated = Pick<PaperSettings, 'now' | 'today' | 'issue'>;

/** Returns the content that repeats on every page of a paper. */
export function furnitureOf(
  title: string,
  { shipment, exporter }: Papers,
  { now, issue }: Pick<Dated, 'now' | 'issue'>,
): Furniture {
  const invoice = plain(shipment.invoice_number);
  return {
    title: `${title} ${invoice}`,
    author: plain(exporter.name),
    runningHead: labelled(title, shipment.invoice_number),
    foot: labelled(`${joined([exporter.name])} ·`, shipment.invoice_number),
    draft: issue ? null : { mark: paper.draft, note: paper.draftNote },
    now,
  };
}

/** Writes the name of a paper, its number, its date and its revision. */
export function writeHead(
  sheet: Sheet,
  title: string,
  { shipment }: Papers,
  { today, issue }: Omit<Dated, 'now'>,
): void {
  const isRenamed = plain(shipment.commercial_name) !== plain(shipment.invoice_number);
  writeTitle(sheet, title, [
    [paper.invoiceNumber, joined([shipment.invoice_number])],
    [paper.date, paperDate(today)],
    ...(issue ? [[paper.revision, revisionOf(issue)] as const] : []),
    ...(isRenamed ? [[paper.commercialName, joined([shipment.commercial_name])] as const] : []),
  ]);
}

function revisionOf({ revision, replaces }: Issue): string {
  if (!replaces) return String(revision);
  return paper.replaces(revision, replaces.revision, paperDate(replaces.issued_on));
}

/** Writes the sender of the goods, the consignee, and the end users if they differ. */
export function writeAllParties(sheet: Sheet, papers: Papers, { withEndUsers }: { withEndUsers: boolean }): void {
  const { shipment, exporter, consignee, items } = papers;
  const vendors = [...new Set(items.map((item) => item.vendor_name))];
  const others = endUsersOf(items).filter(({ label }) => plain(label) !== plain(consignee.name));
  const parties: Party[] = [
    organizationParty(paper.exporter, exporter, countryName),
    groupParty(paper.consignee, consignee, countryName),
    ...typedParty(paper.soldTo, shipment.sold_to),
    ...typedParty(paper.notifyParty, shipment.notify_party),
  ];
  if (withEndUsers && others.length <= fewEndUsers) {
    for (const { label, organization, country } of others) {
      const lines = [plain(organization ?? ''), country ? countryName(country) : ''].filter(Boolean);
      parties.push({ label: paper.endUser, name: plain(label), lines });
    }
  }
  const [vendor, another] = vendors;
  if (vendor !== undefined && another === undefined) {
    parties.push({ label: paper.vendor, name: plain(vendor), lines: [] });
  }
  writeParties(sheet, parties);
}

/** Returns a party that was typed as lines, its name first; none if nothing was typed. */
function typedParty(label: string, typed: string | null): Party[] {
  const [name, ...lines] = typed ? plainLines(typed) : [];
  return name ? [{ label, name, lines }] : [];
}

/** Writes the transport of the goods, with totals. */
export function writeTransport(sheet: Sheet, papers: Papers): void {
  const { shipment, exporter, consignee, items, courier, airline } = papers;
  const waybill = airWaybillParts(shipment.awb);
  const carrier = joined([courier ?? '', airline ?? '']) || nothing;
  const facts: Fact[] = [
    [paper.orders, orderNumbers(items.map((item) => item.order_number))],
    waybill.prefix === null
      ? [shipment.awb ? paper.trackingNumber : paper.airWaybill, orNothing(shipment.awb)]
      : [paper.airWaybill, `${waybill.prefix}-${waybill.number}`],
    [paper.carrier, carrier],
    [paper.transport, nameIn(shipmentTypes, shipment.shipment_type)],
    [paper.incoterm, orNothing(joined([shipment.incoterm ?? '', shipment.incoterm_place ?? ''], ' '))],
    shipment.shipped_date
      ? [paper.shipped, paperDate(shipment.shipped_date)]
      : [paper.anticipated, paperDate(shipment.anticipated_ship_date)],
    [paper.from, exporter.address ? countryName(exporter.address.country) : nothing],
    [paper.to, consignee.address ? countryName(consignee.address.country) : nothing],
    [paper.packages, packages(papers)],
    [paper.grossWeight, weight(shipment.total_weight)],
    [paper.netWeight, shipment.net_weight === null ? paper.netWeightByHand : weight(shipment.net_weight)],
    [paper.dryIce, weight(shipment.dry_ice)],
  ];
  writeFacts(sheet, facts);
}

/** Returns how many packages there are of which type. */
function packages({ shipment: { package_quantity: count, package_type: type }, packages: lines }: Papers): string {
  const types = [...Map.groupBy(lines, (line) => line.package_type)];
  if (types.length > 1) {
    return types
      .map(([key, same]) =>
        counted(
          same.reduce((sum, line) => sum + line.count, 0),
          key,
        ),
      )
      .join(', ');
  }
  if (count === null) return nameIn(packageTypes, type);
  return counted(count, type);
}

const counted = (count: number, type: string | null) =>
  type ? `${formatNumber(String(count))} × ${nameIn(packageTypes, type)}` : formatNumber(String(count));

function nameIn(list: readonly { key: string; name: string }[], key: string | null): string {
  return list.find((entry) => entry.key === key)?.name ?? orNothing(key);
}

/** Joins the distinct order numbers, as many as fit. */
function orderNumbers(all: readonly string[]): string {
  const numbers = [...new Set(all)];
  let room = ordersRoom;
  const shown = numbers.filter((number, at) => {
    room -= number.length + 2;
    return at === 0 || room >= 0;
  });
  const list = joined(shown, ', ') || nothing;
  return shown.length < numbers.length ? `${list} ${paper.more(numbers.length - shown.length)}` : list;
}
