import type { Translated } from '../../generated/wording.ts';
import type { uiMessages } from './messages.ts';

export const pt: Translated<typeof uiMessages> = {
  unchanged: 'Ainda nada foi alterado',
  missing: (what) => `Falta: ${what}`,
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
