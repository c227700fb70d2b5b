import { comments, counted } from '../base/wording.ar.ts';
import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { notificationMessages } from './messages.ts';

const { number } = wordingIn('ar');

const otherPeople = counted('لا أحد', 'شخص آخر', 'شخصان آخران', 'أشخاص آخرون', 'شخصًا آخر', 'شخص آخر');

export const ar: Translated<typeof notificationMessages> = {
  title: 'الإشعارات',
  buttonNew: 'الإشعارات، وفيها جديد',
  unreadCount: (count) => `الجديد: ${number(count)}`,
  unread: 'غير مقروء',
  announced: (sentence) => `إشعار جديد: ${sentence}`,
  list: 'الإشعارات، الأحدث أولًا',
  kept: 'تُحفظ 180 يومًا',
  loadingOlder: 'جارٍ تحميل إشعارات أقدم',
  emptyTitle: 'اطّلعت على كل شيء',
  emptyHint: 'لا إشعارات هنا',
  clearAll: 'مسح الكل',
  clearTitle: 'مسح كل الإشعارات',
  clearQuestion: (unread) =>
    unread === 0 ? 'هل تريد إزالة كل إشعاراتك؟' : `هل تريد إزالة كل إشعاراتك؟ عدد ما لم تقرأه منها ${number(unread)}.`,
  clearNote: 'لا يمكن التراجع عن هذا. لا تتأثر السجلات نفسها.',
  cleared: 'مُسحت الإشعارات',
  notRead: 'تعذّر وضع علامة مقروء على الإشعار',
  system: 'النظام',
  somebody: 'شخص ما',
  commented: (who, others, record) => `${who}${others === 0 ? '' : ` و${otherPeople(others)}`}: تعليق على ${record}`,
  commentedTimes: (who, times, record) => `${who}: ${comments(times)} على ${record}`,
  assigned: (who, record) => `${who}: تكليفك بـ ${record}`,
  sentForReview: (who, record) => `${who}: إرسال ${record} للمراجعة`,
  prohibited: (who, record) => `${who}: حظر التعامل مع ${record}`,
  prohibitedContent: 'تذكره أوامر شراء وشحنات مفتوحة: لا يمكن أن يغادر شيء منها',
  expiresSoon: (record) => `تنتهي صلاحيته قريبًا: ${record}`,
  expiresToday: (record) => `تنتهي صلاحيته اليوم: ${record}`,
  expired: (record) => `انتهت صلاحيته: ${record}`,
  itemOf: (order, item) => `أمر الشراء ${order}، ${item}`,
  document: (type) => `مستند: ${type}`,
  documentOn: (type, date) => `مستند: ${type}، في ${date}`,
  documentTypes: {
    visual_screening: 'فحص VC',
    mta_incoming: 'MTA واردة',
    mta_outgoing: 'MTA صادرة',
    import_permit: 'إذن استيراد',
    certificate_of_analysis: 'شهادة تحليل',
    temperature_log: 'سجل الحرارة',
    proof_of_delivery: 'إثبات التسليم',
    other: 'أخرى',
  },
  noPage: 'لا صفحة لهذا النوع من السجلات',
  noAccess: 'ليس لديك صلاحية الوصول إلى صفحة هذا السجل',
  preferences: 'تفضيلات الإشعارات',
  openPreferences: 'فتح تفضيلات الإشعارات',
  closePreferences: 'العودة إلى الإشعارات',
  mute: 'كتم كل الإشعارات',
  what: 'ماذا',
  where: 'أين',
  allPrograms: 'كل البرامج',
  muted: 'كل الإشعارات مكتومة',
  allProgramsOn: '«كل البرامج» مفعّل',
  savesAtOnce: 'يُحفظ كل مفتاح فورًا.',
  saved: 'تم الحفظ. يُحفظ كل مفتاح فورًا.',
  notSaved: 'لم تُحفظ تفضيلات إشعاراتك',
};
