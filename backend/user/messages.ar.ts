import { days } from '../language/wording.ar.ts';
import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  notFound: 'لم يُعثر عليها',
  beyondScope: 'تتجاوز دورك',
  otherRole: 'لا يمكن اختيار دور غير مسؤول المنظمة',
  ownRole: 'لا يمكنك تغيير دورك بنفسك',
  oneself: 'لا يمكنك فعل هذا بنفسك',
  higherUser: 'دورك لا يشمل هذا المستخدم',
  apiKey: 'هذا مفتاح API: لا يمكن إلا إلغاؤه',
  peopleOnly: 'لا يمكن لمفتاح API تفعيل أشخاص أو تعطيلهم أو دعوتهم، ولا إنشاء روابط لهم',
  hasSignedIn: 'سجّل هذا الشخص الدخول من قبل',
  notActive: 'هذا الشخص غير نشط',
  mailReaches: 'خادم البريد معدّ: يطلب الشخص رابطًا من صفحة تسجيل الدخول',
  notInvited: 'هذا الشخص ليس مدعوًا الآن',
  taken: 'القيمة مستخدمة من قبل',
  takenBy: (name) => `القيمة مستخدمة من قبل لدى ${name}`,
  alreadyActive: 'هذا المستخدم نشط من قبل',
  alreadyInactive: 'هذا المستخدم معطّل من قبل',
  invitation: {
    subject: 'دعوة إلى Lading',
    before: (inviter, organization) => [
      `أُنشئ لك حساب في Lading الذي تستخدمه ${organization} لأوامر شرائها وشحناتها. أنشأه: ${inviter}.`,
      'لاختيار كلمة مرور وتسجيل الدخول افتح هذا الرابط:',
    ],
    link: 'اختيار كلمة مرور',
    after: (most) => [
      `يعمل الرابط مرة واحدة خلال ${days(most)}. بعد ذلك اطلب دعوة جديدة.`,
      'إن لم تكن تنتظر هذا، فيمكنك تجاهل هذه الرسالة.',
    ],
  },
  addressChange: {
    subject: 'تغيّر عنوانك في Lading',
    left: (sender, organization, address) => [
      address
        ? `تغيّر البريد الإلكتروني لحسابك في Lading لدى ${organization} إلى ${address}. غيّره: ${sender}.`
        : `تغيّر البريد الإلكتروني لهذا الحساب في Lading لدى ${organization}. غيّره: ${sender}.`,
      'لم يعد هذا العنوان صالحًا لتسجيل الدخول، ولم تعد الروابط المرسلة إليه تعمل.',
    ],
    reached: (sender, organization) => [
      `تغيّر البريد الإلكتروني لحسابك في Lading لدى ${organization} إلى هذا العنوان. غيّره: ${sender}.`,
      'سجّل الدخول بهذا العنوان من الآن. كلمة مرورك كما هي.',
    ],
    after: ['إن لم تكن تتوقع هذا، فأبلغ مسؤولًا في منظمتك فورًا.'],
  },
  columns: {
    name: 'اسم المستخدم',
    role: 'الدور',
    email: 'البريد الإلكتروني',
    status: 'الحالة',
    phoneNumber: 'رقم الهاتف',
    jobTitle: 'المسمى الوظيفي',
    organization: 'المنظمة',
    createdAt: 'تاريخ الإنشاء',
  },
  statuses: { active: 'نشط', inactive: 'معطّل', invited: 'مدعو' },
};
