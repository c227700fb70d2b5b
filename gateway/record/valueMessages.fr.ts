import type { Translated } from '../generated/wording.ts';
import type { valueMessages } from './valueMessages.ts';

export const fr: Translated<typeof valueMessages> = {
  mustBe: {
    Date: 'Date doit être une date du calendrier comme 2026-11-20',
    DateTime: 'DateTime doit être un moment comme 2026-11-20T05:49:00.000Z',
    Decimal: 'Decimal doit être un nombre décimal simple comme 1234.50',
    Cursor: 'Cursor doit être un curseur qui a été donné',
    CountryCode: 'CountryCode doit être un code ISO 3166-1 alpha-2 comme KE',
  },
  sentWrong: (scalar) => `Le serveur a envoyé un ${scalar} qui n’en est pas un`,
};
