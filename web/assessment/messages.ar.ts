import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { assessmentMessages } from './messages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof assessmentMessages> = {
  unNumber: 'رقم UN',
  packingGroup: 'مجموعة التعبئة',
  dgClass: 'فئة البضائع الخطرة',
  dgDescription: 'تفاصيل البضائع الخطرة',
  subsidiaryHazards: 'الأخطار الإضافية',
  alsoHazards: (hazards) => `(${hazards.join('، ')})`,
  assessed: 'تم التقييم',
  step: {
    title: 'تقييم البند',
    take: 'تقييم',
    taken: 'قُيّم البند',
    listTitle: 'تقييم المخزون',
    crumb: 'التقييم',
    start: 'بدء التقييم',
    purpose: 'تنتظر هنا بنود أوامر شراء البرنامج إلى أن يُعرف هل هي بضائع خطرة.',
    nothingReady: 'لا يمكن تقييم أي بند من هذه القائمة الآن',
    doneSince: (count, time) => `قُيّم ${number(count)} منذ ${time}، وحُفظ كل شيء`,
  },
  notDangerous: 'غير خطر',
  notDangerousNext: 'غير خطر، ثم التالي',
  notDangerousKey: 'غير خطر',
};
