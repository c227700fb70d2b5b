/** What the form of a plain record sends, and how the answer is read. */
import { newOutcomeOf, type Outcome, outcomeOf, type Payload, type StaleRecord } from '../form/outcome.ts';
import type { WriteContext } from '../form/sendKey.ts';

/** A mutation as Apollo gives it. */
type Mutate<Variables, Data> = (options: {
  variables: Variables;
  context: WriteContext;
}) => Promise<{ data?: Data | undefined }>;

/** Sends the changed fields of the record `id`; `payload` finds the mutation's payload in its answer. */
export function updates<Input, Data, Source>(
  update: Mutate<{ id: string; input: Input }, Data>,
  id: string,
  payload: (data: NonNullable<Data>) => (Payload & { current?: (Source & StaleRecord) | null }) | null,
) {
  return async (input: Input, context: WriteContext): Promise<Outcome<Source>> => {
    const { data } = await update({ variables: { id, input }, context });
    return outcomeOf(data && payload(data));
  };
}

/** Sends the fields of a new record, which the payload holds as `name`. */
export function creates<Input, Data, Name extends string, Answer extends Payload & Record<Name, { id: string } | null>>(
  create: Mutate<{ input: Input }, Data>,
  payload: (data: NonNullable<Data>) => Answer | null,
  name: Name,
) {
  return async (input: Input, context: WriteContext): Promise<Outcome<never, NonNullable<Answer[Name]>>> => {
    const { data } = await create({ variables: { input }, context });
    const answer = data && payload(data);
    return newOutcomeOf(answer, answer?.[name]);
  };
}
