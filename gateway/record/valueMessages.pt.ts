import type { Translated } from '../generated/wording.ts';
import type { valueMessages } from './valueMessages.ts';

export const pt: Translated<typeof valueMessages> = {
  mustBe: {
    Date: 'Date tem de ser uma data como 2026-11-20',
    DateTime: 'DateTime tem de ser um momento como 2026-11-20T05:49:00.000Z',
    Decimal: 'Decimal tem de ser um número decimal simples como 1234.50',
    Cursor: 'Cursor tem de ser um dos que foram dados',
    CountryCode: 'CountryCode tem de ser um código ISO 3166-1 alfa-2 como MZ',
  },
  sentWrong: (scalar) => `O servidor enviou um valor que não é ${scalar}`,
};
