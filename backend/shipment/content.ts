/** The content of a shipment, which approvals are of, and how two contents differ. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { RecordType } from '../access/areas.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { comparable } from './keptWords.ts';

/** The fields of one record; those without a value are left out. */
const fields = z.record(z.string(), z.unknown());
const party = fields.and(z.object({ id: z.int() }));
const many = z.record(z.string(), fields).default({});

/** A shipment's content as migration 210 defines it. */
const content = z.object({
  shipment: fields,
  exporter: party.optional(),
  group: party.optional(),
  courier: party.optional(),
  vendors: many,
  end_users: many,
  items: many,
});
export type Content = z.infer<typeof content>;

/** Reads a stored content. */
export const contentOf = (stored: unknown): Content => content.parse(stored);

/**
 * Reads the content of a shipment, its digests, and where the history of its records stands: all as of one moment. The place
 * says nothing about other records, which the reader may not be allowed to know of.
 * @throws 404
 */
export async function readContent(db: Db, id: number) {
  const { rows } = await sql<{ content: unknown; digest: string; version: string; position: string }>`
    select now.content, now.digest, encode(sha256(convert_to(now.content::text, 'UTF8')), 'hex') as version,
      (select coalesce(max(h.id), 0)::text from (
        select 'CommercialInvoice' as type, ${id}::bigint as id
        union all select 'OrderItem', key::bigint from jsonb_object_keys(coalesce(now.content -> 'items', '{}')) as key
        union all select 'Vendor', key::bigint from jsonb_object_keys(coalesce(now.content -> 'vendors', '{}')) as key
        union all select 'EndUser', key::bigint from jsonb_object_keys(coalesce(now.content -> 'end_users', '{}')) as key
        union all select 'Group', (now.content -> 'group' ->> 'id')::bigint
        union all select 'Courier', (now.content -> 'courier' ->> 'id')::bigint
        union all select 'Organization', (now.content -> 'exporter' ->> 'id')::bigint) as told
        join history h on h.record_type = told.type and h.record_id = told.id) as position
    from (select shipment_content(${id}) as content, shipment_digest(${id}) as digest offset 0) as now
    where now.content is not null`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { version, position } = row;
  return { kept: { content: row.content, digest: row.digest }, content: contentOf(row.content), version, position };
}

/** A field of the content that is another now. */
export interface ContentChange {
  /** The part of the content that it is in. */
  readonly part: keyof Content;
  /** The record whose history tells who changed it, and the names of the field there. */
  readonly type: RecordType;
  readonly id: number;
  readonly fields: readonly string[];
  /** The item that it concerns; null if it is about the shipment or a party. */
  readonly itemId: number | null;
  /** The name of the party, or of the goods. */
  readonly name: string;
  /** The field; `added` and `removed` are of whole items. */
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const singles = { exporter: 'Organization', group: 'Group', courier: 'Courier' } as const;
const lists = { vendors: 'Vendor', end_users: 'EndUser' } as const;
const references: Readonly<Record<string, 'vendors' | 'end_users'>> = {
  vendor_id: 'vendors',
  end_user_id: 'end_users',
};
/** The fields whose history has other names. */
const historyNames: Readonly<Record<string, readonly string[]>> = {
  label: ['first_name', 'last_name', 'external_organization_name'],
  assessed: ['assessment.assessed'],
  dg_class: ['assessment.dg_class'],
  dg_description: ['assessment.dg_description'],
};
const namesOf = (field: string) => historyNames[field] ?? [field];
/** The fields of the content by their other names in the history. */
export const shownFields: Readonly<Record<string, string>> = {
  'assessment.assessed': 'assessed',
  'assessment.dg_class': 'dg_class',
  'assessment.dg_description': 'dg_description',
  first_name: 'label',
  last_name: 'label',
};

/** Returns what differs between the content of a shipment then and now: the shipment first, then parties, then items. */
export function contentChanges(shipmentId: number, then: Content, now: Content): ContentChange[] {
  const shipment = { part: 'shipment', type: 'CommercialInvoice', id: shipmentId, itemId: null, name: '' } as const;
  return [
    ...differing(then.shipment, now.shipment).map((each) => ({ ...shipment, ...each })),
    ...(['exporter', 'group', 'courier'] as const).flatMap((part) => ofParty(shipment, part, then, now)),
    ...(['vendors', 'end_users'] as const).flatMap((part) => ofParties(part, then, now)),
    ...ofItems(then, now),
  ];
}

/** Returns the fields that differ; a list is compared as a whole. */
function differing(then: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) {
  return [...new Set([...Object.keys(then), ...Object.keys(now)])]
    .filter((field) => !isSame(field, then[field], now[field]))
    .map((field) => ({ field, fields: namesOf(field), from: then[field] ?? null, to: now[field] ?? null }));
}

const isSame = (field: string, one: unknown, other: unknown) =>
  JSON.stringify(comparable(field, one)) === JSON.stringify(comparable(field, other));

/** Returns the name of a party. */
export const nameOf = (party: Readonly<Record<string, unknown>> | undefined): string =>
  String(party?.['name'] ?? party?.['company_name'] ?? party?.['label'] ?? '');

function ofParty(
  shipment: Omit<ContentChange, 'field' | 'fields' | 'from' | 'to'>,
  part: keyof typeof singles,
  then: Content,
  now: Content,
): ContentChange[] {
  const [one, other] = [then[part], now[part]];
  if (one?.id === other?.id) {
    const about = { part, type: singles[part], id: one?.id ?? 0, itemId: null, name: nameOf(other) };
    return differing(one ?? {}, other ?? {}).map((each) => ({ ...about, ...each }));
  }
  const field = `${part}_id`;
  return [{ ...shipment, field, fields: [field], from: one ? nameOf(one) : null, to: other ? nameOf(other) : null }];
}

/** Returns what differs in parties that the shipment had and has. Whether an item has another is in its own changes. */
function ofParties(part: keyof typeof lists, then: Content, now: Content): ContentChange[] {
  return Object.entries(now[part]).flatMap(([id, party]) => {
    const before = then[part][id];
    if (!before) return [];
    const about = { part, type: lists[part], id: Number(id), itemId: null, name: nameOf(party) };
    return differing(before, party).map((each) => ({ ...about, ...each }));
  });
}

function ofItems(then: Content, now: Content): ContentChange[] {
  const ids = [...new Set([...Object.keys(then.items), ...Object.keys(now.items)])].map(Number).sort((a, b) => a - b);
  return ids.flatMap((id) => {
    const [before, after] = [then.items[id], now.items[id]];
    const name = String((after ?? before)?.['material'] ?? '');
    const about = { part: 'items', type: 'OrderItem', id, itemId: id, name } as const;
    if (!before || !after) {
      const field = before ? 'removed' : 'added';
      return [{ ...about, field, fields: ['commercial_invoice_id'], from: null, to: null }];
    }
    return differing(before, after).map((each) => {
      const party = references[each.field];
      if (!party) return { ...about, ...each };
      const named = (side: Content, at: unknown) => nameOf(side[party][String(at)]);
      return { ...about, ...each, from: named(then, each.from), to: named(now, each.to) };
    });
  });
}
