import { type Expression, type OrderByItemBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { valueMessages } from '../api/errorMessages.ts';
import { invalid } from '../api/errors.ts';
import { messages as apiMessages } from '../api/messages.ts';
import { idParameter, moment, printable, requestDate, text } from '../api/validate.ts';
import { visibleText } from '../api/visibleText.ts';
import type { Database, Db } from '../db/client.ts';

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: () => apiMessages.notANumber })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: () => valueMessages.between(min, max) });

/** true or false in a query string. */
export const booleanParameter = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A set of texts: `filters[name][]=a&filters[name][]=b`. */
export const setOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(200);
/** Part of a text. */
export const textParameter = text();
/** A number in a query string, kept as exact text. */
export const decimalParameter = z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/, { error: () => apiMessages.notANumber });

/** The two ends of a date range filter, both included: `filters[order_date_from]`, `filters[order_date_to]`. */
export const dateRange = <Name extends string>(name: Name) =>
  ({ [`${name}_from`]: requestDate.optional(), [`${name}_to`]: requestDate.optional() }) as Record<
    `${Name}_from` | `${Name}_to`,
    z.ZodOptional<typeof requestDate>
  >;
/** The two ends of a number range filter, both included. */
export const decimalRange = <Name extends string>(name: Name) =>
  ({ [`${name}_from`]: decimalParameter.optional(), [`${name}_to`]: decimalParameter.optional() }) as Record<
    `${Name}_from` | `${Name}_to`,
    z.ZodOptional<typeof decimalParameter>
  >;

/** The two ends of a range of moments, both included: `filters[updated_at_from]`, `filters[updated_at_to]`. */
export const momentRange = <Name extends string>(name: Name) =>
  ({ [`${name}_from`]: moment.optional(), [`${name}_to`]: moment.optional() }) as Record<
    `${Name}_from` | `${Name}_to`,
    z.ZodOptional<typeof moment>
  >;

/** Rejects a range that ends before it begins, on its end: it would match nothing. */
function refuseBackwards(filters: object, context: z.RefinementCtx): void {
  const sent = new Map<string, unknown>(Object.entries(filters));
  for (const [name, from] of sent) {
    const end = name.replace(/_from$/, '_to');
    const to = sent.get(end);
    if (end === name || typeof from !== 'string' || typeof to !== 'string' || !isAfter(from, to)) continue;
    context.addIssue({ code: 'custom', path: [end], message: valueMessages.endsBeforeItBegins });
  }
}

/** Whether the first of two numbers, dates or moments is after the second. */
function isAfter(one: string, other: string): boolean {
  const isNumber = [one, other].every((value) => decimalParameter.safeParse(value).success);
  return isNumber ? Number(one) > Number(other) : one > other;
}

/** How many matching rows are counted; beyond it a list shows "more". */
export const countLimit = 10_000;
/** The maximum number of rows of a list without pages. */
export const unpagedLimit = 5_000;

/** Declares the parameters of a list: paging, search, sort, filters by name, and its own; others are rejected. */
export function listQuery<
  const Sort extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape = Record<never, never>,
  Own extends z.ZodRawShape = Record<never, never>,
>(declared: { sort: Sort; filters?: Filters; own?: Own }) {
  const paging = {
    page: wholeNumber(1, 1_000_000).default(1),
    items: wholeNumber(1, 200).default(20),
    pagination: booleanParameter.default(true),
    search: z.string().overwrite(visibleText).trim().max(255).regex(printable).optional(),
    exact: booleanParameter.default(false).meta({
      description: 'Whether nothing is found instead of similar words, if no record has the words as they are typed.',
    }),
    ids: z.array(idParameter).max(200).optional(),
    light: booleanParameter.default(false),
    sort: z
      .strictObject({ field: z.enum(declared.sort), direction: z.enum(['asc', 'desc']).default('asc') })
      .optional(),
  };
  const filters = z
    .strictObject(declared.filters ?? ({} as Filters))
    .superRefine(refuseBackwards)
    .optional();
  return z.strictObject({ ...paging, filters, ...(declared.own ?? ({} as Own)) });
}

/** The parameters of every list after parsing. */
export interface Paging {
  readonly page: number;
  readonly items: number;
  readonly pagination: boolean;
  readonly ids?: number[] | undefined;
}

