/**
 * Checks who uses the web client's GraphQL operations. All of them are generated into one module, where no import rule can
 * tell them apart: an operation belongs to the room whose `.graphql` file defines it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS, placeOf } from './architectureRules.ts';

/** A name that a file imports from the generated modules. */
export interface NamedImport {
  from: string;
  line: number;
  name: string;
}

const DEFINITION = /^(query|mutation|subscription) (\w+)/gm;

/** Returns each use of an operation by a room that may not know it, in the order of the imports. */
export function operationProblems(root: string, imports: readonly NamedImport[]): string[] {
  const owners = ownersOf(root);
  return imports.flatMap(({ from, line, name }) => {
    const operation = operationOf(name);
    const file = owners.get(operation);
    if (file === undefined || maySend(from, file)) return [];
    const why = 'An operation is sent and refetched only by the concept whose folder defines it.';
    return [`${from}:${line}  imports ${operation} of ${file}. ${why}`];
  });
}

/** Returns the files that define the operations, by the generated names without their endings: `FindQuery`. */
function ownersOf(root: string): Map<string, string> {
  const files = globSync('web/**/*.graphql', { cwd: root });
  const owners = new Map<string, string>();
  for (const file of files) {
    for (const [, kind = '', name = ''] of readFileSync(join(root, file), 'utf8').matchAll(DEFINITION)) {
      owners.set(`${name}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, file).set(`${name}Document`, file);
    }
  }
  return owners;
}

/** Returns the operation that a generated name is of: `useFindQuery` and `FindQueryVariables` are of `FindQuery`. */
const operationOf = (name: string) => name.replace(/^use(?=[A-Z])/, '').replace(/Variables$/, '');

/** Whether a file may use the operations of another: its own room's, or those of a room below it. */
function maySend(from: string, owner: string): boolean {
  const [user, definer] = [placeOf(from), placeOf(owner)];
  if (user.room === definer.room) return true;
  if (definer.isConcept) return false;
  const below = LAYERS['web']?.ordered ?? [];
  const [at, under] = [below.indexOf(user.room ?? ''), below.indexOf(definer.room ?? '')];
  return under >= 0 && (at < 0 || under < at);
}
