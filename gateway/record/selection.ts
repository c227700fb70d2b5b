import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import type { Page } from '../rest/answer.ts';

/**
 * Returns the names of the fields that a query selects below the field being resolved, or below one of its fields. With
 * them, a list of ids and labels is read as just that. Skipped fields count as selected, which only costs a wider read.
 * @param below the path from the resolved field to the type in question, for instance `data` for the rows of a page
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

/** A cache by nodes: a compiled operation has the same nodes at every run. */
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

/** The loaders of the records that the fields of a row show, by field. */
export type Related<Row> = Readonly<Record<string, (rows: readonly Row[]) => Promise<void>>>;

/**
 * Loads the related records of a page once for all rows, if the query selects them. DataLoader alone would need as few
 * calls, but a promise for every row and field, which is most of a list's work.
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

/** Returns the fields of a selection, with fragments spread. Validation has rejected fragments that contain themselves. */
function fieldsOf(set: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return inner ? fieldsOf(inner.selectionSet, info) : [];
  });
}
