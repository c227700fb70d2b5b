import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { Page } from '../rest/answer.ts';
import type { Collection } from '../rest/collection.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import type { Query } from '../rest/query.ts';
import { type Related, selectedFields, withRelated } from './selection.ts';

interface Identified {
  readonly id: string | number;
}

/**
 * Creates the resolvers of a type whose rows may be summaries. A field that a summary lacks loads the full record, in one
 * call for all rows of the page; a caller who may not read it gets null, or a substitute.
 * @param summaryFields the schema's fields that a summary has, besides `id`
 */
export function fullOrSummary<Full extends Summary, Summary extends Identified>(
  collection: (context: Context) => Collection<Full, Summary>,
  ...summaryFields: string[]
) {
  const inSummary = new Set(['__typename', 'id', ...summaryFields]);
  const has = <Name extends keyof Full>(row: Summary, name: Name): row is Summary & Pick<Full, Name> => name in row;

  const asked = (row: Summary, context: Context) => unlessForbidden(() => collection(context).find(row.id));

  function field<Name extends keyof Full, Answer>(
    name: Name,
    tell: (record: Pick<Full, Name>, context: Context) => Answer | Promise<Answer>,
    otherwise: Answer,
  ): Tell<Summary, Answer> {
    return (row, _args, context) =>
      // Not async: rows of a full list are plain values, without a promise per field.
      has(row, name)
        ? tell(row, context)
        : asked(row, context).then((record) => (record ? tell(record, context) : otherwise));
  }

  return {
    /** Resolves a field computed from one of the record's. @param otherwise for a caller who may not read the record */
    field,
    /** Resolves fields with the same names in the record. */
    fields<Name extends keyof Full>(...names: Name[]) {
      const entries = names.map((name) => [name, field(name, (record): Full[Name] | null => record[name], null)]);
      return Object.fromEntries(entries) as { [Key in Name]: Tell<Summary, Full[Key] | null> }; // one entry for each name
    },
    /** Reads one record: its summary if that is enough, or if the caller may not read more. @throws RestError */
    async find(id: string, context: Context, info: GraphQLResolveInfo): Promise<Summary | null> {
      const records = collection(context);
      if (selectedFields(info).isSubsetOf(inSummary)) return records.summary(id);
      return orSummary(
        () => records.find(id),
        () => records.summary(id),
      );
    },
    /**
     * Reads a page of records: summaries if those are enough, or if the caller may not read more.
     * @param related as in `withRelated`, for full rows
     * @throws RestError FORBIDDEN for a caller who may not read the records and filters by their fields
     */
    async page(
      query: Query,
      context: Context,
      info: GraphQLResolveInfo,
      related: Related<Full> = {},
    ): Promise<Page<Summary>> {
      const records = collection(context);
      if (selectedFields(info, 'data').isSubsetOf(inSummary)) return records.summaryPage(query);
      return orSummary(
        () => withRelated<Full>(records.page(query), info, related),
        () => records.summaryPage(query),
      );
    },
  };
}

/** Returns the result of a read, or the summary if the caller may not read more. @throws RestError for everything else */
async function orSummary<Answer>(
  read: () => Answer | Promise<Answer>,
  summary: () => Answer | Promise<Answer>,
): Promise<Answer> {
  // In an object, because null is a result, too: a missing record is not requested again.
  const may = await unlessForbidden(async () => ({ answer: await read() }));
  return may ? may.answer : summary();
}

type Tell<Row, Answer> = (row: Row, args: unknown, context: Context) => Answer | Promise<Answer>;
