import { messages } from './texts.ts';

/** The cost of an operation, from `extensions.cost` of its response. */
export interface Cost {
  readonly objects: number;
  readonly limit: number;
  readonly calls: number;
}

/** Returns the cost in a response; null without one. */
export function costIn(answer: unknown): Cost | null {
  if (typeof answer !== 'object' || answer === null || !('extensions' in answer)) return null;
  const { cost } = (answer.extensions ?? {}) as { cost?: Cost }; // as the gateway writes it
  return cost ?? null;
}

/** Formats the status line. */
export function costText(cost: Cost | null): string {
  return cost ? messages.cost(cost.objects, cost.limit, cost.calls) : messages.costOpen;
}
