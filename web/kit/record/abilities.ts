import type { AbilityAction } from '../../generated/operations.ts';
import { recordMessages } from './messages.ts';

/** Whether a user may do something with a record, as returned by the gateway. */
export interface Ability {
  action: AbilityAction;
  allowed: boolean;
  reason: string | null;
}

/** Returns the reason an action on a record is not allowed now; null if it is. */
export function reasonAgainst(abilities: readonly Ability[], action: AbilityAction): string | null {
  const ability = abilities.find((one) => one.action === action);
  if (ability?.allowed) return null;
  return ability?.reason ?? recordMessages.notAllowed;
}

/** Whether an action on a record is allowed now. */
export function isAllowed(abilities: readonly Ability[], action: AbilityAction): boolean {
  return reasonAgainst(abilities, action) === null;
}
