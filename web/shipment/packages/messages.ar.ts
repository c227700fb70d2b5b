import { counted, ofItems } from '../../base/wording.ar.ts';
import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { packageMessages } from './messages.ts';

const { number } = wordingIn('ar');

const name = (n: number) => `سطر الطرود ${number(n)}`;
const moreItems = counted('لا بنود أخرى', 'بند آخر', 'بندان آخران', 'بنود أخرى', 'بندًا آخر', 'بند آخر');

export const ar: Translated<typeof packageMessages> = {
  title: 'الطرود',
  list: 'تعديل الطرود',
  numbers: 'الطرود',
  numbersOf: (from, to) => (from === to ? `الطرد ${number(from)}` : `الطرود ${number(from)}–${number(to)}`),
  line: name,
  fieldOf: (n, label) => `${name(n)}: ${label}`,
  type: 'النوع',
  sizeOf: (sizes) => `${sizes.join(' × ')} سم`,
  contents: 'المحتويات',
  contentOf: (quantity, position, material) => `${quantity} من السطر ${position} · ${material}`,
  hiddenItem: (quantity) => `${quantity} من بند لا يمكنك قراءته`,
  count: 'العدد',
  length: 'الطول (سم)',
  width: 'العرض (سم)',
  height: 'الارتفاع (سم)',
  netWeight: 'صافي الطرد (كغ)',
  grossWeight: 'قائم الطرد (كغ)',
  dryIce: 'ثلج جاف لكل طرد (كغ)',
  weight: 'وزن كل طرد',
  grossOf: (kilograms) => `القائم ${kilograms} كغ`,
  netOf: (kilograms) => `الصافي ${kilograms} كغ`,
  iceOf: (kilograms) => `${kilograms} كغ ثلج جاف`,
  moreItems: (count) => `و${moreItems(count)}`,
  weightHint: 'الأوزان لطرد واحد، بالكيلوغرام.',
  addLine: 'إضافة طرود',
  removeLine: (from, to) =>
    from === to ? `إزالة الطرد ${number(from)}` : `إزالة الطرود ${number(from)}–${number(to)}`,
  purpose: 'تُسجَّل هنا طرود الشحنة وما في كل منها، ومنها تُطبع قائمة التعبئة.',
  removeEmpty: 'إزالة هذا السطر',
  whatIsIn: 'ما فيها',
  inLine: 'في',
  notPacked: 'غير معبّأ',
  quantity: 'الكمية',
  anotherLine: 'وضع جزء منه في طرود أخرى',
  countBelow: 'يجب ألّا يزيد العدد على 1,000,000',
  weightBelow: 'يجب أن يكون أقل من 1,000,000 كغ',
  itemLine: (position, material) => `السطر ${position} · ${material}`,
  itemLineOf: (order, position, material) => `${order} · السطر ${position} · ${material}`,
  inAll: (quantity, unit) => `المجموع ${quantity} ${unit}`,
  saved: 'حُفظت الطرود',
  noRoom: 'هذه الطرود أكثر مما يتسع له النموذج: غيّرها عبر واجهة API.',
  hidden: 'دورك لا يعرض بنود أوامر الشراء التي في الطرود.',
  countRequired: 'العدد مطلوب',
  countPositive: 'يجب أن يكون العدد أكبر من 0',
  lineEmpty: 'لم يُدخل شيء عن هذه الطرود',
  quantityRequired: 'الكمية مطلوبة',
  positive: (label) => `${label}: يجب أن تكون القيمة أكبر من 0`,
  iceTooHeavy: 'وزن الثلج الجاف مثل وزن الطرد وهو فيه أو أكثر',
  goodsTooHeavy: 'وزن البضاعة والثلج الجاف أكثر من وزن الطرد وهما فيه',
  moreThanAll: (quantity) => `أكثر من الموجود: المجموع ${quantity}`,
  mostItems: (most) => `في الشحنة أكثر من ${ofItems(most)}: سجّل ما في كل طرد عبر واجهة API. يبقى ما هو مسجّل.`,
  fromLines: 'يُحسب من الطرود: غيّره هناك',
};
