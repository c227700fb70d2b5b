import type { Translated } from '../generated/wording.ts';
import type { valueMessages } from './valueMessages.ts';

export const ar: Translated<typeof valueMessages> = {
  mustBe: {
    Date: 'يجب أن تكون Date تاريخًا مثل \u200e2026-11-20',
    DateTime: 'يجب أن تكون DateTime لحظة مثل \u200e2026-11-20T05:49:00.000Z',
    Decimal: 'يجب أن تكون Decimal عددًا عشريًا مثل 1234.50',
    Cursor: 'يجب أن تكون Cursor مؤشرًا سبق إعطاؤه',
    CountryCode: 'يجب أن تكون CountryCode رمز بلد وفق ISO 3166-1 alpha-2 مثل KE',
  },
  sentWrong: (scalar) => `أرسل الخادم قيمة ليست ${scalar}`,
};
