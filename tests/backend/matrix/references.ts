/** The ids in a body that name other records: what differs between the same sample of two organizations. */

/** Where an id stands in a body, and the field that a rejection names. */
export type Reference = { path: string[]; field: string };

/** @param wrapper the key that the fields stand under, which rejections leave out */
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

/** A copy of a body with another value in one place. */
export function withValue<Body extends object>(body: Body, path: readonly string[], value: unknown): Body {
  const copy = structuredClone(body);
  const parent = path.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), copy);
  Reflect.set(parent, path.at(-1) ?? '', value);
  return copy;
}

/** The value in one place of a body. */
export const valueAt = (body: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined),
    body,
  );
