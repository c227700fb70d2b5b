import type { Translated } from '../../generated/wording.ts';
import type { uiMessages } from './messages.ts';

export const es: Translated<typeof uiMessages> = {
  unchanged: 'Todavía no se ha cambiado nada',
  missing: (what) => `Falta: ${what}`,
  keys: {
    Alt: 'Alt',
    Ctrl: 'Ctrl',
    Enter: 'Enter',
    Esc: 'Esc',
    PgDn: 'AvPág',
    PgUp: 'RePág',
    Shift: 'Mayús',
    Tab: 'Tab',
  },
  byKeys: (what, keys) => `${what} (${keys})`,
};
