import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('ar');

/** How many items a message names. */
const NAMED = 3;

export const ar: Translated<typeof messages> = {
  printsHidden: (areas) => `في الوثيقة ما لا يعرضه دورك: ${areas.join('، ')}`,
  inReview: 'الفاتورة قيد المراجعة ولا يمكن تعديلها حتى تتم مراجعتها',
  completed: 'لا يمكن تعديل إلا ملاحظات الفاتورة المكتملة',
  closed: 'لا يمكن تعديل فاتورة مغلقة',
  archived: 'لا يمكن تعديل فاتورة مؤرشفة',
  left: 'غادرت الشحنة: لا يمكن تغيير بنودها',
  fixed: 'لا يمكن تغيير القيمة: غادرت الشحنة',
  fixedField: 'لا يمكن تغييره: غادرت الشحنة',
  notDelivered: 'لا تُسجَّل القيمة إلا لشحنة تم تسليمها',
  onlyDelivered: 'لا يمكن تسجيل التسليم إلا ما دامت حالة الشحنة «تم التسليم»',
  deliveredBefore: 'يجب ألّا تسبق القيمة تاريخ الشحن',
  shippedAfter: 'يجب ألّا تلي القيمة تاريخ تسليم الشحنة',
  onlySent: 'لا تدخل الفاتورة المراجعة إلا بإرسالها للمراجعة',
  notHeldFrom: 'تعود الفاتورة المعلّقة إلى حالتها السابقة أو إلى «مفتوحة»',
  nothingToReview: 'لا يمكن إرسال فاتورة بلا بنود للمراجعة',
  namesProhibited: 'من أمر شراء يذكر طرفًا محظورًا (المستوى 4)',
  noNextStatus: 'لا حالة يمكن الانتقال إليها',
  onlyOpenToReview: 'لا يمكن إرسال إلا فاتورة مفتوحة للمراجعة',
  alreadyInReview: 'الفاتورة قيد المراجعة من قبل',
  noSubstatusForReview: 'يجب ترك القيمة فارغة عند إرسال فاتورة للمراجعة',
  completedApprovals: 'لا يمكن تغيير موافقات فاتورة مكتملة',
  closedApprovals: 'لا يمكن تغيير موافقات فاتورة مغلقة',
  archivedApprovals: 'لا يمكن تغيير موافقات فاتورة مؤرشفة',
  lastApproval: 'يجب أن يبقى تاريخ واحد على الأقل',
  notFound: 'لم يُعثر عليها',
  notAnAirWaybill: 'ليس رقم بوليصة شحن جوي لشركة الطيران هذه: تحقّق من أرقامه الأحد عشر',
  notAContent: 'ليست محتوى جاء في رد',
  notAPosition: 'ليست موضعًا جاء في رد',
  notAnItn:
    'ينبغي أن تكون القيمة AES X تليها 14 رقمًا، أول 8 منها يوم التصريح: AES X20260101123456 (أو إحالة AESPOST أو AESDOWN)',
  itnInFuture: 'تبدأ بيوم تصريح بعد اليوم',
  licenseOrException: 'كل منهما ينفي الآخر: أدخل رقم رخصة، أو استثناء رخصة أو NLR',
  notALookup: 'ليست من القيم المسموح بها',
  inNoShipment: 'البند ليس في شحنة',
  inAShipment: 'في شحنة من قبل',
  notForShipment: 'لمجموعة أخرى أو نوع شحن آخر',
  notSelectable: 'حالته ليست مفتوحًا ولا مقيَّمًا ولا مستلَمًا ولا جاهزًا',
  items: (message, names) => {
    const more = names.length > NAMED ? ` و${number(names.length - NAMED)} غيرها` : '';
    return `${message}: ${names.slice(0, NAMED).join('، ')}${more}`;
  },
  itemsForOthers: 'يجب أن توافق القيمة بنود الشحنة: أزلها أولًا',
  itemsTravelOtherwise: 'يجب أن توافق القيمة بنود الشحنة: غيّرها أو أزلها أولًا',
  countryRequired: 'يلزم بلد صنع واحد على الأقل.',
  item: {
    inAShipment: 'البند في شحنة من قبل',
    prohibited: 'التعامل مع أحد أطراف أمر شرائه محظور (المستوى 4)',
    notSelectable: 'لا يمكن إضافة إلا بند مفتوح أو مقيَّم أو مستلَم أو جاهز',
  },
  columns: {
    invoiceNumber: 'رقم الفاتورة',
    status: 'الحالة',
    users: 'المكلَّفون',
    awb: 'بوليصة الشحن الجوي',
    anticipatedShipDate: 'تاريخ الشحن المتوقع',
    shippedDate: 'تاريخ الشحن',
    deliveredDate: 'تاريخ التسليم',
    dgDeclaration: 'إقرار البضائع الخطرة',
    shipmentType: 'نوع الشحن',
    courier: 'الناقل',
    group: 'المجموعة',
    approvals: 'الموافقات',
    comments: 'التعليقات',
    packageQuantity: 'عدد الطرود',
    totalWeight: 'الوزن الكلي (رطل)',
    totalValue: 'القيمة الإجمالية',
    freightCost: 'تكلفة الشحن',
    incoterm: 'الإنكوترم',
    itn: 'ITN',
    createdBy: 'أنشأه',
    createdAt: 'تاريخ الإنشاء',
    updatedAt: 'آخر تعديل',
  },
};
