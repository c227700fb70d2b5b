import type { Translated } from '../language/wording.ts';
import { trimDecimal } from '../record/decimal.ts';
import type { packageMessages } from './packageMessages.ts';

export const ar: Translated<typeof packageMessages> = {
  fromLines: 'تُحسب القيمة من أسطر الطرود: غيّرها هناك',
  tooMany: 'في الأسطر أكثر من 1,000,000 طرد',
  tooHeavy: 'وزن الأسطر أكثر مما يمكن أن تزنه شحنة',
  notInShipment: 'ليس في الشحنة',
  twice: 'البند موجود هنا من قبل: غيّر كميته هناك',
  moreThan: (quantity) => `أكثر مما بقي من البند، ومجموعه ${trimDecimal(quantity)}`,
  iceTooHeavy: (gross) => `يجب أن تكون القيمة أقل من الوزن القائم للطرد، وهو ${trimDecimal(gross)} كغ`,
  goodsTooHeavy: (gross) => `الوزن مع الثلج الجاف أكثر من وزن الطرد وهما فيه، وهو ${trimDecimal(gross)} كغ`,
  packed: (quantity, order, line) => `${quantity} من ${order}، السطر ${line}`,
};
