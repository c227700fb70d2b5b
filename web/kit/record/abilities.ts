import type { AbilityAction } from '../../generated/operations.ts';
import { recordMessages } from './messages.ts';

/** What may be done with a record, as the gateway says it. */
export interface Ability {
  action: AbilityAction;
  allowed: boolean;
  reason: string | null;
}

/** Why something cannot be done with a record now; null when it can. */
export function reasonAgainst(abilities: readonly Ability[], action: AbilityAction): string | null {
  const ability = abilities.find((one) => one.action === action);
  if (ability?.allowed) return null;
  return ability?.reason ?? recordMessages.notAllowed;
}

/** Whether something may be done with a record now. */
export function isAllowed(abilities: readonly Ability[], action: AbilityAction): boolean {
  return reasonAgainst(abilities, action) === null;
}
