import { settingsRecord } from '../shell/settingsPages.ts';
import { courierMessages as messages } from './messages.ts';

/** Couriers in the settings. */
export const courierRecord = settingsRecord('couriers', { area: 'couriers', words: messages });
