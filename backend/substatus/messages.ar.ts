import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  transition: (from, to) => `لا يمكن الانتقال من ${from} إلى ${to}`,
  movedMeanwhile: (status) => `غيّر شخص ما الحالة في هذه الأثناء: هي الآن ${status}`,
  atItsEnd: 'لا حالة يمكن الانتقال إليها',
  unknownStatus: 'ليست من حالات هذا السجل',
  unknownSubstatus: 'ليست من الحالات الفرعية لهذه الحالة',
  modelLocked: 'لا يمكن تغيير القيمة',
  archived: 'هذه الحالة الفرعية مؤرشفة',
  otherPath: 'ليست القيمة التي في المسار',
  columns: {
    subStatus: 'الحالة الفرعية',
    status: 'الحالة الرئيسية',
    model: 'النوع',
    organization: 'المنظمة',
  },
};
