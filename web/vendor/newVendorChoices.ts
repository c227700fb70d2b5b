import { newSettingsChoice } from '../shell/settingsPages.ts';
import { vendorRecord } from './list.ts';

/** How pickers make a vendor that they lack. */
export const newVendor = newSettingsChoice(
  vendorRecord,
  async () => (await import('./NewVendorDialog.tsx')).NewVendorDialog,
);
