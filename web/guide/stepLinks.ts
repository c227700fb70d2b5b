import { addresses } from '../app/addresses.ts';
import type { ViewerProgram } from '../app/session.ts';
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

/** Returns the addresses of a step; null for one that needs a program, without any. Sample data is no program for a step. */
export function stepLink(key: GuideStepKey, programs: readonly ViewerProgram[]): StepLink | null {
  if (key !== 'ORDER' && key !== 'SHIPMENT') {
    const segment = sections[key];
    return { form: addresses.newSettingsRecord(segment), list: addresses.settingsSection(segment) };
  }
  const slug = programs.find(({ isSample }) => !isSample)?.slug;
  if (slug === undefined) return null;
  return key === 'ORDER'
    ? { form: addresses.newPurchaseOrder(slug), list: addresses.purchaseOrders(slug) }
    : { form: addresses.newShipment(slug), list: addresses.shipments(slug) };
}
