import { people } from '../../base/wording.ar.ts';
import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { inviteManyMessages } from './messages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof inviteManyMessages> = {
  title: 'دعوة كثيرين',
  people: 'الأشخاص',
  how: 'اكتب، أو الصق من جدول فيه الأسماء والعناوين والأدوار والبرامج، أو قائمة مثل «Ama Osei <ama@health.example>; …» من رسالة. الصف المرفوض يبيّن السبب، وتُدعى بقية الأشخاص.',
  addressTwice: 'هذا العنوان في صفين',
  invited: 'مدعو',
  invite: (count) => (count === 0 ? 'دعوة' : `دعوة (${people(count)})`),
  invitedPeople: (count) => `تمت دعوة: ${people(count)}`,
  counts: (all, invited) => `${people(all)}، المدعو ${number(invited)}`,
  withoutProgram: (count) =>
    `بلا برنامج: ${people(count)}. لا يفتح دورهم أوامر شراء ولا شحنات إلى أن يصيروا أعضاء في برنامج.`,
  links: (count) => (count === 1 ? 'نسخ الرابط' : `نسخ الروابط (${number(count)})`),
};
