/**
 * Renames the fields of parsed JSON. The rows of a list have the same keys in the same order: for each shape, a function is
 * generated that creates the renamed object by one literal, the fastest way in V8. docs/decisions.md has the measurements.
 */

type Rename = (name: string) => string;
type Renaming = (value: unknown) => unknown;
type Make = (value: object, inner: Renaming) => object;

/** The shapes that begin with the same keys, as a tree: one step for each key. */
interface Shapes {
  readonly next: Map<string, Shapes>;
  make: Make | null;
  /** Whether no key changes, so that a flat object can be returned as is. */
  readonly same: boolean;
}

/** The maximum number of tree steps. Keys come from the backend: a contract has few; invented keys get the slow way. */
const LIMIT = 5000;
/** Keys that may be written into generated code: plain snake_case names. */
const PLAIN = /^[a-z][a-z0-9_]*$/;

/** Returns a function that renames the fields of parsed JSON at every level. @param rename returns the new name; pure */
export function renamedByShape(rename: Rename): Renaming {
  const root: Shapes = { next: new Map(), make: null, same: true };
  let steps = 0;

  function shapeOf(value: object): Shapes | null {
    let shapes = root;
    for (const key in value) {
      let next = shapes.next.get(key);
      if (!next) {
        if (steps >= LIMIT || !PLAIN.test(key)) return null;
        steps += 1;
        next = { next: new Map(), make: null, same: shapes.same && rename(key) === key };
        shapes.next.set(key, next);
      }
      shapes = next;
    }
    return shapes;
  }

  function renaming(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(renaming);
    const shape = shapeOf(value);
    if (!shape) return fieldByField(value, rename, renaming);
    if (shape.same && isFlat(value)) return value;
    shape.make ??= makerOf(Object.keys(value), rename);
    return shape.make(value, renaming);
  }

  return renaming;
}

function isFlat(value: object): boolean {
  for (const key in value) if (typeof value[key as keyof typeof value] === 'object') return false; // its own key
  return true;
}

function makerOf(keys: string[], rename: Rename): Make {
  const fields = keys.map((key) => `${rename(key)}: inner(value.${key})`);
  return new Function('value', 'inner', `return { ${fields.join(', ')} };`) as Make; // of PLAIN keys only
}

function fieldByField(value: object, rename: Rename, inner: Renaming): object {
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    // A key of this name would set the prototype instead of a field.
    if (key !== '__proto__') result[rename(key)] = inner(field);
  }
  return result;
}
