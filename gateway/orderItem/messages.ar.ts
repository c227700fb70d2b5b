import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  noParts: 'لا يستلم هذا الخادم الخلفي البنود إلا كاملة',
  countryRequired: 'يلزم بلد صنع واحد على الأقل.',
};
