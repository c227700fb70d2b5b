import type { Translated } from '../generated/wording.ts';
import type { linkMessages } from './linkMessages.ts';

export const ar: Translated<typeof linkMessages> = {
  setTitle: 'تعيين كلمة المرور',
  setSubtitle: 'الرابط الذي فتحته يعمل مرة واحدة فقط.',
  setPassword: 'تعيين كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  passwordConfirmation: 'تأكيد كلمة المرور',
  passwordConfirmationRequired: 'تأكيد كلمة المرور مطلوب',
  linkOver: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا؛ وإن كنت مدعوًا، فاطلب دعوة جديدة.',
  notSet: 'لم تُعيَّن كلمة المرور.',
  notRead: 'تعذّرت معرفة الغرض من هذا الرابط.',
  tryAgain: 'إعادة المحاولة',
  welcome: (name) => `مرحبًا ${name}`,
  invitedInto: ({ invitedBy, organizationName }) =>
    `دعوة من ${invitedBy ?? 'أحد المسؤولين'} للانضمام إلى ${organizationName ?? 'Lading'}.`,
  invitedAs: (role) => `${role ? `دورك هناك: ${role}. ` : ''}اختر كلمة مرور، وسيُسجَّل دخولك بعدها.`,
  accept: 'قبول الدعوة',
  endedInvitation: {
    EXPIRED: { title: 'انتهت مدة هذه الدعوة', hint: 'اطلب ممن دعاك أن يرسلها مرة أخرى.' },
    USED: {
      title: 'قُبلت هذه الدعوة من قبل',
      hint: 'سجّل الدخول ببريدك وبكلمة المرور التي اختيرت. إن لم تكن أنت من قبلها، فأبلغ مسؤولًا في منظمتك فورًا.',
    },
    WITHDRAWN: { title: 'سُحبت هذه الدعوة', hint: 'إن كنت ترى أن في ذلك خطأ، فاسأل من دعاك.' },
    REPLACED: { title: 'هناك دعوة أحدث', hint: 'افتح الرابط الذي في أحدث رسالة، أو آخر رابط أُرسل إليك.' },
  },
  endedLink: {
    EXPIRED: { title: 'انتهت مدة هذا الرابط', hint: 'كان صالحًا لمدة 30 دقيقة. اطلب رابطًا جديدًا.' },
    USED: {
      title: 'استُخدم هذا الرابط من قبل',
      hint: 'يعمل مرة واحدة فقط. سجّل الدخول بكلمة المرور الجديدة، أو اطلب رابطًا جديدًا.',
    },
    WITHDRAWN: { title: 'لم يعد هذا الرابط يعمل', hint: 'تغيّر الحساب بعد إرساله. اطلب رابطًا جديدًا.' },
    REPLACED: { title: 'هناك رابط أحدث', hint: 'افتح أحدث رابط، أو اطلب رابطًا آخر.' },
  },
  unknownLink: {
    title: 'هذا الرابط غير معروف',
    hint: 'ربما كان ناقصًا، أو انتهى منذ زمن. اطلب رابطًا جديدًا؛ وإن كنت مدعوًا، فاسأل من دعاك.',
  },
};
