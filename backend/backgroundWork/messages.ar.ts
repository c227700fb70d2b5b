import { z } from 'zod';
import type { HttpError } from '../api/errors.ts';
import { counted } from '../language/wording.ar.ts';
import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

const fieldErrors = z.record(z.string(), z.array(z.string()));

const ofRecords = counted('لا سجلات', 'سجل واحد', 'سجلين', 'سجلات', 'سجلًا', 'سجل');
const changes = counted('لا تغييرات', 'تغيير واحد', 'تغييران', 'تغييرات', 'تغييرًا', 'تغيير');

/** Returns the messages of a rejection in one text. */
function textOf({ body, message }: HttpError): string {
  const { data } = fieldErrors.safeParse(body.errors);
  if (!data) return message;
  const texts = Object.entries(data).flatMap(([field, each]) =>
    each.map((text) => (field === 'base' ? text : `${field.replace(/[._]/g, ' ')}: ${text}`)),
  );
  return texts.join('. ');
}

export const ar: Translated<typeof messages> = {
  refusal: (rejected) => ({
    code: typeof rejected.body.code === 'string' ? rejected.body.code : 'invalid',
    reason: rejected.body.code === 'not_found' ? 'أُزيل، أو لم يعد متاحًا لك' : textOf(rejected),
  }),
  unknownKind: 'ليست من القيم المسموح بها',
  notFound: 'لم يُعثر عليها',
  nothingMatches: 'لا توافق أي سجل',
  tooMany: (most) => `توافق أكثر من ${ofRecords(most)}: ضيّق التصفية`,
  full: (most) => `لمنظمتك في الخلفية، جاريةً أو منتظرةً: ${changes(most)}. انتظر انتهاء أحدها.`,
  ended: 'انتهت من قبل',
  notEnded: 'لم تنتهِ بعد',
  changedNothing: 'لم تغيّر شيئًا',
  noWayBack: 'لا يمكن لأي سجل الرجوع من حالته الجديدة',
  noWay: 'حالته الجديدة لا تقود إلى حالته السابقة',
  undone: 'تم التراجع عنها من قبل',
  noLongerAllowed: 'لم يعد مسموحًا لمن طلبها بهذا التغيير. يبقى ما تغيّر قبل ذلك.',
  gaveUp: 'فشلت مرارًا بسبب خطأ في Lading. يبقى ما تغيّر قبل ذلك.',
};
