/** Returns the whole seconds from one moment to another, as ISO 8601 texts; one at least. */
export const secondsBetween = (from: string, to: string): number =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
