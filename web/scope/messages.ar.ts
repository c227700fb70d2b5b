import type { Translated } from '../generated/wording.ts';
import type { scopeMessages } from './messages.ts';

export const ar: Translated<typeof scopeMessages> = {
  sample: 'تجريبي',
  belongsTo: 'يتبع المنظمة',
  belongsToRequired: 'اختر المنظمة التي يتبعها',
  ofOrganization: (name) => `المنظمة: ${name}`,
  inOrganization: (text, name) => `${text} في ${name}`,
};
