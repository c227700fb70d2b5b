/**
 * Keeps the GraphQL schema compatible with its release. `npm run schema:release` declares the current schema released;
 * `npm run check` rejects changes that would break a client of the released one, unless `schema/released/breaking.md`
 * names the coordinate and the reason.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, lexicographicSortSchema, printSchema } from 'graphql';

const FOLDER = 'schema/released';
const RELEASED = `${FOLDER}/schema.graphql`;
const ACCEPTED = `${FOLDER}/breaking.md`;

/** Returns the changes of the schema that would break clients and are not accepted, one sentence each. */
export function breakingChanges(released: string, present: string, accepted: string): string[] {
  return findBreakingChanges(buildSchema(released), buildSchema(present))
    .map(({ description }) => description)
    .filter((description) => !coordinatesIn(description).some((coordinate) => accepted.includes(`\`${coordinate}\``)));
}

/** Extracts the names from graphql-js's description of a change: `Vendor.ein`, `Query.vendors(search:)`, `VendorPage`. */
function coordinatesIn(description: string): string[] {
  return description.match(/[A-Za-z_]\w*(\.\w+)?(\(\w+:\))?/g) ?? [];
}

/** Returns the result of the check: null, or the unaccepted changes with instructions. */
export function compatibilityProblem(): string | null {
  if (!existsSync(RELEASED)) return `${RELEASED} is missing. Run: npm run schema:release`;
  const accepted = existsSync(ACCEPTED) ? readFileSync(ACCEPTED, 'utf8') : '';
  const changes = breakingChanges(readFileSync(RELEASED, 'utf8'), presentSchema(), accepted);
  if (changes.length === 0) return null;
  const advice = `Deprecate instead, or name the coordinate in backticks, with the reason, in ${ACCEPTED}.`;
  return [...changes, advice].join('\n');
}

function presentSchema(): string {
  return globSync('schema/*.graphql')
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(RELEASED, `${printSchema(lexicographicSortSchema(buildSchema(presentSchema())))}\n`);
}
