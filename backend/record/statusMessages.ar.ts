import type { Translated } from '../language/wording.ts';
import type { statusMessages } from './statusMessages.ts';

/** An order, an item and a document are masculine, a shipment is feminine. */
export const ar: Translated<typeof statusMessages> = {
  order: {
    open: 'مفتوح',
    in_review: 'قيد المراجعة',
    approved: 'موافَق عليه',
    on_hold: 'معلّق',
    closed: 'مغلق',
    archived: 'مؤرشف',
  },
  item: {
    open: 'مفتوح',
    in_review: 'قيد المراجعة',
    on_hold: 'معلّق',
    assessed: 'مقيَّم',
    received: 'مستلَم',
    ready: 'جاهز',
    in_package: 'معبّأ',
    shipping: 'قيد النقل',
    delivered: 'تم التسليم',
    no_ship: 'لا يُشحن',
    lost: 'مفقود',
    demaged: 'تالف',
    archived: 'مؤرشف',
  },
  shipment: {
    open: 'مفتوحة',
    in_review: 'قيد المراجعة',
    reviewed: 'تمت مراجعتها',
    approved: 'موافَق عليها',
    ready: 'جاهزة',
    on_hold: 'معلّقة',
    shipping: 'قيد النقل',
    delivered: 'تم التسليم',
    completed: 'مكتملة',
    closed: 'مغلقة',
    archived: 'مؤرشفة',
  },
  document: { valid: 'ساري', expired: 'منتهٍ', archived: 'مؤرشف' },
};
