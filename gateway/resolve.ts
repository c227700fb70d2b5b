import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import type { Page } from './rest/answer.ts';

/** What a resolver answers with: other types by their REST records, as codegen's mappers say. */
type AnswerOf<Resolver> = NonNullable<Resolver> extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

/** The fields of a schema type that its REST record cannot answer by itself. */
type Unanswered<All, Rest> = {
  [Key in keyof All]-?: Key extends '__isTypeOf'
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

/**
 * A page whose rows find what they refer to: it is asked for once for all of them, where the query selects it. Left to
 * each row, it would come by as few calls, but with a promise for every row and field, which is most of a list's work.
 * @param related by field of the row, what gets its records
 */
export async function withRelated<Row>(
  rows: Promise<Page<Row>>,
  info: GraphQLResolveInfo,
  related: Readonly<Record<string, (rows: readonly Row[]) => Promise<void>>>,
): Promise<Page<Row>> {
  const page = await rows;
  const selected = selectedFields(info, 'data');
  await Promise.all(Object.entries(related).map(([field, get]) => (selected.has(field) ? get(page.data) : undefined)));
  return page;
}

/** The fields of a selection with its fragments opened; validation has refused fragments that contain themselves. */
function fieldsOf(set: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return inner ? fieldsOf(inner.selectionSet, info) : [];
  });
}
