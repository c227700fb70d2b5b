import { counted, rows } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import type { errorMessages, valueMessages } from './errorMessages.ts';

const { number } = wordingIn('ar');

const seconds = counted('لحظة', 'ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية');

export const errors: Translated<typeof errorMessages> = {
  unauthorized: 'سجّل الدخول للمتابعة',
  wrongSignIn: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  forbidden: 'ليس لديك صلاحية الوصول إلى هذا المورد',
  noRight: 'دورك لا يسمح بهذا',
  peopleOnly: 'لا يُسمح بهذا إلا لشخص سجّل الدخول، لا لمفتاح API',
  peopleOnlyFields: (fields) => `لا يُسمح بتغيير ${fields.join('، ')} إلا لشخص سجّل الدخول، لا لمفتاح API`,
  notFound: 'غير موجود',
  removedMeanwhile: 'أُزيل في هذه الأثناء سجل يذكره هذا الطلب: لم يُحفظ شيء',
  cursorExpired: 'انتهت صلاحية المؤشر: اطلب مؤشرًا جديدًا وانسخ كل شيء من جديد',
  stale: 'غيّر شخص ما هذا السجل في هذه الأثناء',
  inProgress: 'ما زال هذا الطلب قيد التنفيذ',
  notStored: 'لم يُحفظ، لأن صفوفًا أخرى رُفضت',
  tooSlow: 'استغرق وصول الطلب وقتًا طويلًا',
  clientLeft: 'قطع الطالب الاتصال',
  tooManyHeaders: 'في الطلب ترويسات كثيرة جدًا',
  tooManyRequests: (left) => `محاولات كثيرة جدًا. حاول بعد ${seconds(left)}.`,
  busy: (left) => `يجري تنفيذ كثير من هذا الآن. حاول بعد ${seconds(left)}.`,
  databaseUnavailable: 'قاعدة البيانات غير متاحة حاليًا',
  storeUnavailable: 'مخزن الملفات غير متاح حاليًا',
  outcomeUnknown: 'ربما حُفظت العملية وربما لم تُحفظ: تحقّق قبل أن تكررها',
  storeFull: 'لم تبقَ مساحة لحفظ هذا',
  unknown: 'حدث خطأ غير معروف',
  tooLarge: 'الطلب أكبر من اللازم',
  unknownEncoding: 'ترميز غير معروف',
  unreadable: 'تتعذّر قراءة الطلب',
  bodyType: (type) => `يجب أن يكون متن الطلب ${type}`,
  idempotencyKey: 'Idempotency-Key: من 1 إلى 255 حرف ASCII مرئيًا بلا مسافات',
  otherValues: 'أُرسل هذا الطلب من قبل بقيم أخرى',
  outsideFile: 'هذا الجزء ليس في الملف',
  form: {
    tooLarge: 'النموذج أكبر من اللازم',
    endedEarly: 'انقطع النموذج قبل نهايته',
    namelessPart: 'في النموذج جزء بلا اسم',
    fieldTooLarge: 'في النموذج حقل أكبر من اللازم',
    fieldsTooLarge: 'حقول النموذج أكبر من اللازم',
    tooManyFields: 'في النموذج حقول كثيرة جدًا',
    unreadable: 'تتعذّر قراءة النموذج',
    noBoundary: 'ليس للنموذج فاصل (boundary)',
  },
};

export const values: Translated<typeof valueMessages> = {
  notFound: 'لم يُعثر عليها',
  notACountry: 'القيمة ليست رمز بلد',
  notAFile: 'لا يمكن أن تكون القيمة ملفًا',
  fileName: 'يجب أن يكون للملف اسم',
  oneFile: 'يجب أن تكون القيمة ملفًا واحدًا',
  fileOfAForm: 'يجب أن تكون القيمة ملفًا في نموذج',
  sameInBody: 'يجب أن تكون القيمة في العنوان وفي متن الطلب واحدة',
  between: (min, max) => `يجب أن تقع القيمة بين ${number(min)} و${number(max)}`,
  atMost: (most) => `يجب ألّا تزيد القيمة على ${number(most)}`,
  atMostForSoMany: (most) => `يجب ألّا تزيد القيمة على ${number(most)} لهذا العدد من السجلات`,
  endsBeforeItBegins: 'يجب ألّا تسبق النهاية بداية النطاق',
  tooFar: 'أبعد من اللازم: ضيّق التصفية',
  pagesNeeded: (most) => `لا يمكن إيقافها لأكثر من ${rows(most)}: اطلب صفحة صفحة، أو ضيّق التصفية`,
  inFuture: 'يجب ألّا تتجاوز القيمة اليوم',
  notAssignable: 'يجب أن يكونوا مستخدمين نشطين في البرنامج',
};
