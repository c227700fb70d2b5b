import type { Translated } from '../../generated/wording.ts';
import type { itemFilterMessages } from './filterMessages.ts';

export const ar: Translated<typeof itemFilterMessages> = {
  order: 'رقم الأمر',
  material: 'المادة',
  catalogNumber: 'رقم الكتالوج',
  invoiceNumber: 'رقم فاتورة الشحن',
  wcmInvoiceNumber: 'رقم فاتورة WCM',
  receivedDate: 'تاريخ الاستلام',
  lotNumber: 'رقم التشغيلة',
  expiryDate: 'انتهاء الصلاحية',
  dgClass: 'فئة البضائع الخطرة',
  dgDescription: 'تفاصيل البضائع الخطرة',
  vendor: 'المورّد',
  quantity: 'الكمية',
  totalValue: 'القيمة الإجمالية',
  valuePerItem: 'قيمة الوحدة',
  urgent: 'عاجل',
  splitKit: 'تقسيم الطقم',
  eeiExport: 'EEI/التصدير',
  status: 'الحالة',
  countriesOfManufacture: 'بلد الصنع',
  condition: 'حال البضاعة',
  mtaStatus: 'حالة MTA',
  shipmentType: 'نوع الشحن',
  storage: 'التخزين',
};
