import { type Translated, wordingIn } from '../language/wording.ts';
import type { deliveryMessages } from './deliveryMessages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof deliveryMessages> = {
  field: {
    program_id: 'البرنامج',
    country: 'بلد المستخدم النهائي',
    quote_date: 'تاريخ عرض السعر، إن لم يوجد تاريخ الأمر',
    line_id: 'معرّف السطر',
    pack_count: 'العدد في العبوة',
    received_date: 'تاريخ الاستلام',
    shipment_number: 'رقم الفاتورة',
    incoterm: 'الإنكوترم',
    anticipated_ship_date: 'تاريخ الشحن المتوقع',
    shipped_date: 'تاريخ الشحن',
    weight: 'الوزن (كغ)',
    freight_cost: 'تكلفة الشحن',
  },
  valueDiffers: (total) => `يختلف عن الكمية × السعر، وهو ${total}؛ اعتُمدت الكمية والسعر`,
  differsFromRow: (row) => `يختلف عن الصف ${number(row)} الذي يسري على الأمر كله`,
  orderArchived: 'هو أمر مؤرشف لا يقبل بنودًا أخرى',
  shipmentElsewhere: 'هو رقم شحنة في برنامج آخر',
  prohibited: (parties) => `${parties}: لا يجوز أن تذكره أوامر أو شحنات جديدة`,
  importedMeanwhile: 'استورده شخص آخر في هذه الأثناء',
  shipmentStays: (reason) => `شحنته: ${reason}`,
  notStored: 'لا يمكن حفظه كما هو: رقم كبير جدًا، أو اسم مستخدم من قبل',
};
