import { newSettingsChoice } from '../shell/settingsPages.ts';
import { courierRecord } from './courierRecord.ts';

/** How pickers make a courier that they lack. */
export const newCourier = newSettingsChoice(
  courierRecord,
  async () => (await import('./NewCourierDialog.tsx')).NewCourierDialog,
);
