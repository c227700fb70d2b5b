import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  oneList: 'يجب أن يكون في `list` حقل واحد بالضبط من حقوله',
  urgentIsNull: 'لا يمكن أن تكون قيمة `urgent` فارغة (null)',
};
