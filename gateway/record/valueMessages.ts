import { texts } from '../generated/texts.ts';

/** What a value of a scalar of the schema must be. */
export const valueMessages = texts('values', {
  mustBe: {
    Date: 'Date must be a calendar date like 2026-11-20',
    DateTime: 'DateTime must be a moment like 2026-11-20T05:49:00.000Z',
    Decimal: 'Decimal must be a plain decimal number like 1234.50',
    Cursor: 'Cursor must be one that was given out',
    CountryCode: 'CountryCode must be an ISO 3166-1 alpha-2 code like KE',
  },
  sentWrong: (scalar: string) => `The server sent a ${scalar} that is none`,
});
