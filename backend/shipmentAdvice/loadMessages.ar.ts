import { items } from '../language/wording.ar.ts';
import type { Translated } from '../language/wording.ts';
import { party } from '../record/messages.ar.ts';
import type { loadMessages } from './loadMessages.ts';

export const ar: Translated<typeof loadMessages> = {
  nothingToShip: 'لا يمكن أن تغادر شحنة بلا بنود',
  prohibited: (parties) => `${party.namesProhibited(parties)}؛ لا يمكن أن تغادر الشحنة`,
  notReady: (count) => `ليس جاهزًا ولا معبّأ: ${items(count)}`,
  unreleased: (count) => `بانتظار الإفراج: ${items(count)}`,
  withoutCountry: (count) => `بلا بلد صنع: ${items(count)}`,
};
