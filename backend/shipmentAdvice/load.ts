/** What a shipment carries, and what of it prevents it from leaving. */
import type { Party } from '../record/party.ts';
import { loadMessages as messages } from './loadMessages.ts';

/** What a shipment carries and for whom, as far as it may prevent the shipment from leaving. */
export interface Load {
  readonly items: number;
  /** Neither ready nor in package. */
  readonly not_ready: number;
  /** Not arrived as they should, and not released. */
  readonly unreleased: number;
  readonly without_country: number;
  /** The parties that it or an order of its items names and trade with which is prohibited. */
  readonly prohibited: readonly Party[];
}

/** Lists what prevents a shipment with this load from leaving: customs need each item's country of manufacture. */
export function whyNotLoaded({ items, not_ready, unreleased, without_country, prohibited }: Load) {
  const reasons = [
    { key: 'parties', stands: prohibited.length > 0, message: messages.prohibited(prohibited) },
    { key: 'items', stands: items === 0, message: messages.nothingToShip },
    { key: 'items_ready', stands: not_ready > 0, message: messages.notReady(not_ready) },
    { key: 'items_ready', stands: unreleased > 0, message: messages.unreleased(unreleased) },
    { key: 'countries', stands: without_country > 0, message: messages.withoutCountry(without_country) },
  ] as const;
  return reasons.filter(({ stands }) => stands);
}

/** Returns the reason a shipment with this load cannot leave, or null. */
export const whyNotShipped = (load: Load): string | null => whyNotLoaded(load)[0]?.message ?? null;
