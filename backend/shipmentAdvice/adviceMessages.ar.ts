import { counted, items } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import { isolated } from '../pdf/clean.ts';
import { dayText } from '../record/dayText.ts';
import { trimDecimal } from '../record/decimal.ts';
import { unitBeside } from '../regulation/units.ts';
import type { dangerMessages, declarationMessages, readinessMessages } from './adviceMessages.ts';
import { named } from './names.ts';

const { number } = wordingIn('ar');

const table = '\u200e49 CFR 172.101';
const marking = '\u200e49 CFR 173.217(c)';

const pairsOf = counted('لا أزواج', 'زوج واحد', 'زوجان', 'أزواج', 'زوجًا', 'زوج');
const documents = counted('لا مستندات', 'مستند واحد', 'مستندان', 'مستندات', 'مستندًا', 'مستند');

export const danger: Translated<typeof dangerMessages> = {
  dryIce: 'ثلج جاف للتعبئة',
  passenger: 'طائرة ركاب',
  cargo: 'طائرة شحن',
  noNumber: 'لا رقم UN: حدوده غير معروفة',
  notInTable: (unNumber) => `${unNumber} ليس في ${table}: تحقّق من الرقم. حدوده غير معروفة`,
  otherClass: (unNumber, listed, said) => `فئة ${unNumber} في ${table} هي ${listed}، وهنا ${said}`,
  otherGroup: (unNumber, groups, said) =>
    groups.length === 0
      ? `لا مجموعة تعبئة لـ ${unNumber} في ${table}، وهنا ${said}`
      : `مجموعة تعبئة ${unNumber} في ${table} هي ${groups.join(' أو ')}، وهنا ${said}`,
  noSuchEntry: (unNumber, dgClass, group) => `ليس لـ ${unNumber} من الفئة ${dgClass} مجموعة تعبئة ${group} في ${table}`,
  otherHazards: (unNumber, hazards) => `لا يذكر ${table} لـ ${unNumber} الخطر الإضافي ${hazards.join('، ')}: تحقّق منه`,
  groupOpen: (unNumber, groups) => `مجموعة التعبئة غير مدخلة: لـ ${unNumber} المجموعة ${groups.join(' أو ')}`,
  forbidden: (aircraft) => `ممنوع على ${aircraft} (${table})`,
  severalLimits: `تختلف الحدود بحسب مجموعة التعبئة والاسم: أدخلهما (${table})`,
  noLimits: `لا حدود معروفة دون رقم UN من ${table}`,
  identityFirst: 'تتوقف الحدود على رقم UN والفئة ومجموعة التعبئة الصحيحة',
  noLimitKnown: (aircraft, cell) =>
    cell === null
      ? `لا يذكر ${table} حدًا على ${aircraft}: اسأل الناقل`
      : `على ${aircraft}: ${isolated(cell)} (${table})`,
  noMeasure: (unit) =>
    `الكمية بوحدة «${unit}» ليست كتلة ولا حجمًا: اذكر الكمية الصافية في الوحدة (${unitBeside('1', unit)})`,
  pieceTooLarge: (aircraft, cell, unit) =>
    `في الوحدة الواحدة (${unitBeside('1', unit)}) أكثر مما يُسمح به في طرد على ${aircraft}: ${isolated(cell)} (${table})`,
  noQuantity: 'الكمية 0',
  otherMeasure: (aircraft, cell, of) =>
    `الحد على ${aircraft} هو ${isolated(cell)}، والكمية ${of === 'mass' ? 'كتلة' : 'حجم'}`,
  noPackages: 'عدد الطرود غير مدخل',
  grossLimit: (aircraft, cell) => `الحد على ${aircraft} هو ${isolated(cell)}، والكتلة القائمة لكل طرد غير معروفة`,
  manyPackages: (aircraft, cell, count) =>
    `على ${aircraft} لا أقل من ${number(count)} من الطرود: ${isolated(cell)} لكل طرد (${table})`,
  noMeasureIn: (where) => `ما في ${where} ليس كتلة وحدها ولا حجمًا وحده: أدخل الكتلة الصافية أو الحجم الصافي`,
  notPacked: 'ما في الطرود لا يطابق ما في الشحنة',
  overInPackage: (where, aircraft, cell) =>
    `أكثر من ${isolated(cell)} في كل طرد (${where}): يفوق المسموح به على ${aircraft} (${table})`,
  mixedPackage: (where) => `بضائع بأرقام UN مختلفة معًا (${where}): تُحسب مقاديرها معًا`,
  noGrossIn: (where, aircraft, cell) => `الحد على ${aircraft} هو ${isolated(cell)}، والوزن القائم غير مدخل (${where})`,
  noGrossOf: (where) => `الوزن القائم غير مدخل (${where})`,
  noType: 'لم يُختر نوع الشحن',
  noItems: 'لا بنود بعد',
  openItems: (names) => `لم يُقيَّم (${items(names.length)}): ${named(names)}`,
  notAssessed: (count) => `لم يُقيَّم: ${items(count)}`,
  ofGoods: (reason, names) => `${reason} (${names})`,
  none: 'لا بضائع خطرة',
  onlyOne: 'لا بضائع خطرة أخرى معها',
  notByAir: 'ليس نقلًا جويًا',
  noHazard: (names) => `الفئة غير معروفة: ${named(names)}`,
  acknowledge: (count, one, other) =>
    count === 1
      ? `لم يتأكّد الاطّلاع على ${isolated(one)} بجانب ${isolated(other)}`
      : `لم يتأكّد الاطّلاع على ما يجب الفصل بينه: ${pairsOf(count)}`,
  noIce: 'لا ثلج جافًا للتعبئة',
  iceTwice: 'الثلج الجاف بند، وهو مذكور للتعبئة أيضًا: اذكره مرة واحدة',
  icePackages: (count) => `أكثر من 200 كغ للطرد: يلزم ما لا يقل عن ${number(count)} من الطرود (${table})`,
  iceTooHeavy: (ice, weight) => `الثلج الجاف ${trimDecimal(ice)} كغ، ووزن الشحنة وهو فيها ${trimDecimal(weight)} كغ`,
  iceTooHeavyIn: (where, ice, weight) =>
    `الثلج الجاف ${trimDecimal(ice)} كغ في كل طرد (${where})، ووزنه وهو فيه ${trimDecimal(weight)} كغ`,
  iceOver: (where) => `أكثر من 200 كغ ثلج جاف في كل طرد (${where}؛ ${table})`,
  iceNoWeight: 'وزن الشحنة غير مدخل',
  iceNoPackages: `عدد الطرود التي فيها ثلج جاف غير مدخل (200 كغ في كل منها على الأكثر، ${table})`,
  iceMarked: `ضع على كل طرد الكتلة الصافية للثلج الجاف (${marking})`,
  iceMarkedOn: (where, ice) => `ضع على ${where}: UN1845, Dry ice، \u200f${trimDecimal(ice)} كغ صافي (${marking})`,
  iceArranged: `رتّب ذلك مع مشغّل الطائرة (${marking})`,
  iceNotStated: 'يُحفظ بند على ثلج جاف، لكن الشحنة لا تذكر ثلجًا جافًا',
  noSeaTable: 'الفصل في النقل البحري (IMDG 7.2.4) لا يُتحقق منه هنا: اسأل الناقل',
  outcome: {
    apart: (one, other) => `افصل بين ${isolated(one)} و${isolated(other)}: لا يتجاوران ولا يتلامسان`,
    separated: (one, other) => `باعد بين ${isolated(one)} و${isolated(other)} كي لا يجمع بينهما تسرّب`,
    not_together: (one, other) => `لا تنقل ${isolated(one)} و${isolated(other)} في مركبة واحدة`,
    compare: (one, other) => `قارن حروف التوافق بين ${isolated(one)} و${isolated(other)}`,
  },
};

