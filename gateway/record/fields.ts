/** The result type of a resolver, with other types as their REST records, per codegen's mappers. */
type AnswerOf<Resolver> = NonNullable<Resolver> extends (...args: never[]) => infer Answer ? Awaited<Answer> : never;

/** Fields that a concept adds to other concepts' types (`extend type` in its schema file) and resolves itself. */
type AddedByOthers = 'documents';

/** The fields of a schema type that its REST record does not provide by itself. */
type Unanswered<All, Rest> = {
  [Key in keyof All]-?: Key extends '__isTypeOf' | AddedByOthers
    ? never
    : Key extends keyof Rest
      ? Rest[Key] extends AnswerOf<All[Key]>
        ? never
        : Key
      : Key;
}[keyof All];

/**
 * The resolvers of a type, required exactly where the REST record falls short: a field that the record lacks, or has
 * with another type, does not compile without a resolver.
 */
export type FieldsOf<All, Rest> = Partial<All> & Required<Pick<All, Unanswered<All, Rest>>>;
