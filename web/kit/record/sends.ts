/** Sends the form of a plain record, and reads the response. */
import { newOutcomeOf, type Outcome, outcomeOf, type Payload, type StaleRecord } from '../form/outcome.ts';
import type { WriteContext } from '../form/sendKey.ts';

/** An Apollo mutation function. */
type Mutate<Variables, Data> = (options: {
  variables: Variables;
  context: WriteContext;
}) => Promise<{ data?: Data | undefined }>;

/** Returns the function that sends the changed fields of the record `id`; `payload` finds the payload in the response. */
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

/** Returns the function that sends the fields of a new record, which the payload holds as `name`. */
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
