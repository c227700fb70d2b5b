import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  incomplete: 'خطأ: لم يصل الملف كاملًا',
  empty: 'خطأ: الملف فارغ',
  type: 'خطأ: لا يُقبل إلا PDF والصور وملفات Office وCSV والنصوص',
  mismatch: 'خطأ: الملف ليس ما يقوله اسمه',
  pictureType: 'خطأ: لا يُقبل إلا png وjpg وjpeg',
  pictureTooLarge: 'خطأ: الملف أكبر من 5 م.ب',
  damaged: 'خطأ: لا يمكن قراءة الصورة',
  tooManyPixels: 'خطأ: في الصورة بكسلات أكثر من اللازم',
  tooMuchWork: 'خطأ: تحتاج قراءة الصورة إلى ذاكرة كبيرة. احفظها ببكسلات أقل، و8 بت للون، ودون تشابك',
};
