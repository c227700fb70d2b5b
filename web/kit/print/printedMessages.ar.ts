import { counted } from '../../base/wording.ar.ts';
import type { Translated } from '../../generated/wording.ts';
import type { printedMessages } from './printedMessages.ts';

const changed = counted('لا تغييرات', 'تغيير واحد', 'تغييران', 'تغييرات', 'تغييرًا', 'تغيير');

export const ar: Translated<typeof printedMessages> = {
  failed: (reason) => `تعذّر تحضير الوثيقة: ${reason}`,
  foot: (name, moment, person) => `${name}، حتى ${moment}، طبعه ${person}`,
  firstRows: (rows, count) => `هذه أول ${rows} من أصل ${count} من الصفوف.`,
  dollars: 'جميع المبالغ بالدولار الأمريكي.',
  emptyColumns: (columns) => `غير محدَّد في أي بند ولذلك بلا عمود: ${columns.join('، ')}.`,
  emptyFields: (fields) => `غير محدَّد: ${fields.join('، ')}.`,
  left: (lists) => `ليس في هذه الوثيقة: ${lists.join('، ')}.`,
  noComments: 'التعليقات لا تُطبع.',
  unsaved: (changes) => `مسودة: لم يُحفظ بعد ${changed(changes)}`,
  draft: 'مسودة',
};
