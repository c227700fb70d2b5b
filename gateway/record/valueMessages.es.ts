import type { Translated } from '../generated/wording.ts';
import type { valueMessages } from './valueMessages.ts';

export const es: Translated<typeof valueMessages> = {
  mustBe: {
    Date: 'Date debe ser una fecha del calendario como 2026-11-20',
    DateTime: 'DateTime debe ser un momento como 2026-11-20T05:49:00.000Z',
    Decimal: 'Decimal debe ser un número decimal simple como 1234.50',
    Cursor: 'Cursor debe ser uno que se haya entregado',
    CountryCode: 'CountryCode debe ser un código ISO 3166-1 alfa-2 como KE',
  },
  sentWrong: (scalar) => `El servidor envió un ${scalar} que no lo es`,
};
