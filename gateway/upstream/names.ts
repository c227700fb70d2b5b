/**
 * Translates field names between api/v1's snake_case and our camelCase. Only names are translated: keys that are data
 * (country codes, HS codes, notification types) stay as is if the caller names the field that contains them.
 */

// Names come from the backend, so their cache is bounded against a backend that invents names.
const LIMIT = 10_000;
const camel = new Map<string, string>();
const snake = new Map<string, string>();

function remembered(memory: Map<string, string>, name: string, translate: (name: string) => string): string {
  const known = memory.get(name);
  if (known !== undefined) return known;
  const translated = translate(name);
  if (memory.size < LIMIT) memory.set(name, translated);
  return translated;
}

/** Converts `order_number` to `orderNumber`; keeps dots (`address_attributes.city` becomes `addressAttributes.city`). */
export const camelCase = (name: string): string =>
  remembered(camel, name, (all) => all.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()));

/** Converts `orderNumber` to `order_number`. */
export const snakeCase = (name: string): string =>
  remembered(snake, name, (all) => all.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

const none: ReadonlySet<string> = new Set();

/** Returns a value with all field names translated; `dataKeys` are fields (untranslated) whose object keys are data. */
function renamed(value: unknown, rename: (name: string) => string, dataKeys: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename, dataKeys));
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    // A key of this name would set the prototype instead of a field.
    if (key === '__proto__') continue;
    const inner = (value as Record<string, unknown>)[key]; // `value` is an object and `key` is one of its own keys
    result[rename(key)] = dataKeys.has(key) ? inner : renamed(inner, rename, dataKeys);
  }
  return result;
}

/** Translates a response of api/v1 (parsed JSON) to our names. */
export const fromRest = (value: unknown, dataKeys: ReadonlySet<string> = none): unknown =>
  renamed(value, camelCase, dataKeys);

/** Translates a body to api/v1's names. */
export const toRest = (value: unknown): unknown => renamed(value, snakeCase, none);
