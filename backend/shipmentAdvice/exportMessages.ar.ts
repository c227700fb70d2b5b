import { items } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import type { exportMessages } from './exportMessages.ts';
import { named } from './names.ts';

const { number } = wordingIn('ar');

/** Says what items lack: `بلا رمز HS (بندان): …`. */
const lacking = (what: string, names: readonly string[]) => `${what} (${items(names.length)}): ${named(names)}`;
const always = 'التصريح مطلوب مهما كانت القيمة';

export const ar: Translated<typeof exportMessages> = {
  // What a rule words for the paper stays in its words.
  legend: {
    filed: 'AES ITN  X ________________________',
    lowValue: 'NOEEI § 30.37(a)',
    canada: 'NOEEI § 30.36',
    open: 'AES ITN or exemption  ________________________',
  },
  level: {
    exempt: () => 'معفى',
    at_limit: () => 'عند الحد، وما زال معفى',
    could_exceed: (code) => `قد يتجاوز الحد: يحتاج ${code} إلى 10 أرقام`,
    required: () => 'سيحتاج إلى تصريح EEI/التصدير',
  },
  upperBound: (code) => `سيحتاج إلى تصريح EEI/التصدير، إلا إذا كان ${code} عدة أرقام Schedule B`,
  whole: {
    exempt: 'لا يلزم تصريح EEI/التصدير بحسب المعروف هنا',
    at_limit: 'عند الحد، وما زال معفى',
    could_exceed: 'قد يتجاوز الحد',
    required: 'ستحتاج الفاتورة التجارية إلى تصريح EEI/التصدير',
  },
  cannotTell: (reasons) => `يتعذّر معرفة هل يلزم تصريح: ${reasons.join('؛ ')}`,
  doesNotApply: 'لا تصريح EEI/التصدير: لا تنطبق القاعدة',
  embargoed: `إلى مجموعة البلدان E:1 أو E:2: ${always}`,
  controlledThere: (eccn) => `ECCN ${eccn} إلى الصين أو روسيا أو فنزويلا: ${always}`,
  military: (eccn) => `ECCN ${eccn} من \u200e9x515 أو السلسلة 600: ${always}`,
  to3A069: `ECCN 3A069 إلى مجموعة البلدان D: ${always}`,
  licensed: (licence) => `بموجب الرخصة ${licence}: ${always}`,
  strategicTrade: `بموجب استثناء الرخصة STA: ${always}`,
  decidedAgainst: (rule) => `التصريح مطلوب بموجب \u2068${rule}\u2069؛ وحقل EEI/التصدير يقول لا، خلافًا لهذا الإرشاد`,
  voluntary: {
    itn: 'أُدخل ITN مع أن التصريح لا يلزم بحسب المعروف هنا: تصريح طوعي',
    stated: 'حقل EEI/التصدير يقول نعم مع أن التصريح لا يلزم بحسب المعروف هنا: تصريح طوعي',
  },
  itnNotNeeded: 'أُدخل ITN مع أن القاعدة لا تنطبق على هذه البضاعة',
  itnDenied: 'حقل EEI/التصدير يقول لا، لكن أُدخل ITN',
  statedException: (symbol) =>
    symbol === 'NLR'
      ? 'المذكور: لا تلزم رخصة (NLR). لا يُتحقق هنا من صحة ذلك'
      : `المذكور: استثناء الرخصة ${symbol}. لا يُتحقق هنا من جواز استخدامه لهذه البضاعة`,
  exceptedThere: (eccn) =>
    `ECCN ${eccn} إلى الصين أو روسيا أو فنزويلا يُصرَّح به مهما كانت القيمة، ما لم تجز مغادرة البضاعة بموجب استثناء الرخصة GOV، وهو مذكور`,
  control: {
    required: (why, open) => [`يُطبع في الفاتورة بيان مراقبة الوجهة: ${why}`, ...open].join('؛ '),
    onList: (eccns) => `ECCN ${named(eccns)} في قائمة مراقبة التجارة (Commerce Control List)`,
    beside: (why) => `ربما ينقص ECCN بجانبه: ${why}`,
    notRequired: (why) => `لا بيان مراقبة وجهة: ${why}`,
    cannotTell: (why) => `يتعذّر معرفة هل يلزم بيان مراقبة الوجهة: ${why}`,
    notFromUs: 'لا تغادر البضاعة من الولايات المتحدة',
    withinUs: 'تبقى البضاعة في الولايات المتحدة',
    allEar99: 'كل البنود EAR99',
    excepted: (symbol) => `استثناء الرخصة ${symbol} مذكور`,
    toUnknown: 'لا يُعرف هل تغادر البضاعة الولايات المتحدة',
  },
  diamonds: `ألماس خام: ${always}`,
  notFromUs: 'لا تغادر البضاعة من الولايات المتحدة ولا بورتوريكو ولا جزر فيرجن الأمريكية، وهذه قاعدة أمريكية',
  withinUs: 'تبقى البضاعة في الولايات المتحدة في طريق لا يُصرَّح فيه بشيء',
  fromTerritory: 'لا يُصرَّح بالبضائع من ساموا الأمريكية وغوام وجزر ماريانا الشمالية والجزر الصغيرة',
  canada: 'معفى إلى كندا مهما كانت القيمة، ما لم يكن برخصة أو مخزّنًا لبلد آخر أو عابرًا (نص يناير 2025)',
  throughCanada: 'المستخدمون النهائيون خارج كندا: لا يسري إعفاء كندا على البضاعة العابرة',
  together: (numbers) => `شحنة واحدة مع ${named(numbers)}، فتُجمع قيمها`,
  notLookedAt:
    'لا يُتحقق هنا من لزوم رخصة، ولا من بضائع ITAR، ولا من الأطراف المدرجة في Unverified List، ولا من المركبات المستعملة، وكلها تحتاج إلى تصريح مهما كانت القيمة',
  noItems: 'لا بنود بعد',
  fromUnknown: 'بلد المصدّر غير معروف: ليس للمنظمة عنوان',
  toUnknown: 'بلد الوجهة غير معروف: ليس للمجموعة عنوان',
  passing: 'المجموعة في الولايات المتحدة وأحد المستخدمين النهائيين خارجها: لا يُعرف أين تغادر البضاعة',
  territoryReported:
    'البضائع الخاضعة للمراقبة والبضائع إلى مجموعة البلدان E من إقليم تابع قد يلزم التصريح بها بموجب \u200e15 CFR 758.1(b): يتحقق منها شخص',
  canadaFromIsland: (code) =>
    `${code} يتجاوز الحد، و15 CFR 30.36 لا تذكر إلا الولايات المتحدة: يتحقق شخص من البضاعة إلى كندا`,
  noEndUserCountry: (names) => lacking('مستخدمه النهائي بلا بلد', names),
  noHsCode: (names) => lacking('بلا رمز HS', names),
  unreadableHsCode: (code, names) => `لا يمكن قراءة رمز HS «${code}» على أنه من 6 إلى 10 أرقام: ${named(names)}`,
  oddHsCode: (code, digits, names) =>
    `عدد أرقام رمز HS ${code} هو ${number(digits)}، وربما نقصه الصفر الأول: ${named(names)}`,
  noValue: (names) => lacking('بلا قيمة', names),
  noEccn: (names) => `${lacking('بلا ECCN', names)} (المجهول ليس EAR99)`,
  unreadableEccn: (eccn, names) => `لا يمكن قراءة ECCN «${eccn.trim()}»: ${named(names)}`,
  mayNeedLicence: (eccn, names) =>
    `قد يحتاج ECCN ${eccn.trim()} إلى رخصة، فيلزم عندئذ تصريح مهما كانت القيمة: ${named(names)}`,
  othersWithoutCode: (numbers) => `في ${named(numbers)}، وهي شحنة واحدة مع هذه، بنود بلا رمز HS يمكن قراءته`,
  perhapsTogether: (numbers) =>
    `تغادر ${named(numbers)} إلى المجموعة نفسها في اليوم نفسه: إن كانت على وسيلة النقل نفسها، فمجموع القيم يتجاوز الحد. أدخل بوالص الشحن الجوي`,
};
