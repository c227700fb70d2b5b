import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  columns: { name: 'الاسم', shortName: 'الاسم المختصر', country: 'البلد', email: 'البريد الإلكتروني' },
};
