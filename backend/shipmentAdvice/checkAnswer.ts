/** The answers of a check. A check that could not be made is not passed: only `met` is. */
export const checkAnswers = ['met', 'not_met', 'does_not_apply', 'cannot_tell'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/** An input that is missing or unreadable, so that a check cannot be made. */
export interface CheckReason {
  readonly message: string;
  /** The items that it concerns; empty if it concerns the shipment. */
  readonly order_item_ids: number[];
}

/** From the answer that decides about a group of checks to the one that decides nothing. */
const order: readonly CheckAnswer[] = ['not_met', 'cannot_tell', 'met', 'does_not_apply'];

/** Returns the answer of several checks together: met only if all are that apply. */
export const answerOfAll = (answers: readonly CheckAnswer[]): CheckAnswer =>
  order.find((answer) => answers.includes(answer)) ?? 'does_not_apply';
