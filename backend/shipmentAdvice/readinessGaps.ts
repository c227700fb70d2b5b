/** What each check of readiness finds: whether it is met, and what is missing. */
import { airWaybillParts, isAirWaybill, waybillDigit } from '../regulation/airWaybill.ts';
import { hsDigits, readHsCode, wholeCode } from '../regulation/hsCode.ts';
import { readinessMessages as messages } from './adviceMessages.ts';
import type { CheckAnswer, CheckReason } from './checkAnswer.ts';
import { controlStatementOf } from './controlStatement.ts';
import type { DangerCheck } from './dangerChecks.ts';
import { exportDecision } from './exportDecision.ts';
import type { ExportFacts } from './exportFacts.ts';
import { exportMessages } from './exportMessages.ts';
import { whyNotLoaded } from './load.ts';
import { type PackageFinding, packageFinding } from './packageChecks.ts';
import type { ReadinessCheck, ReadinessFacts, ReadyApprovals, ReadyItem } from './readinessFacts.ts';

/** What a check found. */
export interface Found {
  readonly answer: CheckAnswer;
  /** The gap, or why the check does not apply; null if it is met or cannot be made. */
  readonly text: string | null;
  readonly because?: readonly CheckReason[];
  readonly ids?: readonly number[];
  readonly target?: ReadinessCheck['target'];
  /** The field of the items that is missing, if they are the target. */
  readonly field?: string;
  readonly blocks?: boolean;
}

type About = Omit<Found, 'answer' | 'text'>;

const met: Found = { answer: 'met', text: null };
const notMet = (text: string, about: About = {}): Found => ({ answer: 'not_met', text, ...about });
const doesNotApply = (text: string): Found => ({ answer: 'does_not_apply', text });
const cannotTell = (because: readonly CheckReason[], about: About = {}): Found => ({
  answer: 'cannot_tell',
  text: null,
  because,
  ...about,
});
const unless = (text: string | null, about: About = {}): Found => (text === null ? met : notMet(text, about));

/** The wording of what was found. */
export const found = {
  /** Returns the line for users: what is to be done, or the name of the check, with why it is open or does not apply. */
  messageOf(name: string, { answer, text, because = [] }: Found): string {
    if (answer === 'cannot_tell')
      return messages.cannotTell(
        name,
        because.map(({ message }) => message),
      );
    if (answer === 'does_not_apply') return messages.doesNotApply(name, text ?? '');
    return text ?? name;
  },
};

/** Makes the checks that are neither about the export rule nor about dangerous goods. */
export function gaps(facts: ReadinessFacts) {
  const { approvals, group_id } = facts;
  return {
    parties: parties(facts),
    items: unless(blocking(facts, 'items'), { blocks: true }),
    items_ready: ofItems(facts, () => unready(facts)),
    countries: ofItems(facts, () => withoutCountry(facts)),
    air_waybill: waybill(facts),
    hs_codes: ofItems(facts, () => hsCodes(facts)),
    approvals: approvalGap(approvals),
    packages: packageGap(packageFinding(facts.danger.packages, facts.danger.items)),
    mta: ofItems(facts, () => agreements(facts)),
    import_permit: permit(facts),
    expiry_dates: ofItems(facts, () => expiryDates(facts)),
    screening: ofItems(facts, () => screening(facts)),
    documents: documents(facts),
    shipment_type: unless(facts.shipment_type === null ? messages.noType : null),
    courier: unless(facts.courier_id === null ? messages.noCourier : null),
    anticipated_date: unless(dateGap(facts)),
    group_address: unless(facts.has_address ? null : messages.noAddress, { ids: [group_id] }),
    group_name: unless(facts.has_latin_name ? null : messages.noLatinName, { ids: [group_id] }),
  };
}

/** Only approvals that count are there; those that the program requires block. */
function approvalGap({ missing, all, blocks, required, lapsed }: ReadyApprovals): Found {
  const dates = !blocks && missing > 0 ? messages.approvals(missing, all) : required;
  const texts = [...(dates === null ? [] : [dates]), ...lapsed];
  return unless(texts.length > 0 ? texts.join('; ') : null, { blocks });
}

