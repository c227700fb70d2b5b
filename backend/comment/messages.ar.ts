import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  notYours: 'لا يغيّر التعليق إلا كاتبه',
  legacy: 'التعليقات الواردة من SAP للقراءة فقط',
  foreignId: 'يجب أن تكون القيمة معرّف السجل الذي في المسار، أو فارغة لكل التعليقات',
};
