import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  already: 'قُيّم البند من قبل',
  notOpen: 'لا يمكن تقييم إلا بند مفتوح',
  notAssessed: 'لا يمكن التراجع إلا عن تقييم بند ما زال مقيَّمًا',
  reviewed: 'أُرسلت الشحنة للمراجعة بهذا التقييم',
};
