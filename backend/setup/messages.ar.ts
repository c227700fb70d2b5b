import { minutes } from '../language/wording.ar.ts';
import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  // The link
  unknownLink: 'ليس من روابط نظام Lading هذا: انسخ العنوان المطبوع كاملًا',
  linkIsOver: 'لم يعد صالحًا: اطبع رابطًا جديدًا بالأمر npm run setup-link',
  alreadySetUp: 'تم إعداد Lading من قبل. سجّل الدخول، أو اطلب من مسؤول أن يدعوك.',
  noMatch: 'يجب أن تتطابق القيمتان',
  begin: (url, most) =>
    `لا يمكن لأحد تسجيل الدخول إلى Lading هذا بعد. لإعداده افتح ${url} خلال ${minutes(most)} (يعمل مرة واحدة)، أو شغّل npm run create-admin -- EMAIL.`,
  link: (url, most) => `افتح ${url} خلال ${minutes(most)}. يعمل مرة واحدة، ويُعدّ Lading بأول منظمة وأول شخص.`,

  // The administrator of a setting
  passwordMissing: 'ADMIN_PASSWORD: لازمة مع ADMIN_EMAIL لإنشاء أول مسؤول',

  // The commands
  usage:
    'الاستخدام: npm run create-admin -- EMAIL [--organization NAME]\nمثال: npm run create-admin -- you@example.org --organization "Relief Works"',
  notAnEmail: (text) => `«${text}» ليس بريدًا إلكترونيًا. مثال: npm run create-admin -- you@example.org`,
  organizationWrong: (reason) => `\u200e--organization: ${reason}.`,
  noLinkNeeded: 'هناك مستخدمون من قبل، فلم يُنشأ رابط. يمكن لمسؤول المنظمة دعوة آخرين.',
  usersExist: 'هناك مستخدمون من قبل، فلم يُنشأ مسؤول. يمكن لمسؤول المنظمة دعوة آخرين.',
  busy: (folder) => `يجري تشغيل Lading أو إيقافه على ${folder}، ولا يمكن سؤاله الآن. كرّر الأمر بعد لحظات.`,
  gone: 'توقف Lading في هذه الأثناء. كرّر الأمر.',
  rejected: 'رفض Lading العامل هذا الأمر. كرّره.',
  askOrganization: (usual) => `اسم المنظمة (${usual}): `,
  askPassword: 'كلمة المرور (اتركها فارغة لتوليدها): ',
  askPasswordAgain: 'كلمة المرور مرة أخرى: ',
  passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
  made: (email, organization) => `تم إنشاء مسؤول النظام ${email} والمنظمة ${organization}.`,
  generatedPassword: (password) => `كلمة المرور: ${password}\nتظهر مرة واحدة فقط. غيّرها بعد تسجيل الدخول.`,
};
