import { comments, counted } from '../base/counts.ar.ts';
import { type Translated, wordingIn } from '../generated/wording.ts';
import type { notificationMessages } from './messages.ts';

const { number } = wordingIn('ar');

const others = counted('لا أحد', 'شخص آخر', 'شخصان آخران', 'أشخاص آخرون', 'شخصًا آخر', 'شخص آخر');

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
  others: (count) => ` و${others(count)}`,
  commented: ': تعليق على ',
  commentedTimes: (count) => `: ${comments(count)} على `,
  assigned: ': تكليفك بـ ',
  sent: ': إرسال ',
  forReview: ' للمراجعة',
  prohibited: ': حظر التعامل مع ',
  prohibitedContent: 'تذكره أوامر شراء وشحنات مفتوحة: لا يمكن أن يغادر شيء منها',
  expiresSoon: 'تنتهي صلاحيته قريبًا: ',
  expiresToday: 'تنتهي صلاحيته اليوم: ',
  expired: 'انتهت صلاحيته: ',
  itemOf: (order, item) => `أمر الشراء ${order}، ${item}`,
  document: (type) => `مستند: ${type}`,
  documentOn: (type, date) => `مستند: ${type}، في ${date}`,
  documentTypes: new Map([
    ['visual_screening', 'فحص VC'],
    ['mta_incoming', 'MTA واردة'],
    ['mta_outgoing', 'MTA صادرة'],
    ['other', 'أخرى'],
  ]),
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
