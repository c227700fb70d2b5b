import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  oneList: 'يجب أن يكون في كل عنصر من `lists` حقل واحد بالضبط من حقوله',
  tooManyLists: 'لا يمكن أن يتجاوز `lists` 60 عنصرًا',
};
