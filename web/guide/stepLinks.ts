import { addresses } from '../base/addresses.ts';
import type { GuideStepKey } from '../generated/operations.ts';

/** The sections of the Organization Panel that steps lead to. */
const sections = {
  PROGRAM: 'programs',
  PEOPLE: 'manage-users',
  GROUP: 'groups',
  VENDOR: 'vendors',
  END_USER: 'end-users',
  COURIER: 'couriers',
} as const;

/** The addresses of a step: the form that takes it, and the list of what is there. */
export interface StepLink {
  form: string;
  list: string;
}

/** Returns the addresses of a step; null for one that needs a program, without one. @param slug the program's */
export function stepLink(key: GuideStepKey, slug: string | undefined): StepLink | null {
  if (key === 'ADDRESS')
    return { form: addresses.organizationAddress(null), list: addresses.settingsSection('organization') };
  if (key !== 'ORDER' && key !== 'SHIPMENT' && key !== 'INVOICE') {
    const segment = sections[key];
    const form = key === 'PEOPLE' ? addresses.inviteMany : addresses.newSettingsRecord(segment);
    return { form, list: addresses.settingsSection(segment) };
  }
  if (slug === undefined) return null;
  if (key === 'ORDER') return { form: addresses.newPurchaseOrder(slug), list: addresses.purchaseOrders(slug) };
  const list = addresses.shipments(slug);
  return { form: key === 'SHIPMENT' ? addresses.newShipment(slug) : list, list };
}
