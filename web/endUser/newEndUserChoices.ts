import { newSettingsChoice } from '../shell/settingsPages.ts';
import { endUserRecord } from './list.ts';

/** How pickers make an end user that they lack, in the program that is open. */
export const newEndUser = newSettingsChoice(
  endUserRecord,
  async () => (await import('./NewEndUserDialog.tsx')).NewEndUserDialog,
);
