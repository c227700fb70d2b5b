import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import type { Context } from './context.ts';
import type { Page } from './rest/answer.ts';
import type { Collection } from './rest/collection.ts';
import type { Query } from './rest/query.ts';
import { unlessForbidden } from './rest/unless.ts';

/** What a resolver answers with: other types by their REST records, as codegen's mappers say. */
type AnswerOf<Resolver> = NonNullable<Resolver> extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

/** Fields that a concept adds to the types of others (`extend type` in its schema file) and resolves itself. */
type AddedByOthers = 'documents';

/** The fields of a schema type that its REST record cannot answer by itself. */
type Unanswered<All, Rest> = {
  [Key in keyof All]-?: Key extends '__isTypeOf' | AddedByOthers
    ? never
    : Key extends keyof Rest
      ? Rest[Key] extends AnswerOf<All[Key]>
        ? never
        : Key
      : Key;
}[keyof All];

/**
 * Resolvers of a type, required exactly where the REST record falls short: a field that is missing there, or has
 * another type, does not compile without one.
 */
export type FieldsOf<All, Rest> = Partial<All> & Required<Pick<All, Unanswered<All, Rest>>>;

/**
 * The names of the fields that a query selects below the field being resolved, or below one of its fields: what lets a
 * list of ids and labels be asked for as just that. Skipped fields count as selected; that only costs a wider read.
 * @param below the path from the resolved field to the type that is meant, for instance `data` for the rows of a page
 */
export function selectedFields(info: GraphQLResolveInfo, ...below: string[]): ReadonlySet<string> {
  const place = below.join('.');
  const known = selections.get(info.fieldNodes)?.get(place);
  if (known) return known;
  const found = namesBelow(info, below);
  const places = selections.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  selections.set(info.fieldNodes, places.set(place, found));
  return found;
}

/** Compiled operations bring the same nodes each time. */
const selections = new WeakMap<readonly FieldNode[], Map<string, ReadonlySet<string>>>();

function namesBelow(info: GraphQLResolveInfo, below: readonly string[]): Set<string> {
  let sets = info.fieldNodes.flatMap((node) => node.selectionSet ?? []);
  for (const name of below) {
    sets = sets
      .flatMap((set) => fieldsOf(set, info))
      .flatMap((field) => (field.name.value === name ? (field.selectionSet ?? []) : []));
  }
  return new Set(sets.flatMap((set) => fieldsOf(set, info)).map((field) => field.name.value));
}

/** By field of a row, what gets the records that it shows. */
type Related<Row> = Readonly<Record<string, (rows: readonly Row[]) => Promise<void>>>;

/**
 * A page whose rows find what they refer to: it is asked for once for all of them, where the query selects it. Left to
 * each row, it would come by as few calls, but with a promise for every row and field, which is most of a list's work.
 */
export async function withRelated<Row>(
  rows: Promise<Page<Row>>,
  info: GraphQLResolveInfo,
  related: Related<Row>,
): Promise<Page<Row>> {
  const page = await rows;
  const selected = selectedFields(info, 'data');
  await Promise.all(Object.entries(related).map(([field, get]) => (selected.has(field) ? get(page.data) : undefined)));
  return page;
}

interface Identified {
  readonly id: string | number;
}

/**
 * Resolvers for what only a whole record tells, on a type whose rows may be light: then the whole record is asked for,
 * in one call with the others of the page. Whoever may not read it gets null, or what stands for it.
 * @param shownNames the schema's fields that a light row answers, besides `id`
 */
export function ofWhole<Whole extends Shown, Shown extends Identified>(
  collection: (context: Context) => Collection<Whole, Shown>,
  ...shownNames: string[]
) {
  const shown = new Set(['__typename', 'id', ...shownNames]);
  const has = <Name extends keyof Whole>(row: Shown, name: Name): row is Shown & Pick<Whole, Name> => name in row;

  const asked = (row: Shown, context: Context) => unlessForbidden(() => collection(context).find(row.id));

  function field<Name extends keyof Whole, Answer>(
    name: Name,
    tell: (record: Pick<Whole, Name>, context: Context) => Answer | Promise<Answer>,
    otherwise: Answer,
  ): Tell<Shown, Answer> {
    return (row, _args, context) =>
      // Not async: the rows of a whole list are values, without a promise for each of their fields.
      has(row, name)
        ? tell(row, context)
        : asked(row, context).then((record) => (record ? tell(record, context) : otherwise));
  }

  return {
    /** A field that is worked out from one of the record. @param otherwise for whoever may not read it */
    field,
    /** Fields that the record has under the same names. */
    fields<Name extends keyof Whole>(...names: Name[]) {
      const entries = names.map((name) => [name, field(name, (record): Whole[Name] | null => record[name], null)]);
      return Object.fromEntries(entries) as { [Key in Name]: Tell<Shown, Whole[Key] | null> }; // one entry for each name
    },
    /** One record: light where the query only shows it, or the caller may not read it. @throws RestError */
    async find(id: string, context: Context, info: GraphQLResolveInfo): Promise<Shown | null> {
      const records = collection(context);
      if (selectedFields(info).isSubsetOf(shown)) return records.show(id);
      return orShown(
        () => records.find(id),
        () => records.show(id),
      );
    },
    /**
     * A page of them: light where the query only shows them, or the caller may not read them.
     * @param related as `withRelated` takes it, for whole rows
     * @throws RestError FORBIDDEN for whoever may not read them and filters
     */
    async page(
      query: Query,
      context: Context,
      info: GraphQLResolveInfo,
      related: Related<Whole> = {},
    ): Promise<Page<Shown>> {
      const records = collection(context);
      if (selectedFields(info, 'data').isSubsetOf(shown)) return records.pageShown(query);
      return orShown(
        () => withRelated<Whole>(records.page(query), info, related),
        () => records.pageShown(query),
      );
    },
  };
}

/** What a read gives, or for whoever may not read it what may be shown. @throws RestError for everything else */
async function orShown<Answer>(
  read: () => Answer | Promise<Answer>,
  show: () => Answer | Promise<Answer>,
): Promise<Answer> {
  // In an object, because null is an answer of its own: what is not there is not asked for again.
  const may = await unlessForbidden(async () => ({ answer: await read() }));
  return may ? may.answer : show();
}

type Tell<Row, Answer> = (row: Row, args: unknown, context: Context) => Answer | Promise<Answer>;

/** The fields of a selection with its fragments opened; validation has refused fragments that contain themselves. */
function fieldsOf(set: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return inner ? fieldsOf(inner.selectionSet, info) : [];
  });
}
