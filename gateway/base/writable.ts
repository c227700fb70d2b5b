/**
 * An object that its readers may not write to, for the function that creates it. Objects created for each request have plain
 * fields, or a class: a getter in an object literal ties its closures to a hidden class of V8, so that everything they
 * reach outlives all minor collections. docs/decisions.md has the measured cost.
 */
export type Writable<Type> = { -readonly [Field in keyof Type]: Type[Field] };
