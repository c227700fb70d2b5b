/**
 * An object whose readers may not write to it, for the function that makes it. What is made for each request has plain
 * fields, or a class: a getter in an object literal ties its closures to a hidden class of V8, so that everything they
 * reach outlives all minor collections. docs/decisions.md says what that cost.
 */
export type Writable<Type> = { -readonly [Field in keyof Type]: Type[Field] };
