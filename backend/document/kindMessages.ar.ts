import type { Translated } from '../language/wording.ts';
import type { kindMessages } from './kindMessages.ts';

export const ar: Translated<typeof kindMessages> = {
  other: 'أخرى',
  visual_screening: 'فحص VC',
  mta_incoming: 'MTA واردة',
  mta_outgoing: 'MTA صادرة',
  import_permit: 'إذن استيراد',
  certificate_of_analysis: 'شهادة تحليل',
  temperature_log: 'سجل الحرارة',
  proof_of_delivery: 'إثبات التسليم',
};