/** Returns the result of the export rule, compared with what the user stated. */
export function filing(exported: ExportFacts): Found {
  const { answer, because, exempts, level, decidedAgainst } = exportDecision(exported);
  if (answer === 'does_not_apply') return doesNotApply(exempts[0]?.message ?? '');
  if (exported.itn !== null && exported.stated === false) return notMet(exportMessages.itnDenied);
  if (exported.itn !== null || exported.stated === true) return met;
  if (answer === 'cannot_tell') return cannotTell(because, { target: 'export' });
  if (exported.stated === null) return notMet(messages.eeiOpen[level]);
  return unless(decidedAgainst && exportMessages.decidedAgainst(decidedAgainst));
}

/** Returns whether the proof of a filing that is stated or due is entered. */
export function proofOfFiling(exported: ExportFacts): Found {
  const { answer } = exportDecision(exported);
  if (exported.itn !== null) return met;
  if (answer !== 'does_not_apply' && (exported.stated ?? answer === 'not_met')) return notMet(messages.noItn);
  return doesNotApply(exported.stated === false ? messages.filingDenied : messages.noFiling);
}

/** Returns whether the destination control statement stands on the invoice, with all that belongs to it. */
export function controlGap(exported: ExportFacts): Found {
  const { answer, because, why } = controlStatementOf(exported);
  if (answer === 'not_required') return doesNotApply(why);
  return because.length > 0 ? cannotTell(because, { target: 'export' }) : met;
}

/** Returns whether the lines of packages hold all items, with what they need. */
function packageGap({ answer, because, remarks, ids }: PackageFinding): Found {
  if (answer === 'cannot_tell') return cannotTell(because);
  if (answer === 'does_not_apply') return doesNotApply(remarks[0] ?? '');
  return answer === 'not_met' ? notMet(messages.remarks(remarks), { ids }) : met;
}

/** Returns the result of a check of dangerous goods. */
export function dangerGap({ answer, because, remarks, ids, field }: DangerCheck): Found {
  if (answer === 'cannot_tell') return cannotTell(because, { ids, ...(field && { target: 'items', field }) });
  if (answer === 'does_not_apply') return doesNotApply(remarks[0] ?? '');
  return answer === 'not_met' ? notMet(messages.remarks(remarks), { ids }) : met;
}

/** Without items nothing can be told about them. */
const ofItems = ({ items }: ReadinessFacts, check: () => Found): Found =>
  items.length > 0 ? check() : cannotTell([{ message: messages.noItems, order_item_ids: [] }], { target: 'add_items' });

const idsOf = (items: readonly ReadyItem[], lacks: (item: ReadyItem) => boolean) =>
  items.filter(lacks).map(({ id }) => id);

const blocking = ({ load }: ReadinessFacts, key: string) =>
  whyNotLoaded(load).find((reason) => reason.key === key)?.message ?? null;

/** Checks that no party is prohibited. Its line leads to the first that is. */
function parties(facts: ReadinessFacts): Found {
  const [first] = facts.load.prohibited;
  if (!first) return met;
  return unless(blocking(facts, 'parties'), { blocks: true, target: first.kind, ids: [first.id] });
}

const unready = (facts: ReadinessFacts) =>
  unless(blocking(facts, 'items_ready'), { ids: idsOf(facts.items, ({ is_ready }) => !is_ready), blocks: true });

const withoutCountry = (facts: ReadinessFacts) =>
  unless(blocking(facts, 'countries'), {
    ids: idsOf(facts.items, ({ has_country }) => !has_country),
    field: 'countries_of_manufacture',
    blocks: true,
  });

/** Checks the air waybill, which only air freight has; couriers number their parcels themselves. */
function waybill({ awb, shipment_type }: ReadinessFacts): Found {
  const flies = shipment_type === 'air' || shipment_type === 'air_charter';
  const { prefix, number } = airWaybillParts(awb);
  if (awb && prefix !== null && number !== null) {
    return unless(isAirWaybill(awb) ? null : messages.wrongDigit(waybillDigit(number), number.slice(7)));
  }
  if (flies) return notMet(awb ? messages.notAWaybill : messages.noWaybill);
  if (shipment_type === null) return cannotTell([{ message: messages.typeOpen, order_item_ids: [] }]);
  return doesNotApply(messages.notByAir);
}

