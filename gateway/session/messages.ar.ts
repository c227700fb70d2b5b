import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  bearerNeeded: 'أرسل الرمز المراد تجديده في ترويسة Authorization',
  overHttpOnly: 'سجّل الدخول والخروج عبر HTTP: لا يمكن لـ websocket تغيير جلسته',
};