/**
 * Whether a list requests only names, which requires a session but no right: summaries that are neither filtered nor
 * sorted by fields that they do not show.
 * @param shown the field that summaries show
 */
export function asksForNames(
  query: { light: boolean; filters?: object | undefined; sort?: { field: string } | undefined },
  shown: string,
): boolean {
  return query.light && !query.filters && (!query.sort || query.sort.field === shown);
}

/** The position of a page in its list. */
export const pageMeta = z
  .object({
    page: z.int().min(1),
    pages: z.int().min(1),
    count: z.int().min(0),
    more: z.literal(true).optional(),
    similar: z
      .literal(true)
      .optional()
      .meta({ description: 'Nothing matches what was typed; these records match it but for a letter in a word.' }),
  })
  .meta({ id: 'PageMeta' });
export type PageMeta = z.infer<typeof pageMeta>;

/** The response of a list. */
export const listOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), meta: pageMeta });
/** The response of one record. */
export const dataOf = <Row extends z.ZodType>(row: Row) => z.object({ data: row });

/** Any query without selected columns: the matching rows, before columns, order and window. */
// biome-ignore lint/suspicious/noExplicitAny: which tables it joins does not matter for counting
export type Matching = SelectQueryBuilder<Database, any, any>;

/** The requested part of a list, and how many of its rows are counted. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
  readonly most: number;
}

/** Returns the window that a page's parameters request. @throws 422 on `page` past 10,000 rows */
export function windowOf({ pagination, page, items }: Paging): Window {
  if (!pagination) return { limit: unpagedLimit, offset: 0, most: unpagedLimit };
  const offset = (page - 1) * items;
  if (offset >= countLimit) throw invalid({ page: [valueMessages.tooFar] });
  return { limit: Math.min(items, countLimit - offset), offset, most: countLimit };
}

/** Returns a page's position among the counted rows. @throws 422 on `pagination` for an unpaged list of over 5,000 rows */
export function metaOf({ pagination, page, items }: Paging, counted: number): PageMeta {
  if (pagination) {
    const count = Math.min(counted, countLimit);
    const pages = Math.max(1, Math.ceil(count / items));
    return { page, pages, count, ...(counted > countLimit && { more: true as const }) };
  }
  if (counted <= unpagedLimit) return { page: 1, pages: 1, count: counted };
  throw invalid({
    pagination: [valueMessages.pagesNeeded(unpagedLimit)],
  });
}

/**
 * Reads one page: the count (exact up to 10,000, bounded work beyond), then the rows of the window, if any.
 * @throws 422 as `windowOf` and `metaOf` do
 */
export async function readPage<Row>(
  db: Db,
  paging: Paging,
  matching: Matching,
  rows: (window: Window) => Promise<Row[]>,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const window = windowOf(paging);
  const counted = await countUpTo(db, matching, window.most + 1);
  const meta = metaOf(paging, counted);
  return { data: window.offset < counted ? await rows(window) : [], meta };
}

/** Counts matching rows up to a limit. */
export async function countUpTo(db: Db, matching: Matching, limit: number): Promise<number> {
  const { count } = await db
    .selectFrom(matching.select(sql.lit(1).as('one')).limit(limit).as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sorts ascending or descending, with nulls last in both directions. */
export function nullsLast(direction: 'asc' | 'desc') {
  return (order: OrderByItemBuilder) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast();
}

/** Matches moments in a range, both ends included. Responses are in milliseconds, so the end is its whole millisecond. */
export function momentWithin(column: string, from: string | undefined, to: string | undefined) {
  const all: Expression<SqlBool>[] = [];
  if (from) all.push(sql<boolean>`${sql.ref(column)} >= ${from}::timestamptz`);
  if (to) all.push(sql<boolean>`${sql.ref(column)} < ${to}::timestamptz + interval '1 millisecond'`);
  return all;
}

/** Whether records are visible by organization or by program. */
export type Scope = 'organizations' | 'programs';

/** Whether rows belong to the caller's organizations or programs, by the leading column of an index. */
export const within = (caller: Pick<Caller, 'organizationIds' | 'programIds'>, scope: Scope) =>
  scope === 'organizations'
    ? sql<boolean>`organization_id = any(${[...caller.organizationIds]}::bigint[])`
    : sql<boolean>`program_id = any(${[...caller.programIds]}::bigint[])`;
