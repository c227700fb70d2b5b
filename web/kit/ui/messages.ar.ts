import type { Translated } from '../../generated/wording.ts';
import type { uiMessages } from './messages.ts';

export const ar: Translated<typeof uiMessages> = {
  unchanged: 'لم يتغيّر شيء بعد',
  missing: (what) => `${what}: مطلوب`,
  keys: {
    Alt: 'Alt',
    Ctrl: 'Ctrl',
    Enter: 'Enter',
    Esc: 'Esc',
    PgDn: 'PgDn',
    PgUp: 'PgUp',
    Shift: 'Shift',
    Tab: 'Tab',
  },
  byKeys: (what, keys) => `${what} (${keys})`,
};
