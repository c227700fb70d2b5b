import type { Translated } from '../../generated/wording.ts';
import type { tabMessages } from './tabMessages.ts';

export const ar: Translated<typeof tabMessages> = {
  views: 'طرق العرض',
  all: 'الكل',
  sharedWithProgram: 'مُشارَك مع البرنامج',
  sharedWithOrganization: 'مُشارَك مع المنظمة',
  saveView: 'حفظ العرض',
  columns: 'الأعمدة',
};
