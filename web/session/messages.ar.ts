import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  title: 'تسجيل الدخول',
  subtitle: 'أوامر شراء برامجك وشحناتها',
  email: 'البريد الإلكتروني',
  language: 'اللغة',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  emailRequired: 'البريد الإلكتروني مطلوب',
  emailInvalid: 'أدخل بريدًا إلكترونيًا صالحًا',
  passwordRequired: 'كلمة المرور مطلوبة',
  ofField: (label, problems) => `${label}: ${problems.join('، ')}`,
  rateLimited: 'محاولات كثيرة جدًا. انتظر بضع دقائق ثم حاول مجددًا.',
  unreachable: 'لا يمكن الوصول إلى الخادم حاليًا. حاول بعد لحظات.',
  expired: 'انتهت جلستك. سجّل الدخول لتتابع من حيث كنت؛ ما أدخلته محفوظ.',
  signedOut: 'سجّلت الخروج.',
  signedOutElsewhere: 'سُجّل خروجك في علامة تبويب أخرى. سجّل الدخول لتتابع من حيث كنت؛ ما أدخلته محفوظ لك.',
  passwordSet: 'عُيّنت كلمة المرور. سجّل الدخول بها.',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  resetTitle: 'إعادة تعيين كلمة المرور',
  resetSubtitle: 'ستتلقى رسالة فيها رابط لتعيين كلمة مرور جديدة.',
  sendLink: 'إرسال الرابط',
  linkSent:
    'أُرسل طلبك. إن كان هناك حساب بهذا البريد، فسيتلقى رابطًا يعمل مرة واحدة خلال 30 دقيقة. وإن لم يكن لدى Lading خادم بريد، فسيجد من يشغّله الرسالة في صندوق الصادر.',
  askForLink: 'طلب رابط جديد',
  setUpAlready: 'تم إعداد Lading من قبل. سجّل الدخول، أو اطلب من مسؤول أن يدعوك.',
  signedOutHereOnly:
    'سجّلت الخروج هنا، لكن تعذّر الوصول إلى الخادم. إن كان غيرك يستخدم هذا الجهاز، فسجّل الدخول ثم الخروج مرة أخرى.',
};
