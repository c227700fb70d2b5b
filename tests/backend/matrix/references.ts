/** Finds the ids in a body that name other records: the differences between one sample for two organizations. */

/** The path of an id in a body, and the field that a rejection names. */
export type Reference = { path: string[]; field: string };

/** Returns the references in a body. @param wrapper the key around the fields, which rejections omit */
export function referencesIn(own: unknown, foreign: unknown, wrapper: string | undefined): Reference[] {
  return differing(own, foreign, []).map((path) => {
    const names = path.filter((name) => !/^\d+$/.test(name));
    return { path, field: (names[0] === wrapper ? names.slice(1) : names).join('.') };
  });
}

function differing(own: unknown, foreign: unknown, path: string[]): string[][] {
  if (typeof own !== 'object' || own === null || typeof foreign !== 'object' || foreign === null) {
    return own === foreign ? [] : [path];
  }
  const others = new Map(Object.entries(foreign));
  return Object.entries(own).flatMap(([key, value]) => differing(value, others.get(key), [...path, key]));
}

/** Returns a copy of a body with another value at a path. */
export function withValue<Body extends object>(body: Body, path: readonly string[], value: unknown): Body {
  const copy = structuredClone(body);
  const parent = path.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), copy);
  Reflect.set(parent, path.at(-1) ?? '', value);
  return copy;
}

/** Returns the value at a path of a body. */
export const valueAt = (body: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined),
    body,
  );
