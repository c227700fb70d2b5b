import { newSettingsChoice } from '../shell/settingsPages.ts';
import { groupRecord } from './groupRecord.ts';

/** How pickers make a group that they lack, in the program that is open. */
export const newGroup = newSettingsChoice(
  groupRecord,
  async () => (await import('./NewGroupDialog.tsx')).NewGroupDialog,
);