export const declaration: Translated<typeof declarationMessages> = {
  number: 'رقم التعريف',
  name: 'الاسم الرسمي للنقل',
  hazard: 'الفئة، والأخطار الإضافية بين قوسين',
  group: 'مجموعة التعبئة',
  quantity: 'الكمية الكلية بالكتلة أو الحجم',
  packages: 'عدد الطرود ونوعها',
  packageCount: 'عدد الطرود',
  netMass: 'الكتلة الصافية للثلج الجاف في كل طرد',
  telephone: 'رقم هاتف الطوارئ',
  certification: 'إقرار الشاحن موقّعًا',
  ofShipment: 'الشحنة',
};

/** How many reasons a line lists. */
const mostReasons = 2;

function listed(reasons: readonly string[]): string {
  const rest = reasons.length - mostReasons;
  const first = reasons.slice(0, mostReasons).join('؛ ');
  return rest > 0 ? `${first}؛ و${number(rest)} غيرها` : first;
}

export const readiness: Translated<typeof readinessMessages> = {
  names: {
    parties: 'الأطراف',
    items: 'البنود',
    items_ready: 'بنود جاهزة أو معبّأة',
    countries: 'بلد الصنع',
    shipment_type: 'نوع الشحن',
    courier: 'الناقل',
    air_waybill: 'بوليصة الشحن الجوي',
    anticipated_date: 'تاريخ الشحن المتوقع',
    group_address: 'عنوان المجموعة',
    group_name: 'اسم المجموعة',
    approvals: 'الموافقات',
    hs_codes: 'رمز HS',
    eei: 'EEI/التصدير',
    itn: 'ITN',
    control_statement: 'بيان مراقبة الوجهة',
    assessed: 'التقييم',
    un_numbers: 'رقم UN',
    segregation: 'الفصل',
    limits: 'حدود الطائرات',
    dry_ice: 'ثلج جاف',
    packages: 'الطرود',
    mta: 'MTA',
    import_permit: 'إذن الاستيراد',
    expiry_dates: 'انتهاء الصلاحية',
    screening: 'فحص VC',
    documents: 'المستندات',
  },
  cannotTell: (name, reasons) => `${name}: يتعذّر التحقق، ${listed(reasons)}`,
  doesNotApply: (name, why) => `${name}: ${why}`,
  noItems: 'لا بنود بعد',
  noType: 'لم يُختر نوع الشحن',
  typeOpen: 'لم يُختر نوع الشحن',
  notByAir: 'ليس نقلًا جويًا',
  noCourier: 'لم يُختر ناقل',
  noWaybill: 'لا بوليصة شحن جوي بعد',
  wrongDigit: (due, found) => `بوليصة الشحن الجوي: ينبغي أن يكون الرقم الأخير ${number(due)}، لا ${found}`,
  notAWaybill: 'بوليصة الشحن الجوي: ينبغي أن تكون 11 رقمًا',
  noDate: 'لا تاريخ شحن متوقعًا',
  datePast: 'مضى تاريخ الشحن المتوقع',
  noLatinName: 'اسم المجموعة ليس بأحرف لاتينية: تحتاج الوثائق إلى صورته اللاتينية',
  noAddress: 'ليس للمجموعة عنوان',
  approvals: (missing, all) => `ينقص من تواريخ الموافقات ${number(missing)} من ${number(all)}`,
  hsCodes: (none, unreadable, short) => {
    const parts = [
      ...(none > 0 ? [`بلا رمز: ${items(none)}`] : []),
      ...(unreadable > 0 ? [`لا يمكن قراءته: ${items(unreadable)}`] : []),
      ...(short > 0 ? [`أقل من 10 أرقام: ${items(short)}`] : []),
    ];
    return `رمز HS، ${parts.join('، ')}`;
  },
  eeiOpen: {
    exempt: 'EEI/التصدير غير مذكور',
    at_limit: 'EEI/التصدير غير مذكور، والقيمة عند الحد',
    could_exceed: 'EEI/التصدير غير مذكور، وقد يلزم تصريح',
    required: 'EEI/التصدير غير مذكور، لكن التصريح مطلوب',
  },
  noItn: 'لا ITN بعد',
  noFiling: 'لا تصريح مذكورًا ولا مطلوبًا',
  filingDenied: 'EEI/التصدير: لا',
  remarks: (remarks) => listed(remarks),
  mtaOpen: (count) => `لم تُوقَّع MTA: ${items(count)}`,
  mtaMissing: (count) => `تنقص MTA أو تنتهي قبل ذلك: ${items(count)}`,
  noMta: 'لا بند يحتاج إليها',
  noPermitNeeded: 'لا تطلبه المجموعة',
  permitsHidden: 'دورك لا يعرض المستندات',
  noPermit: 'إذن الاستيراد: لا شيء مرفق',
  permitExpired: (on) => `إذن الاستيراد: انتهى في ${dayText(on)}`,
  permitExpires: (on) => `إذن الاستيراد: ينتهي في ${dayText(on)}، قبل تاريخ الشحن`,
  expired: (count, day) => `تنتهي صلاحيته قبل ${dayText(day)}: ${items(count)}`,
  noExpiryDates: 'ليس لأي بند تاريخ انتهاء',
  neverScreened: (names) => `لم يُفحص قط: ${named(names)}`,
  screeningOver: (names) => `انتهى الفحص: ${named(names)}`,
  partiesHidden: {
    vendor: 'دورك لا يعرض المورّدين',
    end_user: 'دورك لا يعرض المستخدمين النهائيين',
    group: 'دورك لا يعرض المجموعات',
    courier: 'دورك لا يعرض الناقلين',
  },
  documents: (count) => `ينتهي قبل تاريخ الشحن: ${documents(count)}`,
  noDocuments: 'لا مستند له تاريخ انتهاء',
};
