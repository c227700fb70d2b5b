import type { Translated } from '../../generated/wording.ts';
import type { downloadMessages } from './downloadMessages.ts';

export const ar: Translated<typeof downloadMessages> = {
  beingMade: 'قيد التحضير',
  downloaded: (file) => `تم التنزيل: ${file}`,
  cut: 'لم يصل الملف كاملًا ولم يُحفظ.',
};
