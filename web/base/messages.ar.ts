import type { Translated } from '../generated/wording.ts';
import type { failureMessages } from './messages.ts';

export const ar: Translated<typeof failureMessages> = {
  unknownError: 'حدث خطأ غير معروف',
  unavailable: 'لا يمكن الوصول إلى الخادم حاليًا. لم يضِع شيء: حاول بعد لحظات.',
};
