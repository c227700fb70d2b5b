import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { goodsReceiptMessages } from './messages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof goodsReceiptMessages> = {
  receivedDate: 'تاريخ الاستلام',
  condition: 'حال البضاعة',
  receivedOf: (quantity) => `المستلَم من ${quantity}`,
  receivedRequired: 'أدخل الكمية المستلَمة',
  receivedPositive: 'يجب أن تكون أكبر من 0',
  receivedAtMost: (quantity) => `لا يمكن استلام أكثر من ${quantity}`,
  lotNumber: 'رقم التشغيلة',
  expiryDate: 'انتهاء الصلاحية',
  expired: 'انتهت صلاحيته',
  expiresThen: 'تنتهي صلاحيته يوم استلامه',
  temperatureReading: 'الحرارة (°م)',
  photo: 'الصورة',
  photoAsTaken: 'إرسال الصورة بحجمها الكامل',
  photoOf: 'صورة البضاعة عند استلامها',
  lot: (lot) => `التشغيلة ${lot}`,
  received: (amount) => `استُلم ${amount}`,
  amount: (received, ordered) => `${received} من ${ordered}`,
  needsRelease: 'يحتاج إلى إفراج',
  release: 'إفراج',
  releaseTitle: 'الإفراج عن البند',
  releaseOf: (line) => `الإفراج عن ${line}`,
  released: 'أُفرج عن البند',
  reason: 'السبب',
  reasonRequired: 'السبب مطلوب',
  arrived: 'لم يصل كما ينبغي:',
  temperature: (degrees) => `${degrees}°م`,
  step: {
    title: 'استلام البند',
    take: 'استلام',
    taken: 'استُلم البند',
    listTitle: 'استلام البضائع',
    crumb: 'استلام البضائع',
    start: 'بدء الاستلام',
    purpose: 'تنتظر هنا بنود أوامر شراء البرنامج إلى أن تصل.',
    nothingReady: 'لا يمكن استلام أي بند من هذه القائمة الآن',
    doneSince: (count, time) => `استُلم ${number(count)} منذ ${time}، وحُفظ كل شيء`,
  },
};
