import { changes } from '../base/wording.ar.ts';
import type { Translated } from '../generated/wording.ts';
import type { shellMessages } from './messages.ts';

export const ar: Translated<typeof shellMessages> = {
  skipToContent: 'الانتقال إلى المحتوى',
  breadcrumbs: 'مسار التنقل',
  navigation: 'الرئيسية',
  openNavigation: 'فتح قائمة التنقل',
  closeNavigation: 'إغلاق قائمة التنقل',
  openPanel: (title) => `فتح ${title}`,
  closePanel: (title) => `إغلاق ${title}`,
  programs: 'البرامج',
  settings: 'لوحة المنظمة',
  organizations: 'المنظمات',
  overview: 'نظرة عامة',
  lists: {
    approvalList: 'بانتظار الموافقة',
    forThisWeek: 'لهذا الأسبوع',
    pendingOrders: 'أوامر شراء منتظَرة',
    urgentItems: 'بنود عاجلة',
  },
  backToPrograms: 'العودة إلى البرامج',
  sectionsOf: (program) => `أقسام ${program}`,
  logOut: 'تسجيل الخروج',
  logOutTitle: 'هل تريد تسجيل الخروج دون حفظ؟',
  logOutText:
    'على هذا الجهاز مدخلات لم تُحفظ، وتسجيل الخروج يزيلها. لا يحتفظ بمدخلاته إلا ما هو مفتوح من علامات تبويبك الأخرى، إلى أن تسجّل الدخول مجددًا.',
  logOutWaitingTitle: 'هل تريد تسجيل الخروج قبل إرسال كل شيء؟',
  logOutWaiting: (count) =>
    `ينتظر على هذا الجهاز: ${changes(count)}. لا يراها ولا يرسلها غيرك، وتُرسل حين تسجّل الدخول هنا مجددًا.`,
  profileOf: (name) => `${name}، ملفك الشخصي`,
  toDark: 'التبديل إلى الوضع الداكن',
  toLight: 'التبديل إلى الوضع الفاتح',
  live: 'مباشر',
  liveHint: 'تظهر تغييرات الآخرين تلقائيًا',
  liveOff: 'التحديث المباشر متوقف',
  liveOffHint:
    'شيء ما بين هذا المتصفح والخادم يمنع التحديث المباشر. كل ما عداه يعمل: تسأل الصفحة عن التغييرات كل دقيقة تقريبًا، وحين تعود إليها.',
  reconnecting: 'جارٍ إعادة الاتصال',
  reconnectingHint: 'انقطع الاتصال. يعيد Lading الاتصال ثم يحدّث الصفحة.',
  outage: 'الخادم لا يستجيب.',
  outageHint: 'لم يضِع شيء: مدخلاتك باقية على هذا الجهاز. يواصل Lading محاولة الاتصال، ثم يرسل ما ينتظر.',
  unreached: 'لا يمكن الوصول إلى الخادم',
  unreachedHint:
    'فُتح Lading بدونه وما زال يحاول. تظهر السجلات حين يستجيب الخادم، ولا يُعرض قديم منها. تبقى المدخلات غير المحفوظة على هذا الجهاز.',
  history: 'التغييرات',
  notFound: 'لم يُعثر على الصفحة',
  notFoundHere: 'ربما كانت تخص منظمة أخرى.',
  notFoundHint: 'ربما كُتب العنوان خطأً، أو لم تعد الصفحة موجودة.',
};
