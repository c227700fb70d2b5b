import { addresses } from '../base/addresses.ts';
import type { SettingsRecord } from '../shell/settingsPages.ts';
import { organizationMessages as messages } from './messages.ts';

/** Organizations in the settings; their pages are outside the Organization Panel. */
export const organizationRecord: SettingsRecord = {
  area: 'organizations',
  adds: 'create',
  list: addresses.organizations,
  record: addresses.organization,
  create: addresses.newOrganization,
  words: messages,
};