function hsCodes({ items }: ReadinessFacts): Found {
  const kindOf = ({ hs_code }: ReadyItem) => readHsCode(hs_code).kind;
  const none = idsOf(items, (item) => kindOf(item) === 'none');
  const unreadable = idsOf(items, (item) => kindOf(item) === 'unreadable');
  const short = idsOf(items, (item) => kindOf(item) === 'code' && hsDigits(item.hs_code).length !== wholeCode);
  if (none.length + unreadable.length + short.length === 0) return met;
  const text = messages.hsCodes(none.length, unreadable.length, short.length);
  return notMet(text, { ids: [...none, ...unreadable, ...short], field: 'hs_code' });
}

const shipDate = ({ anticipated_ship_date: planned, today }: ReadinessFacts) =>
  planned !== null && planned > today ? planned : today;

function agreements(facts: ReadinessFacts): Found {
  const asked = facts.items.filter(({ mta_status }) => mta_status !== null && mta_status !== 'not_required');
  if (asked.length === 0) return doesNotApply(messages.noMta);
  const open = asked.filter(({ mta_status }) => mta_status !== 'signed').map(({ id }) => id);
  if (open.length > 0) return notMet(messages.mtaOpen(open.length), { ids: open, field: 'mta_status' });
  const missing = asked.filter(({ mta_to }) => mta_to === null || mta_to < shipDate(facts)).map(({ id }) => id);
  return missing.length > 0 ? notMet(messages.mtaMissing(missing.length), { ids: missing }) : met;
}

/** Checks that an import permit is valid when the shipment leaves, if its group requires one. */
function permit(facts: ReadinessFacts): Found {
  const { requires_permit, permits, today } = facts;
  if (!requires_permit) return doesNotApply(messages.noPermitNeeded);
  if (permits === null) return cannotTell([{ message: messages.permitsHidden, order_item_ids: [] }]);
  const { count, valid_to } = permits;
  if (count === 0 || valid_to === null) return notMet(messages.noPermit);
  if (valid_to >= shipDate(facts)) return met;
  return notMet(valid_to < today ? messages.permitExpired(valid_to) : messages.permitExpires(valid_to));
}

/** Checks that no item expires before it leaves. */
function expiryDates(facts: ReadinessFacts): Found {
  if (facts.items.every(({ expires }) => expires === null)) return doesNotApply(messages.noExpiryDates);
  const leaves = shipDate(facts);
  const ids = idsOf(facts.items, ({ expires }) => expires !== null && expires < leaves);
  return ids.length > 0 ? notMet(messages.expired(ids.length, leaves), { ids, field: 'expiry_date' }) : met;
}

function screening(facts: ReadinessFacts): Found {
  const over = facts.parties.filter(({ screened_to }) => screened_to === null || screened_to < shipDate(facts));
  const [first] = over;
  if (!first) {
    const hidden = facts.hidden_parties.map((kind) => ({
      message: messages.partiesHidden[kind],
      order_item_ids: [],
    }));
    return hidden.length > 0 ? cannotTell(hidden) : met;
  }
  const ids = over.filter(({ kind }) => kind === first.kind).map(({ id }) => id);
  const never = over.filter(({ screened_to }) => screened_to === null).map(({ name }) => name);
  const expired = over.filter(({ screened_to }) => screened_to !== null).map(({ name }) => name);
  const texts = [
    ...(never.length > 0 ? [messages.neverScreened(never)] : []),
    ...(expired.length > 0 ? [messages.screeningOver(expired)] : []),
  ];
  return notMet(messages.remarks(texts), { target: first.kind, ids });
}

function documents({ dated_documents, expiring }: ReadinessFacts): Found {
  if (dated_documents === 0) return doesNotApply(messages.noDocuments);
  return unless(expiring.length > 0 ? messages.documents(expiring.length) : null, {
    ids: expiring.flatMap((id) => id ?? []),
  });
}

function dateGap({ anticipated_ship_date: planned, today }: ReadinessFacts): string | null {
  if (planned === null) return messages.noDate;
  return planned < today ? messages.datePast : null;
}
