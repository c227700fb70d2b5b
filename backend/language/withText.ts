/**
 * Gives each entry of a table a text, such as its name. It is read when it is asked for, in the language of that work; so the
 * table can be made when its module loads.
 */
export const withText = <const Entry extends object, Name extends string>(
  entries: readonly Entry[],
  name: Name,
  textOf: (entry: Entry) => string,
): readonly (Entry & Readonly<Record<Name, string>>)[] =>
  entries.map((entry) =>
    Object.defineProperties({} as Entry & Readonly<Record<Name, string>>, {
      ...Object.getOwnPropertyDescriptors(entry),
      [name]: { get: () => textOf(entry), enumerable: true },
    }),
  );
