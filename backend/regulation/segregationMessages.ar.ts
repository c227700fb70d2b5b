import type { Translated } from '../language/wording.ts';
import type { segregationMessages } from './segregationMessages.ts';

export const ar: Translated<typeof segregationMessages> = {
  gasZones: 'الأشد من المنطقتين A وB',
  liquid8: 'إذا كانت مادة الفئة 8 سائلة',
  liquid61: 'إذا كانت مادة الفئة 6.1 سائلة من مجموعة التعبئة I، المنطقة A',
  on: (advice, conditions) => `${advice} (${conditions})`,
};
