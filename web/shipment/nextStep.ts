import { type Ability, isAllowed } from '../kit/record/abilities.ts';
import type { Advice } from './readiness/ShipmentAdvice.tsx';
import type { ShipmentDialog } from './shipmentActions.ts';

/**
 * Returns the step that a shipment waits for and that the user may take: sending it for review, then its approvals, then the
 * list of its packages; null if it waits for something else, which Edit mends.
 */
export function nextStep(
  { abilities }: { abilities: readonly Ability[] },
  { shipment }: Advice,
): ShipmentDialog | null {
  const isOpen = (key: string) => shipment?.readiness?.some((check) => check.key === key && check.answer === 'NOT_MET');
  if (isAllowed(abilities, 'SEND_FOR_REVIEW')) return 'review';
  if (isOpen('approvals') && isAllowed(abilities, 'SET_APPROVAL')) return 'approvals';
  return isOpen('packages') && isAllowed(abilities, 'UPDATE') ? 'packages' : null;
}
