import type { Translated } from '../generated/wording.ts';
import type { setUpMessages } from './setUpMessages.ts';

export const ar: Translated<typeof setUpMessages> = {
  setUpTitle: 'إعداد Lading',
  setUpSubtitle: 'منظمتك، وأنت أول مسؤول فيها. يمكن تغيير الاثنين لاحقًا.',
  setUp: 'إعداد',
  notSetUp: 'لم يتم إعداد Lading.',
  organization: 'اسم منظمتك',
  organizationRequired: 'اسم منظمتك مطلوب',
  shortName: 'الاسم المختصر',
  shortNameRequired: 'الاسم المختصر مطلوب',
  firstName: 'الاسم الأول',
  firstNameRequired: 'الاسم الأول مطلوب',
  lastName: 'اسم العائلة',
  lastNameRequired: 'اسم العائلة مطلوب',
  beginTitle: 'لا يمكن لأحد تسجيل الدخول بعد',
  beginSubtitle: 'نظام Lading هذا جديد. يُعدّه أول شخص، على الجهاز الذي يعمل عليه.',
  beginLink: 'افتح الرابط الذي طبعه Lading عند تشغيله. يعمل مرة واحدة خلال 60 دقيقة. وهذا الأمر يطبع رابطًا جديدًا:',
  beginCommand: 'أو أنشئ أول مسؤول من الطرفية:',
  setupLinkCommand: 'npm run setup-link',
  createAdminCommand: 'npm run create-admin -- EMAIL',
  checkAgain: 'التحقق مجددًا',
  newLink: (problem) => `الرابط: ${problem}.`,
};
