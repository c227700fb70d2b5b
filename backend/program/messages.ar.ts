import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  notAColor: 'القيمة ليست لونًا مثل \u200e#0f766e',
  columns: {
    name: 'الاسم',
    slug: 'العنوان',
    mainColor: 'الأساسي',
    organization: 'المنظمة',
  },
};
