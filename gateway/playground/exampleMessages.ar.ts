import type { Translated } from '../generated/wording.ts';
import type { exampleMessages } from './exampleMessages.ts';

export const ar: Translated<typeof exampleMessages> = {
  whoAmI: { title: 'من أنا؟', about: 'الملف الشخصي والبرامج وصلاحيات الجلسة.' },
  signIn: {
    title: 'تسجيل الدخول كأداة',
    about: 'أرسل الرمز في الترويسة Authorization على صورة «Bearer …». يصلح 60 دقيقة.',
  },
  refreshToken: { title: 'تجديد الرمز', about: 'يجدّد الرمز الذي في الترويسة Authorization، ولو انتهت صلاحيته.' },
  findOrders: { title: 'البحث عن أوامر شراء', about: 'تصفية وترتيب وبحث وصفحات؛ وفي الصفوف السجلات التي تشير إليها.' },
  orderWithItems: { title: 'قراءة أمر شراء مع بنوده', about: 'كل ما تعرضه صفحة أمر الشراء.' },
  createOrder: {
    title: 'إنشاء أمر شراء',
    about: 'أرسل الترويسة Idempotency-Key كما في كل إنشاء: الإعادة بالمفتاح نفسه لا تنشئ أمرًا ثانيًا.',
  },
  editOrder: {
    title: 'تعديل أمر شراء',
    about: 'أرسل قيمة lockVersion التي قرأتها. إن غيّر شخص آخر الأمر، ففي «current» حاله الآن.',
  },
  moveOrder: { title: 'تغيير حالة أمر شراء', about: 'الحالة الفرعية واحدة من statusReasons لتلك الحالة.' },
  moveOrders: {
    title: 'تغيير حالة عدة أوامر شراء',
    about: 'مع partial تتغير السجلات الصالحة ولو رُفض غيرها؛ ولكل سجل نتيجته.',
  },
  changeItems: { title: 'تغيير عدة بنود معًا', about: 'كلها أو لا شيء؛ والنتائج بترتيب المدخلات.' },
  assess: { title: 'تقييم بند', about: 'يحفظ النتيجة ويغيّر الحالة، كليهما أو لا شيء.' },
  receive: { title: 'استلام بند', about: 'لبند مقيَّم: يحفظ وصوله وحاله ويغيّر الحالة، كلها أو لا شيء.' },
  shipmentsWithItems: {
    title: 'الشحنات مع بنودها',
    about: 'لوحة متابعة في استعلام واحد: كل قائمة داخلية تكلّف نداءً واحدًا لكل الصفوف.',
  },
  changedItems: {
    title: 'الاحتفاظ بنسخة من البنود',
    about: 'التغييرات بعد مؤشر، مع البنود كما هي الآن. تعيد `first: 0` المؤشر الحالي، قبل النسخة الأولى.',
  },
  thisWeek: {
    title: 'شحنات هذا الأسبوع',
    about: 'الشحنات التي تغادر من الاثنين إلى الأحد في هذا الأسبوع، في المنطقة الزمنية التي في الترويسة Time-Zone.',
  },
  available: {
    title: 'ما تتسع له الشحنة',
    about: 'ومعه سبب تعذّر اختيار بند، وقاعدة التصدير مع البنود التي في selectedIds.',
  },
  fill: { title: 'تعبئة شحنة', about: 'تضاف كل البنود أو لا شيء. أرسل الترويسة Idempotency-Key، ونفسها عند الإعادة.' },
  sendForReview: { title: 'إرسال شحنة للمراجعة', about: 'لا يمكن تعديلها حتى تُراجع.' },
  history: { title: 'ما جرى على سجل', about: 'الأحدث أولًا؛ والقيم نصوص.' },
  comment: { title: 'كتابة تعليق', about: 'داخلي أو خارجي أو ملاحظة للمورّد.' },
  documents: {
    title: 'مستندات أمر شراء',
    about: 'نزّل الملفات من «url»؛ وارفعها بطلب POST إلى /files/purchase_orders/{id}/attachments، لا عبر GraphQL.',
  },
  notifications: { title: 'إشعاراتك', about: 'الأحدث أولًا، ومع كل إشعار سجله.' },
  watchNotifications: { title: 'متابعة الإشعارات', about: 'إشعاراتك أنت، عند وصولها.' },
  watchComments: {
    title: 'متابعة التعليقات',
    about: 'مباشرة، ومنها تعليقات البنود. تعني REFETCH أن أحداثًا قد تكون ضاعت: أعد القراءة.',
  },
  watchRecords: { title: 'متابعة السجلات', about: 'كل ما يُنشأ أو يُغيَّر أو يُحذف في برنامج؛ المعرّفات والإصدارات فقط.' },
  screenEndUsers: {
    title: 'فحص المستخدمين النهائيين',
    about: 'من حان فحصهم من المستخدمين النهائيين: بحسب الخطورة وتاريخ آخر فحص، مع برامجهم.',
  },
  addVendor: { title: 'إضافة مورّد', about: 'يُبلَّغ عن العنوان غير الصالح عند حقله، مثل address.country.' },
  courierWithAirlines: { title: 'قراءة ناقل مع شركات طيرانه', about: 'ومعها بادئات أرقام بوالص الشحن الجوي.' },
  inviteUser: { title: 'دعوة مستخدم', about: 'يبقى غير نشط حتى يقبل الدعوة التي وصلته بالبريد. خذ الدور من «roles».' },
  deactivateUser: { title: 'تعطيل مستخدم', about: 'يسري فورًا: تنتهي الجلسات وتُغلق الاتصالات المفتوحة.' },
  addReason: { title: 'إضافة حالة فرعية', about: 'لنوع من السجلات: في «modelTypes» الأنواع وحالاتها.' },
  switchOn: { title: 'تشغيل ميزة', about: 'لا تتغير إلا المؤشرات المرسلة. أرسل قيمة lockVersion التي قرأتها.' },
};
