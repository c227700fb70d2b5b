import { recordMessages } from './messages.ts';

/** What may be done with a record, as the gateway says it. */
export interface Ability {
  action: string;
  allowed: boolean;
  reason: string | null;
}

/** Why something cannot be done with a record now; `null` when it can. */
export function refusalOf(abilities: readonly Ability[], action: string): string | null {
  const ability = abilities.find((one) => one.action === action);
  if (ability?.allowed) return null;
  return ability?.reason ?? recordMessages.notAllowed;
}

/** Whether something may be done with a record now. */
export function isAllowed(abilities: readonly Ability[], action: string): boolean {
  return refusalOf(abilities, action) === null;
}
