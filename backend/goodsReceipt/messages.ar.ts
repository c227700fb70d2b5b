import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  already: 'استُلم البند من قبل',
  notAssessed: 'يجب تقييم البند أولًا',
  notInPlace: 'لا يمكن استلام إلا بند مقيَّم',
  notReceived: 'لا يمكن التراجع إلا عن استلام بند ما زال مستلَمًا',
  reviewed: 'أُرسلت الشحنة للمراجعة بهذا الاستلام',
  nothingToRelease: 'لا يحتاج البند إلى إفراج',
  alreadyReleased: 'أُفرج عن البند من قبل',
  needsRelease: (why) => `${why}: يجب الإفراج عن البند أولًا`,
  condition: (name) => `وصل وحاله «${name}»`,
  outside: (reading, from, to) => `وصل بدرجة ${reading}°م، خارج النطاق من ${from} إلى ${to}°م`,
  moreThanOrdered: (quantity) => `يجب ألّا تزيد القيمة على ${quantity}، وهي ما بقي للاستلام`,
  restWorthNothing: 'تترك باقيًا قيمته أقل من 0.01',
};
